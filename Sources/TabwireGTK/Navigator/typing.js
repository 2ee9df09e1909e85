// Remembers what the user typed or chose, for unsaved.js: scripts of a page may take it out of its field, or make it look as
// if it had come from the server. Runs in the isolated world, in every frame, before the page's own scripts.
(messageHandlerName) => {
  const mostTexts = 1000
  // As many pages as Turbo keeps for going back.
  const mostPages = 10
  // The fields that hold something since: their text, null where nobody can look, and the pages that Turbo showed since they
  // were left. They count until they are sent, or Turbo has forgotten their page.
  const unsent = new Map()
  // The texts of these. They count where they are shown again: a server sends a form back to be corrected.
  const texts = new Set()

  const isText = field => field.isContentEditable || field instanceof HTMLTextAreaElement ||
    field instanceof HTMLInputElement && !["hidden", "checkbox", "radio", "range", "color", "file"].includes(field.type)
  const content = field => field.isContentEditable ? field.textContent : field.value
  const text = field => isText(field) ? content(field).trim() : null
  const isEmpty = field =>
    text(field) === "" && !field.validity?.badInput && !field.querySelector(":not(br, div, p, span)")

  const target = event => {
    const element = event.composedPath()[0]
    if (!(element instanceof Element)) return document.documentElement
    return element.isContentEditable ? element.closest("[contenteditable]") ?? element : element
  }

  // Tells the app where something is typed: unsaved.js sees no page that the user can go back to, and no frame of another
  // origin.
  let told = "nothing"
  const tell = (where, isRepeated) => {
    if (where != told || isRepeated) window.webkit.messageHandlers[messageHandlerName].postMessage(where)
    told = where
  }
  const tellOfPage = () => { if (window == window.top) tell(unsent.size > 0 ? "page" : "nothing") }
  addEventListener("pageshow", ({ persisted }) => { if (persisted && told != "nothing") tell(told, true) })

  const note = event => {
    if (!event.isTrusted) return
    if (window != window.top) return tell("frame")
    const field = target(event)
    // An editor that writes by itself what is typed lets no "input" follow.
    if (event.type == "input" && isEmpty(field)) unsent.delete(field)
    else unsent.set(field, { text: text(field), pages: new Set() })
    tellOfPage()
  }
  for (const type of ["beforeinput", "input", "change"]) addEventListener(type, note, { capture: true, passive: true })

  const noteFiles = event => {
    if ((event.dataTransfer ?? event.clipboardData)?.types.includes("Files")) note(event)
  }
  for (const type of ["drop", "paste"]) addEventListener(type, noteFiles, { capture: true, passive: true })

  const forget = isForgotten => {
    for (const [field, entry] of unsent) {
      if (!isForgotten(field, entry)) continue
      for (const known of [entry.text, text(field)]) if (known) texts.add(known)
      unsent.delete(field)
    }
    for (const oldest of [...texts].slice(0, -mostTexts)) texts.delete(oldest)
    tellOfPage()
  }

  // The fields of a form, and those of which it shows the text, since Turbo copies pages that it keeps.
  const didSend = form => {
    const shown = new Set([...form.elements, ...form.querySelectorAll("[contenteditable]")].map(text))
    forget((field, entry) => field.form == form || form.contains(field) ? typeof content(field) == "string"
      : !field.isConnected && entry.text && shown.has(entry.text))
  }
  addEventListener("turbo:submit-start", ({ target }) => { if (target instanceof HTMLFormElement) didSend(target) }, true)

  // A form that is sent without Turbo takes the page with it.
  let submitted
  addEventListener("submit", event => {
    submitted = event.target
    setTimeout(() => { if (event.defaultPrevented) submitted = null })
  }, true)
  addEventListener("pagehide", () => { if (submitted instanceof HTMLFormElement) didSend(submitted) })

  addEventListener("turbo:load", () => forget((field, { pages }) =>
    !field.isConnected && pages.add(location.href).size > mostPages), true)

  // Whether something is left of it, in one of the fields that are shown or elsewhere.
  globalThis.tabwireTyping = {
    isKept: fields => unsent.size > 0 || fields.some(field => texts.has(text(field)))
  }
}
