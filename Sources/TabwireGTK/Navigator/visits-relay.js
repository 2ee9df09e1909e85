// Carries what a page tells of its visits to the app, from an isolated world: no frame can reach the message handler.
(messageHandlerName) => {
  const messageHandler = window.webkit.messageHandlers[messageHandlerName]
  // Nobody visits more pages than that.
  const mostInASecond = 100
  let second = 0, count = 0

  document.addEventListener("native-visits:tell", ({ detail }) => {
    if (typeof detail != "string" || detail.length >= 10000) return

    const now = Math.floor(Date.now() / 1000)
    if (now != second) [second, count] = [now, 0]
    count += 1
    if (count <= mostInASecond) messageHandler.postMessage(detail)
  })
}
