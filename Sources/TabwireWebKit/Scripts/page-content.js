// Reports the scroll position and the unsent input of the page to the app, which keeps them for its next start, and puts
// the input back. Runs in the isolated world of the main frame, after typing.js.
(messageHandlerName) => {
  const interval = 250
  const maximumTextLength = 20000
  const maximumFieldCount = 100

  const selector = "input, textarea, select, [contenteditable]"
  const candidates = () => [...Document.prototype.querySelectorAll.call(document, selector)]
  const key = field => [field.localName, field.type ?? "", field.getAttribute("name") ?? "", field.id].join(" ")

  // A password stays one when the page shows its text.
  const passwords = new WeakSet()
  const secretNames = /passw|passphrase|secret|cvc|cvv|otp|pin$/i
  const secretTokens = /\b(off|current-password|new-password|one-time-code|cc-[a-z-]+)\b/i
  const isSecret = field => {
    if (field.type == "password") passwords.add(field)
    // A field of a form may have the name of a method.
    const tokens = [field, field.form].map(element =>
      element instanceof Element && Element.prototype.getAttribute.call(element, "autocomplete") || "")
    return passwords.has(field) || ["hidden", "file"].includes(field.type) || tokens.some(text => secretTokens.test(text)) ||
      secretNames.test(`${field.getAttribute("name") ?? ""} ${field.id}`)
  }

  const isChoice = field => ["checkbox", "radio"].includes(field.type)
  const isList = field => field.localName == "select" && field.multiple
  const value = field => {
    if (isList(field)) return JSON.stringify([...field.selectedOptions].map(option => option.value))
    return field.isContentEditable ? field.innerText : field.value
  }

  const unsentFields = () => {
    const all = candidates()
    return all.flatMap(field => {
      if (isSecret(field) || !tabwireTyping.has(field)) return []
      const index = all.filter(other => key(other) == key(field)).indexOf(field)
      const text = String(value(field) ?? "").slice(0, maximumTextLength)
      return [{ key: key(field), index, value: text, ...(isChoice(field) && { isChecked: field.checked }) }]
    }).slice(0, maximumFieldCount)
  }

  let last, timer
  // Whether Turbo is about to render a page, whose address is the document's already. What was typed in the former body is
  // not of that page. A morph keeps the fields: they are reported after it.
  let isRendering = false
  const report = () => {
    timer = null
    if (isRendering) return

    const content = JSON.stringify({ url: location.href, x: scrollX, y: scrollY, fields: unsentFields() })
    if (content != last) window.webkit.messageHandlers[messageHandlerName].postMessage(content)
    last = content
  }
  const schedule = () => timer ??= setTimeout(report, interval)
  for (const type of ["scroll", "input", "change", "reset", "submit", "turbo:submit-start", "turbo:load", "load"]) {
    addEventListener(type, schedule, { capture: true, passive: true })
  }
  addEventListener("turbo:before-render", () => isRendering = true, true)
  for (const type of ["turbo:render", "turbo:load"]) {
    addEventListener(type, () => { isRendering = false; schedule() }, true)
  }
  addEventListener("pageshow", () => { last = null; schedule() })
  // The timers of a page in the background are slow.
  document.addEventListener("visibilitychange", () => {
    if (timer == null || document.visibilityState != "hidden") return
    clearTimeout(timer)
    report()
  }, true)

  const set = (field, { value, isChecked }) => {
    if (isChecked != null) {
      field.checked = isChecked
    } else if (isList(field)) {
      const chosen = new Set(JSON.parse(value))
      for (const option of field.options) option.selected = chosen.has(option.value)
    } else if (field.isContentEditable) {
      // Editors handle this as typing.
      const focused = document.activeElement
      field.focus({ preventScroll: true })
      document.execCommand("selectAll")
      document.execCommand("insertText", false, value)
      if (focused instanceof HTMLElement && focused != field) focused.focus({ preventScroll: true })
      else field.blur()
    } else {
      field.value = value
    }
  }

  globalThis.tabwireContent = {
    // Puts the input back. Returns the texts whose field is not there, or null if another page is shown.
    putBack: async (url, fields) => {
      if (document.readyState == "loading") {
        await new Promise(resolve => document.addEventListener("DOMContentLoaded", resolve, { once: true }))
      }
      if (location.href != url) return null

      const all = candidates()
      return fields.flatMap(saved => {
        const field = all.filter(field => key(field) == saved.key)[saved.index]
        const isThere = field && !isSecret(field) && !field.disabled && !field.readOnly
        if (!isThere) return saved.isChecked == null && saved.value.trim() ? [saved.value] : []
        // The user typed something else in the meantime.
        if (tabwireTyping.has(field)) return []

        set(field, saved)
        tabwireTyping.add(field)
        for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }))
        return []
      })
    }
  }
}
