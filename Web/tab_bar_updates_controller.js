import { Controller } from "@hotwired/stimulus"
import { isPreview, pageDocument } from "./page_document.js"
import { eventReceived, pageShown } from "./page_privacy.js"
import { highestRevision, isAboutSession, rememberEvent } from "./site_memory.js"
import { UpdateStream } from "./update_stream.js"

// Changes the tab bar of the page in front whenever the server publishes a change, without a page load.
//
//   <nav data-controller="navigation tab-bar-updates" data-tab-bar-updates-url-value="/tabs/updates" …>…</nav>
//
// If the `NavigationController` has another identifier, `data-tab-bar-updates-controller-value` names it.
// Only a page that is visible and online keeps a stream open: browsers allow six connections to a host, in all tabs together.
export class TabBarUpdatesController extends Controller {
  static values = { url: String, controller: { type: String, default: "navigation" } }

  #listeners = null
  #stream = new UpdateStream({ address: () => this.#streamAddress(), receive: data => this.#receive(data) })

  connect() {
    this.#listeners = new AbortController()
    const { signal } = this.#listeners
    const update = () => this.#update()
    pageDocument.addEventListener("visibilitychange", update, { signal })
    addEventListener("online", update, { signal })
    addEventListener("offline", update, { signal })
    // A page with an open stream would not get into the browser's page cache.
    addEventListener("pagehide", () => this.#stream.close(), { signal })
    addEventListener("pageshow", update, { signal })
    // The server reads the user from the cookie, which it receives only with a new request.
    addEventListener("storage", event => isAboutSession(event) && this.#reopen(), { signal })
    pageDocument.addEventListener("turbo:render", event => this.#rendered(event), { signal })
    pageDocument.addEventListener("tabwire:ask-again", () => this.#reopen(), { signal })

    pageShown(this.#configuration)
    this.#update()
  }

  disconnect() {
    this.#listeners.abort()
    this.#listeners = null
    this.#stream.close()
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
    return !pageDocument.hidden && navigator.onLine && !isPreview()
  }

  // A morph keeps the element connected, but its page is new.
  #rendered({ detail }) {
    if (detail?.renderMethod !== "morph") return

    pageShown(this.#configuration)
    this.#reopen()
  }

  #reopen() {
    this.#stream.close()
    this.#update()
  }

  #update() {
    if (this.#isWanted) this.#stream.open()
    else this.#stream.close()
  }

  // The path of the page, and the highest revision that the app has seen. The server knows the user.
  #streamAddress() {
    const url = urlOf(this.urlValue)
    if (url?.origin !== window.location.origin) {
      const reason = url ? `${url.origin} is not the origin of the page` : `${JSON.stringify(this.urlValue)} is no address`
      console.error(`Tabwire: ${this.identifier} not opened: ${reason}`, this.element)
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

    const { activeElement } = pageDocument
    const focused = this.element.contains(activeElement) ? activeElement.dataset.tab : undefined
    this.element.replaceChildren(...nav.childNodes)
    if (focused !== undefined) this.element.querySelector(`[data-tab="${CSS.escape(focused)}"]`)?.focus()
  }
}

export default TabBarUpdatesController

function urlOf(text) {
  try {
    return new URL(text, pageDocument.baseURI)
  } catch {
    return null
  }
}

function elementIn(data, attribute) {
  const html = pageDocument.createElement("template")
  html.innerHTML = data
  return html.content.querySelector("turbo-stream > template")?.content.querySelector(`nav[${attribute}]`)
}
