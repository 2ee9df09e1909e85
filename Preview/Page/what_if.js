// "What if the server sent …": a configuration in a text field, with suggestions, and its effect on this user.
import { iconNames } from "./icons.js"
import { severities } from "./summaries.js"
import { indexOf, suggestions } from "./suggestions.js"

const maximumCount = 16
/** The time, in milliseconds, without a key press after which the effect is shown. */
const pause = 400

export class WhatIf {
  #field
  #bar
  #effect
  #phone
  #loadSchema
  /** The JSON Schema of configurations, or `null` while it is not loaded. */
  #schema = null
  #isLoading = false
  #didLoad
  #whenLoaded = new Promise((resolve) => { this.#didLoad = resolve })
  #timer = null
  #reason = null
  /** The editor that stands in for the field, or `null` while it is not loaded. */
  #editor = null
  #loadEditor

  /**
   * @param {HTMLFormElement} form
   * @param {import("./phone.js").Phone} phone
   * @param {() => Promise<object>} loadSchema loads the JSON Schema of configurations, for the suggestions
   * @param {typeof import("./code_editor.js").openCodeEditor} loadEditor loads the editor
   */
  constructor(form, phone, loadSchema, loadEditor) {
    [this.#phone, this.#loadSchema, this.#loadEditor] = [phone, loadSchema, loadEditor]
    this.#field = form.querySelector("textarea")
    this.#bar = form.querySelector("[role=toolbar]")
    this.#effect = form.querySelector("output")
    for (const type of ["input", "click", "keyup", "focus"]) this.#field.addEventListener(type, () => this.#suggest())
    this.#field.addEventListener("input", () => {
      clearTimeout(this.#timer)
      this.#timer = setTimeout(() => this.show(), pause)
    })
    this.#bar.addEventListener("keydown", (event) => this.#moveFocus(event))
    form.addEventListener("submit", (event) => {
      event.preventDefault()
      this.show()
      if (!this.#reason?.line) return
      if (this.#editor) this.#editor.select(this.#reason)
      else this.#select(indexOf(this.#field.value, this.#reason))
    })
  }

  /** Shows another configuration, and its effect. */
  setText(json) {
    this.#field.value = json
    this.#field.dispatchEvent(new Event("input", { bubbles: true }))
    this.show()
  }

  /** Shows a configuration to start with, unless there is one, and loads the suggestions. */
  open(json) {
    if (this.#field.value === "") this.#field.value = json
    else this.show()
    this.#load()
    this.#openEditor()
  }

  /** Shows the editor. Without it there is a plain field, with the suggestions below. */
  async #openEditor() {
    if (!this.#loadEditor) return
    const load = this.#loadEditor
    this.#loadEditor = null
    try {
      this.#editor = await load(this.#field, {
        suggest: (text, caret) => suggestions(text, caret, this.#schema, iconNames), whenReady: this.#whenLoaded,
      })
    } catch (error) {
      console.warn(`The editor could not be loaded, so there is a plain text field: ${error.message}`)
      return
    }
    this.#renderBar()
    this.#editor.showError(this.#reason)
  }

  async #load() {
    if (this.#schema || this.#isLoading) return
    this.#isLoading = true
    try {
      this.#schema = await this.#loadSchema()
      this.#didLoad()
      this.#bar.replaceChildren()
      this.#renderBar()
      if (document.activeElement === this.#field) this.#suggest()
    } catch (error) {
      this.#showFailure(error)
    } finally {
      this.#isLoading = false
    }
  }

  /** Shows why there are no suggestions. The effect is shown anyway. */
  #showFailure(error) {
    const text = document.createElement("p")
    text.setAttribute("role", "alert")
    text.textContent = `Suggestions could not be loaded: ${error.message}`
    const retry = document.createElement("button")
    retry.type = "button"
    retry.textContent = "Try again"
    retry.addEventListener("click", () => {
      if (!this.#editor) this.#field.focus()
      this.#load()
    })
    this.#bar.replaceChildren(text, retry)
    this.#renderBar()
  }

  /** The editor shows the suggestions itself, but no failure. */
  #renderBar() {
    this.#bar.hidden = this.#editor !== null && this.#bar.querySelector("[role=alert]") === null
  }

  /** Shows what the configuration would change on the phone. */
  show() {
    clearTimeout(this.#timer)
    const { severity, case: number, effects, error } = this.#phone.plan(this.#field.value)
    this.#reason = error ?? null
    this.#editor?.showError(this.#reason)
    this.#field.setAttribute("aria-invalid", error !== undefined)
    if (error) {
      const place = error.line ? ` (line ${error.line}, column ${error.column})` : ""
      this.#effect.dataset.severity = "rejected"
      this.#effect.textContent = `Rejected, ${error.code} at ${error.path}${place}: ${error.reason}`
      return
    }
    const label = document.createElement("b")
    label.textContent = `${severity[0].toUpperCase()}${severity.slice(1)}`
    this.#effect.dataset.severity = severity
    const sentences = effects.map(({ sentence }) => sentence).join(" ")
    this.#effect.replaceChildren(label, `, ${severities[severity]}. ${number ? `Case ${number}. ` : ""}${sentences}`)
  }

  #suggest() {
    if (!this.#schema) return
    const { value, selectionStart, selectionEnd } = this.#field
    const { from, to, items } = suggestions(value, selectionStart, this.#schema, iconNames)
    const made = (selectionStart === selectionEnd ? items : []).slice(0, maximumCount).map(({ text, label, description }, index) => {
      const button = document.createElement("button")
      button.type = "button"
      button.textContent = label
      button.title = description
      button.tabIndex = index === 0 ? 0 : -1
      button.addEventListener("click", () => this.#insert(text, from, to))
      return button
    })
    this.#bar.replaceChildren(...made)
  }

  #insert(text, from, to) {
    this.#field.focus()
    this.#field.setSelectionRange(from, to)
    // Unlike an assignment, this can be undone.
    if (!document.execCommand("insertText", false, text)) {
      this.#field.setRangeText(text, from, to, "end")
      this.#field.dispatchEvent(new Event("input", { bubbles: true }))
    }
    this.#suggest()
  }

  #select(index) {
    this.#field.focus()
    this.#field.setSelectionRange(index, Math.min(index + 1, this.#field.value.length))
  }

  #moveFocus(event) {
    const buttons = [...this.#bar.querySelectorAll("button")]
    const index = buttons.indexOf(document.activeElement)
    const next = { ArrowRight: index + 1, ArrowDown: index + 1, ArrowLeft: index - 1, ArrowUp: index - 1, Home: 0, End: buttons.length - 1 }[event.key]
    if (index < 0 || next === undefined) return
    event.preventDefault()
    const button = buttons[(next + buttons.length) % buttons.length]
    for (const each of buttons) each.tabIndex = each === button ? 0 : -1
    button.focus()
  }
}
