import { Controller } from "@hotwired/stimulus"
import { eventReceived, pageShown } from "./page_privacy.js"
import { highestRevision, isAboutSession, rememberEvent } from "./site_memory.js"

// Changes the tab bar of the page in front whenever the server publishes a change, without a page load.
//
//   <nav data-controller="navigation tab-bar-updates" data-tab-bar-updates-url-value="/tabs/updates" …>…</nav>
//
// If the `NavigationController` has another identifier, `data-tab-bar-updates-controller-value` names it.
// Only a page that is visible and online keeps a stream open: browsers allow six connections to a host, in all tabs together.
export class TabBarUpdatesController extends Controller {
  static values = { url: String, controller: { type: String, default: "navigation" } }

  #listeners = null
  #stream = null
  #reopening = null
  #failureCount = 0

  connect() {
    this.#listeners = new AbortController()
    const { signal } = this.#listeners
    const update = () => this.#update()
    document.addEventListener("visibilitychange", update, { signal })
    addEventListener("online", update, { signal })
    addEventListener("offline", update, { signal })
    // A page with an open stream would not get into the browser's page cache.
    addEventListener("pagehide", () => this.#close(), { signal })
    addEventListener("pageshow", update, { signal })
    // The server reads the user from the cookie, which it receives only with a new request.
    addEventListener("storage", event => isAboutSession(event) && this.#reopen(), { signal })
    document.addEventListener("turbo:render", event => this.#rendered(event), { signal })

    pageShown(this.#configuration)
    this.#update()
  }

  disconnect() {
    this.#listeners.abort()
    this.#listeners = null
    this.#close()
  }

  urlValueChanged() {
    if (this.#listeners) this.#reopen() // Stimulus reports the initial value before `connect`
  }

  get #configurationAttribute() {
    return `data-${this.controllerValue}-configuration-value`
  }

  get #configuration() {
    return this.element.getAttribute(this.#configurationAttribute)
  }

  get #isWanted() {
    return !document.hidden && navigator.onLine && !document.documentElement.hasAttribute("data-turbo-preview")
  }

  // A morph keeps the element connected, but its page is new.
  #rendered({ detail }) {
    if (detail?.renderMethod !== "morph") return

    pageShown(this.#configuration)
    this.#reopen()
  }

  #reopen() {
    this.#close()
    this.#update()
  }

  #update() {
    if (!this.#isWanted) this.#close()
    else if (!this.#stream && !this.#reopening) this.#open()
  }

  #open() {
    const url = this.#streamURL()
    if (!url) return

    this.#stream = new EventSource(url)
    this.#stream.addEventListener("open", () => (this.#failureCount = 0))
    this.#stream.addEventListener("message", ({ data }) => this.#receive(data))
    this.#stream.addEventListener("error", () => this.#failed())
  }

  #close() {
    this.#stream?.close()
    this.#stream = null
    clearTimeout(this.#reopening)
    this.#reopening = null
  }

  // Browsers reconnect after a lost connection by themselves, but never after a response other than 200.
  #failed() {
    if (this.#stream?.readyState !== EventSource.CLOSED) return

    this.#close()
    const seconds = Math.min(5 * 2 ** this.#failureCount++, 600) * (0.5 + Math.random() / 2)
    this.#reopening = setTimeout(() => {
      this.#reopening = null
      this.#update()
    }, seconds * 1000)
  }

  // The path of the page, and the highest revision that the app has seen. The server knows the user.
  #streamURL() {
    const url = new URL(this.urlValue, document.baseURI)
    if (url.origin !== window.location.origin) {
      console.error(`Tabwire: ${this.identifier} not opened: ${url.origin} is not the origin of the page`, this.element)
      return null
    }
    url.searchParams.set("path", window.location.pathname)
    const revision = highestRevision()
    if (revision !== null) url.searchParams.set("revision", revision)
    return url.href
  }

  // The event is a Turbo Stream, so that pages without this controller can use it. Turbo itself is not needed.
  #receive(data) {
    const attribute = this.#configurationAttribute
    const nav = elementIn(data, attribute)
    if (!nav) return

    const configuration = nav.getAttribute(attribute)
    rememberEvent(configuration)
    const waiting = eventReceived(configuration)
    if (waiting) waiting.then(() => this.#listeners && this.#show(nav, configuration))
    else this.#show(nav, configuration)
  }

  #show(nav, configuration) {
    this.#showLinks(nav)
    // The page keeps its own configuration: only that says whether the page hides the tab bar.
    this.element.setAttribute(`data-${this.controllerValue}-live-value`, configuration)
  }

  #showLinks(nav) {
    for (const name of ["hidden", "aria-label"]) {
      if (nav.hasAttribute(name)) this.element.setAttribute(name, nav.getAttribute(name))
      else this.element.removeAttribute(name)
    }
    if (nav.innerHTML === this.element.innerHTML) return

    const focused = this.element.contains(document.activeElement) ? document.activeElement.dataset.tab : undefined
    this.element.replaceChildren(...nav.childNodes)
    if (focused !== undefined) this.element.querySelector(`[data-tab="${CSS.escape(focused)}"]`)?.focus()
  }
}

export default TabBarUpdatesController

function elementIn(data, attribute) {
  const html = document.createElement("template")
  html.innerHTML = data
  return html.content.querySelector("turbo-stream > template")?.content.querySelector(`nav[${attribute}]`)
}
