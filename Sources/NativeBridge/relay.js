// Carries the page's messages to the native app, from an isolated world: the page can neither reach the message handler
// nor change what `location` says here. The first line is the page's address, what follows is its message; an address
// alone announces a new document.
(messageHandlerName, limit) => {
  if (globalThis.nativeBridgeRelay) return
  globalThis.nativeBridgeRelay = true

  const messageHandler = window.webkit.messageHandlers[messageHandlerName]

  document.addEventListener("native-bridge:message", ({ detail }) => {
    if (typeof detail != "string") return

    if (detail.length > limit) {
      console.error(`A message of ${detail.length} characters was not sent; it may have ${limit} bytes.`)
    } else {
      messageHandler.postMessage(`${location.href}\n${detail}`)
    }
  })

  messageHandler.postMessage(location.href)
}
