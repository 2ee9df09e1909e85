// Shows a page that was suspended as it was left: as new as the server has it, and scrolled to where it was, as soon and as
// long as its content comes, unless the user scrolls first. Tells the app when that is painted for the first time. Runs in the
// isolated world, before the page's own scripts.
(messageHandlerName, url, x, y) => {
  if (location.href != url) return

  // WebKit shows what it has kept of a page, however old. So old a page must not speak for the server.
  const [load] = performance.getEntriesByType("navigation")
  if (load?.responseStart < 0 && load.type != "reload") {
    stop()
    return location.reload()
  }

  let isLeftAlone = true
  for (const type of ["wheel", "keydown", "pointerdown", "touchstart", "native-scroll"]) {
    addEventListener(type, () => isLeftAlone = false, { capture: true, once: true, passive: true })
  }
  const settle = () => {
    if (isLeftAlone) scrollTo({ left: x, top: y, behavior: "instant" })
    return Math.abs(scrollX - x) < 1 && Math.abs(scrollY - y) < 1
  }

  document.addEventListener("DOMContentLoaded", () => {
    const isThere = settle()
    const observer = new ResizeObserver(() => { if (isLeftAlone) settle(); else observer.disconnect() })
    observer.observe(document.documentElement)
    addEventListener("load", () => setTimeout(() => observer.disconnect(), isThere ? 500 : 5000), { once: true })
    const messageHandler = window.webkit.messageHandlers[messageHandlerName]
    requestAnimationFrame(() => requestAnimationFrame(() => messageHandler.postMessage("")))
  }, { once: true })
}
