// Tracks unsent input for unsaved.js, because a page's scripts may move it out of its field or make it look like the
// server's value. Runs in the isolated world, in every frame, before the page's scripts.
(messageHandlerName) => {
  const maximumTextCount = 1000
  // The size of Turbo's snapshot cache.
  const maximumPageCount = 10
  // The fields with unsent input: their text (null if unknown) and the pages that Turbo showed since. They count until they
  // are submitted, or Turbo's cache has dropped their page.
  const unsent = new Map()
  // The texts that were submitted. They count again when a server renders the form with errors.
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

  // Reports unsent input to the app, which unsaved.js cannot see in cached pages and in frames of other origins.
  let reported = "none"
  const report = (where, isRepeated) => {
    if (where != reported || isRepeated) window.webkit.messageHandlers[messageHandlerName].postMessage(where)
    reported = where
  }
  const reportPage = () => { if (window == window.top) report(unsent.size > 0 ? "page" : "none") }
  addEventListener("pageshow", ({ persisted }) => { if (persisted && reported != "none") report(reported, true) })

  const note = event => {
    if (!event.isTrusted) return
    if (window != window.top) return report("frame")
    const field = target(event)
    // Editors that handle "beforeinput" themselves send no "input".
    if (event.type == "input" && isEmpty(field)) unsent.delete(field)
    else unsent.set(field, { text: text(field), pages: new Set() })
    reportPage()
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
    for (const oldest of [...texts].slice(0, -maximumTextCount)) texts.delete(oldest)
    reportPage()
  }

  // Removes the fields of a submitted form, and detached fields with the same text: Turbo clones the pages in its
  // cache.
  const didSend = form => {
    // A field of the form may have the name of a property or a method.
    const elements = Object.getOwnPropertyDescriptor(HTMLFormElement.prototype, "elements").get.call(form)
    const editors = Element.prototype.querySelectorAll.call(form, "[contenteditable]")
    const shown = new Set([...elements, ...editors].map(text))
    forget((field, entry) => field.form == form || Node.prototype.contains.call(form, field) ? typeof content(field) == "string"
      : !field.isConnected && entry.text && shown.has(entry.text))
  }
  addEventListener("turbo:submit-start", ({ target }) => { if (target instanceof HTMLFormElement) didSend(target) }, true)

  // A form that is submitted without Turbo replaces the page.
  let submitted
  addEventListener("submit", event => {
    submitted = event.target
    setTimeout(() => { if (event.defaultPrevented) submitted = null })
  }, true)
  addEventListener("pagehide", () => { if (submitted instanceof HTMLFormElement) didSend(submitted) })

  addEventListener("turbo:load", () => forget((field, { pages }) =>
    !field.isConnected && pages.add(location.href).size > maximumPageCount), true)

  // Whether unsent input is left, in one of the fields or elsewhere.
  globalThis.tabwireTyping = {
    isKept: fields => unsent.size > 0 || fields.some(field => texts.has(text(field)))
  }
}
