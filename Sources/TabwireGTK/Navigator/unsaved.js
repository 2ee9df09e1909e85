// Returns the reason why a page would lose something if it were reloaded, or null, and its scroll position. Runs in the
// isolated world, out of reach of the page's scripts. A page that reports a false reason only keeps its process alive.
asksHandlers => {
  // The main frame and its same-origin frames.
  const documents = [document]
  const select = (document, selector) => [...Document.prototype.querySelectorAll.call(document, selector)]
  for (const document of documents) {
    const frames = select(document, "iframe, frame, object")
    documents.push(...frames.map(frame => frame.contentDocument).filter(document => document))
  }
  const all = selector => documents.flatMap(document => select(document, selector))

  // The value of the field before any input.
  const original = field => {
    if (field.localName == "textarea") return field.defaultValue
    const untouched = document.createElement("input")
    for (const name of ["type", "min", "max", "step", "multiple", "value"]) {
      if (field.hasAttribute(name)) untouched.setAttribute(name, field.getAttribute(name))
    }
    return untouched.value
  }

  const isChosen = select => {
    const options = [...select.options]
    if (select.multiple || options.some(option => option.defaultSelected)) {
      return options.some(option => option.selected != option.defaultSelected)
    }
    return select.selectedIndex > options.findIndex(option => !option.disabled)
  }

  const isChanged = field => {
    if (field.localName == "select") return isChosen(field)
    switch (field.type) {
      case "hidden": case "submit": case "button": case "reset": case "image": return false
      case "checkbox": case "radio": return field.checked != field.defaultChecked
      case "file": return field.files.length > 0
      // A partly entered date or number has an empty value.
      default: return field.validity.badInput || field.value != original(field)
    }
  }

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
    const fields = all("input, textarea, select")
    if (fields.some(isChanged)) return "it has unsent input"
    if (globalThis.tabwireTyping?.isKept([...fields, ...all("[contenteditable]")])) return "it has unsent input"
    if (documents.some(({ designMode }) => designMode == "on")) return "it is being edited"
    if (documents.some(({ body }) => body != document.body && body?.isContentEditable)) return "it is being edited"
    return null
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
