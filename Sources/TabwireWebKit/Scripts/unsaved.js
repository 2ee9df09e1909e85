// Returns the reason why reloading a page would lose state, or null, and its scroll position. Runs in the isolated
// world, out of reach of the page's scripts, with unsent-input.js as its first argument. A page that reports a false reason only keeps its process alive.
unsentInput => asksHandlers => {
  // The main frame and its same-origin frames.
  const documents = [document]
  const select = (document, selector) => [...Document.prototype.querySelectorAll.call(document, selector)]
  for (const document of documents) {
    const frames = select(document, "iframe, frame, object")
    documents.push(...frames.map(frame => frame.contentDocument).filter(document => document))
  }
  const all = selector => documents.flatMap(document => select(document, selector))

  // Media that the user started. Muted loops are decoration.
  const isWatched = media =>
    !media.ended && (media.muted ? !media.paused && !media.loop : !media.paused || media.currentTime > 1)

  const objects = () => {
    const event = document.createEvent("BeforeUnloadEvent")
    event.initEvent("beforeunload", false, true)
    window.dispatchEvent(event)
    return event.defaultPrevented || event.returnValue != ""
  }

  const inputReason = () => {
    const reason = unsentInput(true)
    if (reason) return reason
    const isKept = globalThis.tabwireTyping?.isKept(all("input, textarea, select, [contenteditable]"))
    return isKept ? "it has unsent input" : null
  }

  const otherReason = () => {
    if (all("audio, video").some(isWatched)) return "it plays media"
    if (all("dialog[open], :popover-open").length > 0 || document.fullscreenElement) return "a dialog is open"
    if (all("[aria-busy=true]").length > 0) return "it is marked aria-busy"
    // Last, because a page's beforeunload handlers may have side effects.
    if (asksHandlers && objects()) return "its beforeunload handler objects"
    return null
  }

  // Pages without an origin have none, and reading it throws.
  const session = () => {
    try { return { ...sessionStorage } } catch { return {} }
  }

  const input = inputReason()
  const reason = input ?? otherReason()
  return { reason, hasInput: input != null, position: { x: scrollX, y: scrollY }, sessionStorage: session() }
}
