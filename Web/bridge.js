// The page's end of the bridge. A native app injects an adapter, `{ platform, supportedComponents,
// supportsComponent(name), receive(message) }`, and hands it to `setAdapter`; which of the two comes first does not matter.
export class Bridge {
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

export const bridge = typeof window === "undefined" ? new Bridge() : install()
