package dev.tabwire.hotwire

/** The script that finds unsent input. It is a copy of `Sources/TabwireClient/unsent-input.js`; a test compares them. */
internal object UnsentInput {
    /**
     * A function that returns the reason why a page would lose input if it was loaded again or removed, or null. Its argument
     * says whether the client hears of typed text by itself.
     */
    val SCRIPT: String = """
// Returns the reason why a page would lose input if it was loaded again or removed, or null. Every client asks with this
// script. Web/test/unsent_input.json has its cases, which are tried in Chromium and in WebKitGTK. Runs in the isolated world
// where there is one.
//
// tracksTyping: whether the client hears of typed text by itself. Otherwise an editor with the focus counts as typed in.
(tracksTyping) => {
  const select = (document, selector) => [...Document.prototype.querySelectorAll.call(document, selector)]

  // The main frame and its same-origin frames.
  const documents = [document]
  for (const document of documents) {
    const frames = select(document, "iframe, frame, object")
    documents.push(...frames.map(frame => frame.contentDocument).filter(document => document))
  }

  // The value of the field before any input: browsers choose or rewrite it, for a range or several mail addresses.
  const original = field => {
    if (field.localName == "textarea") return field.defaultValue
    const template = document.createElement("template")
    template.innerHTML = field.outerHTML
    return template.content.firstElementChild.value
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

  const isEdited = ({ activeElement, body, designMode }) =>
    designMode == "on" || body != document.body && body?.isContentEditable ||
    !tracksTyping && activeElement?.isContentEditable

  if (documents.some(document => select(document, "input, textarea, select").some(isChanged))) return "it has unsent input"
  return documents.some(isEdited) ? "it is being edited" : null
}
""".removePrefix("\n")
}
