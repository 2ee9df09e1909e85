import { Controller } from "@hotwired/stimulus"
import { bridge } from "./bridge.js"
import { BridgeElement } from "./bridge_element.js"
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
    for (const id of this.#sentMessageIDs) this.bridge.removeCallbackFor(id)
    // The original library returns no id while it has no adapter.
    if (this.#sentMessageIDs.has(null)) this.bridge.removePendingMessagesFor(this.component)
    this.#sentMessageIDs.clear()
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
      // The native app rejects messages of any page but the one it shows.
      data: { ...data, metadata: { url: window.location.href } },
      callback,
      // Checked again at delivery: the platform is unknown until there is an adapter.
      isOptedOut: () => this.platformOptingOut,
    })
    this.#sentMessageIDs.add(id)
  }
}
