// Carries the page's messages to the native app, from an isolated world: the page can neither reach the message handler
// nor change what `location` says here. The first line is the page's address, what follows is its message; an address
// alone announces a new document.
(messageHandlerName, limit) => {
  if (globalThis.nativeBridgeRelay) return
  globalThis.nativeBridgeRelay = true

  const messageHandler = window.webkit.messageHandlers[messageHandlerName]

  // The app hears messages before it paints. A page that never stops talking would keep it from that, so a page may say
  // much at once, and then only so much a second, by a clock that nobody sets.
  const bucket = (capacity, perSecond) => {
    let level = 0, then = performance.now()
    return amount => {
      const now = performance.now()
      level = Math.max(0, level - (now - then) / 1000 * perSecond)
      then = now
      if (level + amount > capacity) return false
      level += amount
      return true
    }
  }
  const hasRoomForMessages = bucket(20_000, 1_000)
  const hasRoomForCharacters = bucket(16 * 1024 * 1024, 8 * 1024 * 1024)
  let hasComplained = false

  document.addEventListener("native-bridge:message", ({ detail }) => {
    if (typeof detail != "string") return

    if (detail.length > limit) {
      console.error(`A message of ${detail.length} characters was not sent; it may have ${limit} bytes.`)
    } else if (hasRoomForMessages(1) && hasRoomForCharacters(detail.length)) {
      messageHandler.postMessage(`${location.href}\n${detail}`)
    } else if (!hasComplained) {
      hasComplained = true
      console.error("More messages were sent than the app can hear; some were dropped.")
    }
  })

  messageHandler.postMessage(location.href)
}
