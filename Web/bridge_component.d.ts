import { Application, Controller } from "@hotwired/stimulus"
import type { Bridge, Message } from "./bridge.js"
import type { BridgeElement } from "./bridge_element.js"

/**
 * A Stimulus controller with a native counterpart. Subclasses give it the counterpart's name:
 *
 *     class FormController extends BridgeComponent {
 *       static component = "form"
 *     }
 *
 * A subclass that overrides `disconnect` calls `super.disconnect()`.
 */
export class BridgeComponent<ElementType extends Element = Element> extends Controller<ElementType> {
  /** The name of the component, unique, the same on the native side. */
  static component: string

  /** Whether the user agent says that the native app supports the component. Otherwise Stimulus leaves it out. */
  static get shouldLoad(): boolean

  /** Lets the controllers of this kind reconnect when their page comes back from the browser's page cache. */
  static afterLoad(identifier: string, application: Application): void

  /** Disconnects and connects again, as if the element had been taken out of the page and put back. */
  reconnect(): void

  get bridge(): Bridge
  get component(): string

  /** This controller's element, wrapped in a `BridgeElement`. */
  get bridgeElement(): BridgeElement

  /** Whether the native app supports the component and the element does not opt out of its platform. */
  get enabled(): boolean

  /**
   * Whether the element has `data-controller-optout-<platform>` for the app's platform, with no value (all of the
   * element's components opt out) or with this controller's identifier among its values.
   */
  get platformOptingOut(): boolean

  /** Forgets this controller's callbacks, and its messages that no native app received yet. */
  disconnect(): void

  /**
   * Sends a message to the native component.
   * @param event what happened, by a name that both sides know
   * @param data JSON for it; the member `metadata` is reserved, it carries the page's URL
   * @param callback runs at every reply of the native component
   */
  send(event: string, data?: Record<string, unknown>, callback?: (reply: Message) => void): void
}
