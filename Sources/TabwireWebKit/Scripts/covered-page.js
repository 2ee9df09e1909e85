// Reports to the app when the page covers itself in the background, because its user may have signed out, and when it is
// painted again. Runs in the isolated world, before the page's scripts.
(messageHandlerName) => {
  const root = document.documentElement
  const messageHandler = window.webkit.messageHandlers[messageHandlerName]
  let isCovered = false
  // No frame is painted in the background.
  const reportPaint = () => requestAnimationFrame(() => requestAnimationFrame(() => {
    if (!isCovered) messageHandler.postMessage("painted")
  }))
  const update = () => {
    const wasCovered = isCovered
    isCovered = root.style.display == "none" && (isCovered || document.hidden)
    if (isCovered && !wasCovered) messageHandler.postMessage("covered")
    if (wasCovered && !isCovered) reportPaint()
  }
  if (root) new MutationObserver(update).observe(root, { attributeFilter: ["style"] })
  reportPaint()
}
