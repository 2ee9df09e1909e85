import { BridgeComponent } from "./bridge_component.js"
import { isPreview, pageDocument } from "./page_document.js"
import { pageShown } from "./page_privacy.js"
import { isFirstPage } from "./site_memory.js"

// Sends the page's tab configuration to the native tab bar.
//
//   <nav data-controller="navigation" data-navigation-configuration-value="{…}">…</nav>
//
// It sends whenever the page may be new to the app. Sending the same configuration again changes nothing there.
//
// The document gets the event `tabwire:selected` when the user comes to a tab: with its first page, and when the tab's page is
// visible again. `detail.tab` is the tab that the page names as active. A modal page is over a tab that was selected before, so its
// document gets none; the app sets `window.nativeBridge.isModal` there before the page's scripts run.
export class NavigationController extends BridgeComponent {
  static component = "navigation"

  // A String rather than an Object: Stimulus throws for malformed JSON, which would stop the page's other controllers.
  // `live` is the newest configuration that a stream has delivered since the page loaded.
  static values = { configuration: String, live: String }

  #listeners = null
  #wasLeft = false

  connect() {
    this.#wasLeft = pageDocument.hidden
    this.#listeners = new AbortController()
    const { signal } = this.#listeners
    pageDocument.addEventListener("visibilitychange", () => this.#visibilityChanged(), { signal })
    pageDocument.addEventListener("turbo:render", event => this.#rendered(event), { signal })
    pageDocument.addEventListener("tabwire:ask-again", () => this.configure(), { signal })

    this.configure()
    if (!pageDocument.hidden && isFirstPage()) this.#announceSelection()
  }

  disconnect() {
    this.#listeners.abort()
    this.#listeners = null
    super.disconnect()
  }

  configurationValueChanged() {
    const isConnected = this.#listeners !== null // Stimulus reports the initial value before `connect`
    if (isConnected) this.configure()
  }

  liveValueChanged() {
    const isConnected = this.#listeners !== null
    // While stored pages are deleted, it waits with the configuration of the page.
    if (isConnected && this.liveValue && !pageShown(this.configurationValue)) this.#sendConfiguration(this.liveValue)
  }

  configure() {
    if (isPreview()) return

    // Pages that service workers stored for a former user are deleted before the app learns of the new one.
    const waiting = pageShown(this.configurationValue)
    if (waiting) waiting.then(() => this.#listeners && this.#sendConfigurations())
    else this.#sendConfigurations()
  }

  #sendConfigurations() {
    // The app drops the tabs of the older one by its revision, but the page alone says whether the tab bar is hidden.
    if (!this.liveValue || parse(this.configurationValue).configuration?.revision !== undefined) {
      this.#sendConfiguration(this.configurationValue)
    }
    if (this.liveValue) this.#sendConfiguration(this.liveValue)
  }

  #sendConfiguration(value) {
    const { configuration, error } = parse(value)
    if (error) return this.#report(error)

    this.send("configure", configuration)
  }

  // Apps accept configurations only from the page in front, so the page sends again when it comes back to the front.
  #visibilityChanged() {
    if (pageDocument.hidden) {
      this.#wasLeft = true
      return
    }

    this.configure()
    isFirstPage() // of a tab that was loaded before it was selected
    if (this.#wasLeft) this.#announceSelection()
    // A busy page hears that it was left only when it is visible again, and then that it is visible.
    this.#wasLeft = !this.#wasLeft
  }

  #announceSelection() {
    const tab = parse(this.configurationValue).configuration?.active
    if (typeof tab !== "string" || isPreview() || window.nativeBridge?.isModal === true) return

    pageDocument.dispatchEvent(new CustomEvent("tabwire:selected", { detail: { tab } }))
  }

  // A morph keeps the element connected, but it is a page load like any other.
  #rendered({ detail }) {
    if (detail?.renderMethod === "morph") this.configure()
  }

  #report(error) {
    const { localName, id } = this.element
    const tag = id ? `<${localName} id="${id}">` : `<${localName}>`
    console.error(`Tabwire: ${this.identifier} configuration of ${tag} not sent: ${error}`, this.element)
  }
}

export default NavigationController

function parse(text) {
  try {
    const configuration = JSON.parse(text)
    const type = typeOf(configuration)
    return type === "an object" ? { configuration } : { error: `expected a JSON object, found ${type}` }
  } catch (error) {
    return { error: text.trim() ? `not JSON, ${error.message}` : "the value is missing or empty" }
  }
}

function typeOf(value) {
  if (value === null) return "null"
  if (Array.isArray(value)) return "an array"
  return typeof value === "object" ? "an object" : `a ${typeof value}`
}
