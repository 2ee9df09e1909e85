// Carries the page's messages to the native app, from an isolated world: the page can neither reach the message handler
// nor change what `location` says here.
(messageHandlerName, limit) => {
  if (globalThis.nativeBridgeRelay) return
  globalThis.nativeBridgeRelay = true

  const post = message => {
    const body = JSON.stringify({ page: location.href, message })
    window.webkit.messageHandlers[messageHandlerName].postMessage(body)
  }

  document.addEventListener("native-bridge:message", ({ detail }) => {
    if (typeof detail != "string") return

    if (detail.length > limit) {
      console.error(`A message of ${detail.length} characters was not sent: ${limit} bytes is the most a message may have.`)
    } else {
      post(detail)
    }
  })

  post()
}
