import { Controller } from "@hotwired/stimulus"
import { bridge } from "./bridge.js"
import { BridgeElement } from "./bridge_element.js"
import { pageDocument } from "./page_document.js"
import { componentsIn } from "./user_agent.js"

// A Stimulus controller with a native counterpart, which has the same component name.
export class BridgeComponent extends Controller {
  static component = ""

  // Stimulus does not register the controller if the app lacks the component. Its elements stay plain web elements.
  static get shouldLoad() {
    return componentsIn(navigator.userAgent).includes(this.component)
  }

  // Controllers do not reconnect when the browser restores a page from its cache, but the app has forgotten the page.
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
    this.removePendingCallbacks()
    this.removePendingMessages()
    this.#sentMessageIDs.clear()
  }

  removePendingCallbacks() {
    for (const id of this.#sentMessageIDs) this.bridge.removeCallbackFor(id)
  }

  removePendingMessages() {
    // The original library knows pending messages by their component alone.
    if (!this.bridge.removePendingMessage) return this.bridge.removePendingMessagesFor(this.component)

    for (const id of this.#sentMessageIDs) this.bridge.removePendingMessage(id)
  }

  // Disconnects and connects, as if the element had been removed from the page and added again.
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

  // `data-controller-optout-ios` without a value opts out every component of the element, otherwise those it names.
  get platformOptingOut() {
    const optOut = this.element.getAttribute(`data-controller-optout-${pageDocument.documentElement.dataset.bridgePlatform}`)
    if (optOut === null) return false

    const identifiers = optOut.split(/\s+/).filter(Boolean)
    return identifiers.length === 0 || identifiers.includes(this.identifier)
  }

  send(event, data = {}, callback) {
    if (this.platformOptingOut) return

    const isPending = !this.bridge.supportsComponent(this.component)
    const id = this.bridge.send({
      component: this.component,
      event,
      // The native app rejects messages of any page but the one it shows.
      data: { ...data, metadata: { url: window.location.href } },
      callback,
      // Checked again at delivery: the platform is unknown until there is an adapter.
      isOptedOut: () => this.platformOptingOut,
    })
    if (callback || isPending) this.#sentMessageIDs.add(id)
  }
}
