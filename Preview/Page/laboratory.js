// The laboratory: tabs on any site, before its server knows Tabwire. A configuration is applied to the phone as if the page in
// front had sent it, each step shows what it changed, and the result is pasted into a server.
import { openCodeEditor } from "./code_editor.js"
import { declaration } from "./declarations.js"
import { formatted } from "./formatted.js"
import { lineDiff } from "./line_diff.js"
import { template } from "./template.js"
import { WhatIf } from "./what_if.js"

/** The number of unchanged lines around each change. */
const contextLineCount = 2
const none = JSON.stringify({ active: null, tabs: [] }, null, 2)

/**
 * Connects the laboratory with its form, and shows the server's configuration.
 * @param {HTMLFormElement} form
 * @param {import("./phone.js").Phone} phone
 * @returns {Laboratory}
 */
export function openLaboratory(form, phone) {
  const whatIf = new WhatIf(form, phone, loadSchema, openCodeEditor)
  whatIf.open(formatted(phone.serverConfiguration ?? ""))
  return new Laboratory(form, phone, { setText: (text) => whatIf.setText(text), showEffect: () => whatIf.show() })
}

async function loadSchema() {
  const response = await fetch("configure.schema.json")
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim())
  return response.json()
}

class Laboratory {
  #phone
  #field
  #parts
  /** The configurations that were applied, the last one in effect. */
  #steps = []
  #setText
  #showEffect

  /**
   * @param {HTMLFormElement} form
   * @param {import("./phone.js").Phone} phone
   * @param {{ setText: (text: string) => void, showEffect: () => void }} options `setText` shows a text in the editor,
   *   `showEffect` what it would change
   */
  constructor(form, phone, { setText, showEffect }) {
    [this.#phone, this.#setText, this.#showEffect] = [phone, setText, showEffect]
    this.#field = form.querySelector("textarea")
    this.#parts = Object.fromEntries(["template", "sent", "apply", "undo", "steps", "paste", "declaration", "copy"]
      .map((name) => [name, form.querySelector(`[data-lab=${name}]`)]))
    this.#parts.template.addEventListener("click", () => this.#startWithTemplate())
    this.#parts.sent.addEventListener("click", () => this.#setText(formatted(phone.serverConfiguration ?? none)))
    this.#parts.apply.addEventListener("click", () => this.apply(this.#field.value))
    this.#parts.undo.addEventListener("click", () => this.undo())
    this.#parts.copy.addEventListener("click", () => this.#copy())
    this.#field.addEventListener("input", () => this.#showDeclaration())
    form.addEventListener("change", ({ target }) => { if (target.name === "declaration") this.#showDeclaration() })
    this.#showDeclaration()
    this.#render()
  }

  /** The configuration in effect, or `null` if the server's is. */
  get configuration() {
    return this.#steps.at(-1) ?? null
  }

  /**
   * Applies a configuration.
   * @param {string} json
   * @returns {boolean} whether the heart accepts it
   */
  apply(json) {
    if (!this.#phone.tryConfiguration(json)) return false
    this.#note("Applied", this.configuration ?? this.#phone.serverConfiguration ?? none, json)
    this.#steps.push(json)
    this.#didStep()
    return true
  }

  /** Goes back to the configuration before. What it closed does not open again, as in an app. */
  undo() {
    const undone = this.#steps.pop()
    if (undone === undefined) return
    const before = this.configuration ?? this.#phone.serverConfiguration ?? none
    if (this.configuration === null) this.#phone.endTrial(none)
    else this.#phone.tryConfiguration(before)
    this.#note("Undone", undone, before)
    this.#setText(formatted(before))
    this.#didStep()
  }

  async #startWithTemplate() {
    const { title, path, links } = await this.#phone.pageLinks()
    this.#setText(JSON.stringify(template(links, { title, path }), null, 2))
  }

  #note(title, before, after) {
    const item = document.createElement("li")
    const details = document.createElement("details")
    const summary = document.createElement("summary")
    const lines = lineDiff(formatted(before), formatted(after))
    const isNear = (index) => lines.slice(Math.max(index - contextLineCount, 0), index + contextLineCount + 1).some(({ kind }) => kind !== "same")
    const count = (kind) => lines.filter((line) => line.kind === kind).length
    summary.textContent = `${title}: ${count("added")} lines added, ${count("removed")} removed`
    const code = document.createElement("pre")
    code.tabIndex = 0
    code.setAttribute("role", "region")
    code.setAttribute("aria-label", "Changed lines")
    code.append(...lines.flatMap(({ kind, line }, index) => {
      if (!isNear(index)) return index > 0 && isNear(index - 1) && index < lines.length - 1 ? [part("gap", "⋯")] : []
      return [part(kind, `${{ same: " ", removed: "−", added: "+" }[kind]} ${line}`)]
    }))
    details.open = true
    details.append(summary, code)
    item.append(details)
    for (const older of this.#parts.steps.querySelectorAll("details")) older.open = false
    this.#parts.steps.prepend(item)
    while (this.#parts.steps.children.length > 50) this.#parts.steps.lastChild.remove()
  }

  #showDeclaration() {
    const { paste, declaration: code, copy } = this.#parts
    const configuration = this.#accepted()
    copy.disabled = configuration === null
    const language = paste.querySelector(":checked").value
    code.textContent = configuration === null ? "The configuration above is not valid yet." : declaration(configuration, language)
  }

  /** The configuration in the field, or `null` if the heart rejects it. */
  #accepted() {
    return this.#phone.plan(this.#field.value).error ? null : JSON.parse(this.#field.value)
  }

  async #copy() {
    const { copy, declaration: code } = this.#parts
    try {
      await navigator.clipboard.writeText(code.textContent)
      copy.textContent = "Copied"
    } catch {
      // Without permission, or at an address that is not encrypted.
      getSelection().selectAllChildren(code)
      copy.textContent = "Selected: copy it with the keyboard"
    }
    setTimeout(() => { copy.textContent = "Copy" }, 3_000)
  }

  /** Renders the buttons, and the effect on what the phone shows now. */
  #didStep() {
    this.#render()
    this.#showEffect()
  }

  #render() {
    this.#parts.undo.disabled = this.#steps.length === 0
    this.#parts.sent.disabled = this.#phone.serverConfiguration === null
    this.#parts.steps.hidden = this.#parts.steps.children.length === 0
  }

  /** Notes that the server sent a configuration. */
  serverDidConfigure() {
    this.#render()
  }
}

function part(className, text) {
  const element = document.createElement("span")
  element.className = className
  element.textContent = text
  return element
}
