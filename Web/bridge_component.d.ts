import { Application, Controller } from "@hotwired/stimulus"
import type { Bridge, Message } from "./bridge.js"
import type { BridgeElement } from "./bridge_element.js"

/**
 * A Stimulus controller with a native counterpart. Subclasses set the name of both:
 *
 *     class FormController extends BridgeComponent {
 *       static component = "form"
 *     }
 *
 * A subclass that overrides `disconnect` must call `super.disconnect()`.
 */
export class BridgeComponent<ElementType extends Element = Element> extends Controller<ElementType> {
  /** The unique name of the component, the same as on the native side. */
  static component: string

  /** Whether the user agent lists the component. Stimulus does not register the controller otherwise. */
  static get shouldLoad(): boolean

  /** Reconnects the controllers of this type when the browser restores their page from its page cache. */
  static afterLoad(identifier: string, application: Application): void

  /** Disconnects and connects, as if the element had been removed from the page and added again. */
  reconnect(): void

  /** The page's bridge. */
  get bridge(): Bridge

  /** The name of the component. */
  get component(): string

  /** The controller's element as a `BridgeElement`. */
  get bridgeElement(): BridgeElement

  /** Whether the native app supports the component and the element does not opt out of the platform. */
  get enabled(): boolean

  /**
   * Whether the element opts out of the app's platform with `data-controller-optout-<platform>`. Without a value the
   * attribute opts out all of the element's components, otherwise those whose identifiers it lists.
   */
  get platformOptingOut(): boolean

  /** Removes the controller's callbacks and pending messages. */
  disconnect(): void

  /** Removes the callbacks of the controller's messages. Pending messages are still delivered. */
  removePendingCallbacks(): void

  /** Removes the controller's messages that wait for a native app. */
  removePendingMessages(): void

  /**
   * Sends a message to the native component.
   * @param event the name of the event, which both components know
   * @param data JSON for the event; the member `metadata` is reserved for the page's URL
   * @param callback called with every reply of the native component
   */
  send(event: string, data?: Record<string, unknown>, callback?: (reply: Message) => void): void
}
