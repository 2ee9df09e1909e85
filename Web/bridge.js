// The page's end of the bridge. A native app injects an adapter, `{ platform, supportedComponents,
// supportsComponent(name), receive(message) }`, and passes it to `setAdapter`. Bridge and adapter may load in any order.
import { pageDocument } from "./page_document.js"

export class Bridge {
  #adapter = null
  #callbacks = new Map()
  #documentObserver = null
  #pendingMessages = []
  #lastMessageNumber = 0

  // Makes ids unique across page loads: a late reply to an earlier page must not run a callback of this one.
  #pageKey = Math.random().toString(36).slice(2, 10)

  start() {
    this.notifyApplicationAfterStart()
  }

  notifyApplicationAfterStart() {
    pageDocument.dispatchEvent(new Event("web-bridge:ready"))
  }

  setAdapter(adapter) {
    this.#adapter = adapter
    this.#setDocumentAttributes()
    this.#keepDocumentAttributes()
    this.#deliverPendingMessages()
  }

  adapterDidUpdateSupportedComponents() {
    if (this.#adapter) this.#setDocumentAttributes()
  }

  supportsComponent(component) {
    return Boolean(this.#adapter?.supportsComponent(component))
  }

  send({ component, event, data, callback, isOptedOut }) {
    const message = { id: this.generateMessageId(), component, event, data: data ?? {} }
    const delivery = { message, callback, isOptedOut }

    if (this.#adapter) return this.#deliver(delivery) ? message.id : null

    this.#pendingMessages.push(delivery)
    return message.id
  }

  receive(message) {
    this.executeCallbackFor(message)
  }

  executeCallbackFor(message) {
    this.#callbacks.get(message.id)?.(message)
  }

  removeCallbackFor(messageID) {
    this.#callbacks.delete(messageID)
    for (const delivery of this.#pendingMessages) {
      if (delivery.message.id === messageID) delete delivery.callback
    }
  }

  removePendingMessage(messageID) {
    this.#keepPendingMessages(message => message.id !== messageID)
  }

  removePendingMessagesFor(component) {
    this.#keepPendingMessages(message => message.component !== component)
  }

  generateMessageId() {
    return `${this.#pageKey}-${++this.#lastMessageNumber}`
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

  #setDocumentAttributes() {
    const { dataset } = pageDocument.documentElement ?? {}
    if (!dataset) return

    const platform = this.#adapter.platform
    const components = this.#adapter.supportedComponents.join(" ")

    if (dataset.bridgePlatform !== platform) dataset.bridgePlatform = platform
    if (dataset.bridgeComponents !== components) dataset.bridgeComponents = components
  }

  // Rendering a visit can replace the attributes of <html> with those the server sent, and document.open() replaces <html>.
  #keepDocumentAttributes() {
    this.#documentObserver ??= new MutationObserver(() => {
      this.#setDocumentAttributes()
      this.#keepDocumentAttributes()
    })
    this.#documentObserver.observe(document, { childList: true })
    if (pageDocument.documentElement) {
      this.#documentObserver.observe(pageDocument.documentElement, {
        attributeFilter: ["data-bridge-platform", "data-bridge-components"],
      })
    }
  }
}

// If the page has the original library, its bridge stays the only one.
function install() {
  const [hotwireNative, strada] = [window.HotwireNative, window.Strada].map(named => isElements(named) ? {} : named ?? {})
  const existing = hotwireNative.web ?? strada.web
  if (existing) return existing

  const bridge = new Bridge()
  window.HotwireNative = Object.assign(hotwireNative, { web: bridge })
  window.Strada = Object.assign(strada, { web: bridge })
  bridge.start()
  return bridge
}

// A name that nobody has defined is that of the elements with this id or name.
function isElements(value) {
  return value instanceof Element || value instanceof HTMLCollection || value?.window === value
}

export const bridge = typeof window === "undefined" ? new Bridge() : install()
