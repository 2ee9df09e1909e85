import { Controller } from "@hotwired/stimulus"
import { bridge } from "./bridge.js"
import { BridgeElement } from "./bridge_element.js"
import { componentsIn } from "./user_agent.js"

// A Stimulus controller with a native counterpart of the same component name.
export class BridgeComponent extends Controller {
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
