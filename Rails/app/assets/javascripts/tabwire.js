/*! @tabwire/web, MIT licence. Made by Rails/bin/bundle-javascript of Web/; change it there. */
import { Controller } from "@hotwired/stimulus"

// The page's end of the bridge. A native app injects an adapter, `{ platform, supportedComponents,
// supportsComponent(name), receive(message) }`, and hands it to `setAdapter`; which of the two comes first does not matter.
class Bridge {
  #adapter = null
  #callbacks = new Map()
  #documentObserver = null
  #pendingMessages = []
  #lastMessageNumber = 0

  // A late reply to the page that was here before must not find a callback of this one.
  #pageKey = Math.random().toString(36).slice(2, 10)

  start() {
    document.dispatchEvent(new Event("web-bridge:ready"))
  }

  setAdapter(adapter) {
    this.#adapter = adapter
    this.#markDocument()
    this.#markDocumentAgainWhenReplaced()
    this.#deliverPendingMessages()
  }

  adapterDidUpdateSupportedComponents() {
    if (this.#adapter) this.#markDocument()
  }

  supportsComponent(component) {
    return Boolean(this.#adapter?.supportsComponent(component))
  }

  send({ component, event, data = {}, callback, isOptedOut }) {
    const message = { id: this.#nextMessageID(), component, event, data }
    const delivery = { message, callback, isOptedOut }

    if (this.#adapter) return this.#deliver(delivery) ? message.id : null

    this.#pendingMessages.push(delivery)
    return message.id
  }

  receive(message) {
    this.#callbacks.get(message.id)?.(message)
  }

  removeCallbackFor(messageID) {
    this.#callbacks.delete(messageID)
    this.#keepPendingMessages(message => message.id !== messageID)
  }

  removePendingMessagesFor(component) {
    this.#keepPendingMessages(message => message.component !== component)
  }

  #deliver({ message, callback, isOptedOut }) {
    if (isOptedOut?.() || !this.supportsComponent(message.component)) return false

    if (callback) this.#callbacks.set(message.id, callback)
    this.#adapter.receive(message)
    return true
  }

  #deliverPendingMessages() {
    while (this.#pendingMessages.length > 0) this.#deliver(this.#pendingMessages.shift())
  }

  #keepPendingMessages(isKept) {
    this.#pendingMessages = this.#pendingMessages.filter(({ message }) => isKept(message))
  }

  #nextMessageID() {
    return `${this.#pageKey}-${++this.#lastMessageNumber}`
  }

  #markDocument() {
    const { dataset } = document.documentElement
    const platform = this.#adapter.platform
    const components = this.#adapter.supportedComponents.join(" ")

    if (dataset.bridgePlatform !== platform) dataset.bridgePlatform = platform
    if (dataset.bridgeComponents !== components) dataset.bridgeComponents = components
  }

  // A visit may give <html> the attributes of the new page, which the server wrote without knowing the app.
  #markDocumentAgainWhenReplaced() {
    this.#documentObserver ??= new MutationObserver(() => this.#markDocument())
    this.#documentObserver.observe(document.documentElement, {
      attributeFilter: ["data-bridge-platform", "data-bridge-components"],
    })
  }
}

// The original library, where the page has it, stays the only one.
function install() {
  const existing = window.HotwireNative?.web ?? window.Strada?.web
  if (existing) return existing

  const bridge = new Bridge()
  window.HotwireNative = Object.assign(window.HotwireNative ?? {}, { web: bridge })
  window.Strada = Object.assign(window.Strada ?? {}, { web: bridge })
  bridge.start()
  return bridge
}

const bridge = typeof window === "undefined" ? new Bridge() : install()

// An element as bridge components see it: its `data-bridge-*` attributes and what can be done with it.
class BridgeElement {
  constructor(element) {
    this.element = element
  }

