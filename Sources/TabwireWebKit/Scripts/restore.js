// Restores a suspended page: makes sure that it is fresh from the server, and keeps its session storage, and its scroll
// position while its content loads, until the user scrolls. Reports the first paint to the app. Runs in the isolated world,
// before the page's scripts.
(messageHandlerName, url, x, y, session) => {
  if (location.href != url) return

  // A new web view has an empty session storage.
  try {
    if (sessionStorage.length == 0) for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value)
  } catch {}

  // WebKit restores pages from its cache, however old. An old page must not send its configuration.
  const [load] = performance.getEntriesByType("navigation")
  const isCached = load?.responseStart < 0 || load?.deliveryType == "cache"
  if (isCached && load.type != "reload") {
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
    addEventListener("load", () => setTimeout(() => {
      // WebKit also scrolls a page that it has reloaded, after the load.
      settle()
      setTimeout(() => observer.disconnect(), isThere ? 500 : 5000)
    }), { once: true })
    const messageHandler = window.webkit.messageHandlers[messageHandlerName]
    requestAnimationFrame(() => requestAnimationFrame(() => messageHandler.postMessage("")))
  }, { once: true })
}
