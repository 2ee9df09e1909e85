// Says why a page would lose something if it were loaded again, or null; and how far it is scrolled. Runs in the isolated
// world, so that no script of the page can break it; what a page pretends only keeps its own process alive.
() => {
  // The page, and what its frames show of its own origin.
  const documents = [document]
  const select = (document, selector) => [...Document.prototype.querySelectorAll.call(document, selector)]
  for (const document of documents) {
    const frames = select(document, "iframe, frame, object")
    documents.push(...frames.map(frame => frame.contentDocument).filter(document => document))
  }
  const all = selector => documents.flatMap(document => select(document, selector))

  // What the field would hold if nobody had touched it.
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
      // Half a date or number is none yet.
      default: return field.validity.badInput || field.value != original(field)
    }
  }

  // What was listened to or watched goes on where it was; what moves for decoration needs not.
  const isWatched = media =>
    !media.ended && (media.muted ? !media.paused && !media.loop : !media.paused || media.currentTime > 1)

  const objects = () => {
    const event = document.createEvent("BeforeUnloadEvent")
    event.initEvent("beforeunload", false, true)
    window.dispatchEvent(event)
    return event.defaultPrevented || event.returnValue != ""
  }

  const reason = () => {
    const fields = all("input, textarea, select")
    if (fields.some(isChanged)) return "it is typed in"
    if (globalThis.tabwireTyping?.isKept([...fields, ...all("[contenteditable]")])) return "it is typed in"
    if (documents.some(({ designMode }) => designMode == "on")) return "it is edited"
    if (documents.some(({ body }) => body != document.body && body?.isContentEditable)) return "it is edited"
    if (all("audio, video").some(isWatched)) return "it plays"
    if (all("dialog[open], :popover-open").length > 0 || document.fullscreenElement) return "something is open in it"
    if (all("[aria-busy=true]").length > 0) return "it says that it is busy"
    // Pages may do something when they hear this: it comes last.
    if (objects()) return "it asks to stay"
    return null
  }

  return { reason: reason(), position: { x: scrollX, y: scrollY } }
}