  get title() {
    const candidates = [
      this.bridgeAttribute("title"),
      this.attribute("aria-label"),
      this.element.textContent,
      this.element.value,
    ]
    return candidates.map(candidate => String(candidate ?? "").trim()).find(Boolean) ?? ""
  }

  get disabled() {
    const disabled = this.bridgeAttribute("disabled")
    return disabled === "true" || disabled === document.documentElement.dataset.bridgePlatform
  }

  get enabled() {
    return !this.disabled
  }

  enableForComponent(component) {
    if (component.enabled) this.removeBridgeAttribute("disabled")
  }

  hasClass(className) {
    return this.element.classList.contains(className)
  }

  attribute(name) {
    return this.element.getAttribute(name)
  }

  bridgeAttribute(name) {
    return this.attribute(`data-bridge-${name}`)
  }

  setBridgeAttribute(name, value) {
    this.element.setAttribute(`data-bridge-${name}`, value)
  }

  removeBridgeAttribute(name) {
    this.element.removeAttribute(`data-bridge-${name}`)
  }

  click() {
    this.element.click()
  }
}

// The components a native app announces in its user agent: `… bridge-components: [form menu navigation]`.
function componentsIn(userAgent) {
  const [, names = ""] = userAgent.match(/bridge-components: \[([^\]]*)\]/) ?? []
  return names.split(/[\s,]+/).filter(Boolean)
}

// A Stimulus controller with a native counterpart of the same component name.
class BridgeComponent extends Controller {
  static component = ""

  // Without the native counterpart the controller is never registered, and its elements are plain web elements.
  static get shouldLoad() {
    return componentsIn(navigator.userAgent).includes(this.component)
  }

  // Back from the browser's page cache no controller connects anew, but the app knows nothing of the page any more.
  static afterLoad(identifier, application) {
    addEventListener("pageshow", ({ persisted }) => {
      if (!persisted) return
      for (const controller of application.controllers) {
        if (controller.identifier === identifier) controller.reconnect()
      }
    })
  }

  #sentMessageIDs = new Set()

  disconnect() {
    for (const id of this.#sentMessageIDs) this.bridge.removeCallbackFor(id)
    // The original library gives no id while its adapter is missing.
    if (this.#sentMessageIDs.has(null)) this.bridge.removePendingMessagesFor(this.component)
    this.#sentMessageIDs.clear()
  }

  // As if the element had been taken out of the page and put back.
  reconnect() {
    this.context.disconnect()
    this.context.connect()
  }

  get bridge() {
    return bridge
  }

  get component() {
    return this.constructor.component
  }

  get bridgeElement() {
    return new BridgeElement(this.element)
  }

  get enabled() {
    return !this.platformOptingOut && this.bridge.supportsComponent(this.component)
  }

  // `data-controller-optout-ios` alone opts out every component of the element, with names only those controllers.
  get platformOptingOut() {
    const optOut = this.element.getAttribute(`data-controller-optout-${document.documentElement.dataset.bridgePlatform}`)
    if (optOut === null) return false

    const identifiers = optOut.split(/\s+/).filter(Boolean)
    return identifiers.length === 0 || identifiers.includes(this.identifier)
  }

  send(event, data = {}, callback) {
    if (this.platformOptingOut) return

    const id = this.bridge.send({
      component: this.component,
      event,
      // The native app drops a message that does not come from the page it shows.
      data: { ...data, metadata: { url: window.location.href } },
      callback,
      // Asked again at delivery: while the adapter is missing, so is the name of its platform.
      isOptedOut: () => this.platformOptingOut,
    })
    this.#sentMessageIDs.add(id)
  }
}

// Hands the tab configuration that a page carries to the native tab bar.
//
//   <nav data-controller="navigation" data-navigation-configuration-value="{…}">…</nav>
//
// It is sent whenever the page may be new to the app; to send it once more is harmless, the app changes nothing then.
class NavigationController extends BridgeComponent {
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

export { Bridge, BridgeComponent, BridgeElement, NavigationController, bridge }
