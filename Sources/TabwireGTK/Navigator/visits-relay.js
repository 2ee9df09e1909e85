// Carries what a page tells of its visits to the app, from an isolated world: no frame can reach the message handler.
(messageHandlerName) => {
  const messageHandler = window.webkit.messageHandlers[messageHandlerName]

  document.addEventListener("native-visits:tell", ({ detail }) => {
    if (typeof detail == "string" && detail.length < 10000) messageHandler.postMessage(detail)
  })
}
