// Relays the page's visit events to the app from the isolated world, so that no other frame reaches the message handler.
(messageHandlerName) => {
  const messageHandler = window.webkit.messageHandlers[messageHandlerName]
  const maximumPerSecond = 100
  let second = 0, count = 0

  const relay = ({ detail }) => {
    if (typeof detail != "string" || detail.length >= 10000) return

    const now = Math.floor(Date.now() / 1000)
    if (now != second) [second, count] = [now, 0]
    count += 1
    if (count <= maximumPerSecond) messageHandler.postMessage(detail)
  }

  // document.open() removes the listeners of the document. Adding a listener again has no effect.
  const listen = () => document.addEventListener("native-visits:tell", relay)
  new MutationObserver(listen).observe(document, { childList: true })
  listen()
}
