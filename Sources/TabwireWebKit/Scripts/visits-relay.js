// Relays the page's visit events to the app from the isolated world, so that no other frame reaches the message handler,
// and no page of another origin.
(messageHandlerName, startURL) => {
  if (startURL && location.origin != new URL(startURL).origin) return

  const messageHandler = window.webkit.messageHandlers[messageHandlerName]
  const maximumPerSecond = 100
  // A message with the response to a form counts as many.
  const maximumLength = 600000, lengthOfOne = 10000
  let second = 0, count = 0

  const relay = ({ detail }) => {
    if (typeof detail != "string" || detail.length >= maximumLength) return

    const now = Math.floor(Date.now() / 1000)
    if (now != second) [second, count] = [now, 0]
    count += 1 + Math.floor(detail.length / lengthOfOne)
    if (count <= maximumPerSecond) messageHandler.postMessage(detail)
  }

  // document.open() removes the listeners of the document. Adding a listener again has no effect.
  const listen = () => document.addEventListener("native-visits:tell", relay)
  new MutationObserver(listen).observe(document, { childList: true })
  listen()
}
