// Posts the page's messages to the native app, from an isolated world: the page can neither reach the message handler nor
// change `location` here. The first line of a post is the page's address, the rest is its message. An address alone
// announces a new document.
(messageHandlerName, maximumByteCount) => {
  if (globalThis.nativeBridgeRelay) return
  globalThis.nativeBridgeRelay = true

  const messageHandler = window.webkit.messageHandlers[messageHandlerName]

  // The app handles messages before it paints, so a page that never stops sending could block it. A page may send a
  // burst, then a limited rate. The monotonic clock is independent of the device's time.
  const bucket = (capacity, perSecond) => {
    let level = 0, last = performance.now()
    return amount => {
      const now = performance.now()
      level = Math.max(0, level - (now - last) / 1000 * perSecond)
      last = now
      if (level + amount > capacity) return false
      level += amount
      return true
    }
  }
  const hasRoomForMessages = bucket(20_000, 250)
  const hasRoomForCharacters = bucket(16 * 1024 * 1024, 8 * 1024 * 1024)
  let hasReported = false

  const post = ({ detail }) => {
    if (typeof detail != "string") return

    if (detail.length > maximumByteCount) {
      console.error(`Message not sent: it has ${detail.length} characters, and the maximum is ${maximumByteCount} bytes.`)
    } else if (hasRoomForMessages(1) && hasRoomForCharacters(detail.length)) {
      messageHandler.postMessage(`${location.href}\n${detail}`)
    } else if (!hasReported) {
      hasReported = true
      console.error("Messages dropped: the page sends more than the app accepts.")
    }
  }

  // document.open() removes the listeners of the document. Adding a listener again has no effect.
  const listen = () => document.addEventListener("native-bridge:message", post)
  new MutationObserver(listen).observe(document, { childList: true })
  listen()

  messageHandler.postMessage(location.href)
}
