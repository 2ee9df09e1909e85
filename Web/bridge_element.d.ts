import type { BridgeComponent } from "./bridge_component.js"

/** Wraps an element and its `data-bridge-*` attributes for bridge components. */
export class BridgeElement {
  constructor(element: Element)

  /** The element itself. */
  readonly element: Element

  /** The first of `data-bridge-title`, `aria-label`, text content and value that is not blank, trimmed. */
  get title(): string

  /** The app's platform: `"ios"`, `"android"`, `"linux"`, … Undefined in a browser. */
  get platform(): string | undefined

  /** Whether `data-bridge-disabled` is `"true"` or the name of the app's platform. */
  get disabled(): boolean

  /** The opposite of `disabled`. */
  get enabled(): boolean

  /** Removes `data-bridge-disabled`, if the component is enabled in this app. */
  enableForComponent(component: BridgeComponent): void

  /** Returns whether the element has a class. */
  hasClass(className: string): boolean

  /** Returns the value of an attribute, or `null` if it is missing. */
  attribute(name: string): string | null

  /** Returns the value of `data-bridge-<name>`, or `null` if it is missing. */
  bridgeAttribute(name: string): string | null

  /** Sets `data-bridge-<name>`. */
  setBridgeAttribute(name: string, value: string): void

  /** Removes `data-bridge-<name>`. */
  removeBridgeAttribute(name: string): void

  /** Clicks the element, as a user would. On Android it first removes the element's `target` attribute. */
  click(): void
}
