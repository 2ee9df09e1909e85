import type { BridgeComponent } from "./bridge_component.js"

/** An element as bridge components see it: its `data-bridge-*` attributes and what can be done with it. */
export class BridgeElement {
  constructor(element: Element)

  readonly element: Element

  /** The first that is not blank of `data-bridge-title`, `aria-label`, the text content and the value; trimmed. */
  get title(): string

  /** Whether `data-bridge-disabled` is `"true"` or the name of the app's platform. */
  get disabled(): boolean

  /** The opposite of `disabled`. */
  get enabled(): boolean

  /** Removes `data-bridge-disabled`, if the component is enabled in this app. */
  enableForComponent(component: BridgeComponent): void

  hasClass(className: string): boolean

  /** The value of an attribute, or null where it is missing. */
  attribute(name: string): string | null

  /** The value of `data-bridge-<name>`, or null where it is missing. */
  bridgeAttribute(name: string): string | null

  setBridgeAttribute(name: string, value: string): void

  removeBridgeAttribute(name: string): void

  /** Clicks the element, as a user would. */
  click(): void
}
