import { BridgeComponent } from "./bridge_component.js"

// Hands the tab configuration that a page carries to the native tab bar.
//
//   <nav data-controller="navigation" data-navigation-configuration-value="{…}">…</nav>
//
// It is sent whenever the page may be new to the app; to send it once more is harmless, the app changes nothing then.
export class NavigationController extends BridgeComponent {
  static component = "navigation"

  // A String, though it is JSON: Stimulus would throw at a malformed Object and stop the page's other controllers.
  static values = { configuration: String }

  #listeners = null
  #wasSentHidden = false

  connect() {
    this.#listeners = new AbortController()
    const { signal } = this.#listeners
    document.addEventListener("visibilitychange", () => this.#visibilityChanged(), { signal })

    this.configure()
  }

  disconnect() {
    this.#listeners.abort()
    this.#listeners = null
    super.disconnect()
  }

  configurationValueChanged() {
    const isConnected = this.#listeners !== null // Stimulus reports the first value before `connect`
    if (isConnected) this.configure()
  }

  configure() {
    if (document.documentElement.hasAttribute("data-turbo-preview")) return

    const { configuration, problem } = read(this.configurationValue)
    if (problem) return this.#report(problem)

    this.#wasSentHidden = document.hidden
    this.send("configure", configuration)
  }

  // An app listens to the tab it shows; what a hidden page said may have been ignored.
  #visibilityChanged() {
    if (!document.hidden && this.#wasSentHidden) this.configure()
  }

  #report(problem) {
    const { localName, id } = this.element
    const tag = id ? `<${localName} id="${id}">` : `<${localName}>`
    console.error(`Tabwire: ${this.identifier} configuration of ${tag} not sent: ${problem}`, this.element)
  }
}

export default NavigationController

function read(text) {
  try {
    const configuration = JSON.parse(text)
    const kind = kindOf(configuration)
    return kind === "an object" ? { configuration } : { problem: `expected a JSON object, found ${kind}` }
  } catch (error) {
    return { problem: text.trim() ? `not JSON, ${error.message}` : "it is missing or empty" }
  }
}

function kindOf(value) {
  if (value === null) return "null"
  if (Array.isArray(value)) return "an array"
  return typeof value === "object" ? "an object" : `a ${typeof value}`
}
