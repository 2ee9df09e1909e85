// Carries visits from the page to the app, from an isolated world: no frame can reach the message handler.
(messageHandlerName) => {
  const messageHandler = window.webkit.messageHandlers[messageHandlerName]

  document.addEventListener("native-visits:visit", ({ detail }) => {
    if (typeof detail == "string" && detail.length < 10000) messageHandler.postMessage(detail)
  })
}
