/** A message to the native app, or a reply from it. */
export interface Message<Data = Record<string, unknown>> {
  /** Opaque and unique on this page. A reply has the id of its message. */
  id: string
  /** The name of both components. */
  component: string
  /** The name of the event, such as `"connect"`. */
  event: string
  /** JSON. */
  data: Data
}

/** A message to send. */
export interface OutgoingMessage {
  component: string
  event: string
  /** JSON. An empty object by default. */
  data?: Record<string, unknown>
  /** Called with every reply to this message. */
  callback?: (reply: Message) => void
  /** Called right before delivery. The message is dropped if it returns true. */
  isOptedOut?: () => boolean
}

/** The native app's end of the bridge, which the app injects into the page. */
export interface Adapter {
  /** The platform: `"ios"`, `"android"`, `"linux"`, … */
  platform: string
  supportedComponents: string[]
  /**
   * Whether the page is modal, over the selected tab. Read from `window.nativeBridge`, the adapter of Hotwire Native and Tabwire,
   * which is there before an adapter is set.
   */
  isModal?: boolean
  supportsComponent(component: string): boolean
  /** Receives a message from the page. */
  receive(message: Message): void
}

/** The page's end of the bridge. Native apps find it as `window.HotwireNative.web` and `window.Strada.web`. */
export class Bridge {
  /** Starts the bridge: calls `notifyApplicationAfterStart`. */
  start(): void

  /** Dispatches `web-bridge:ready` on the document. Native apps wait for this event. */
  notifyApplicationAfterStart(): void

  /**
   * Connects a native app: sets `data-bridge-platform` and `data-bridge-components` on `<html>`, and delivers pending
   * messages in order.
   */
  setAdapter(adapter: Adapter): void

  /** Updates `data-bridge-components` on `<html>`, after the app registered or unregistered components. */
  adapterDidUpdateSupportedComponents(): void

  /** Returns whether a native app is connected and supports the component. */
  supportsComponent(component: string): boolean

  /**
   * Sends a message to the native app, or keeps it until one connects.
   * @returns the message's id, or `null` if the app does not support the component or the message is opted out.
   */
  send(message: OutgoingMessage): string | null

  /** Receives a reply from the native app: calls `executeCallbackFor`. */
  receive(reply: Message): void

  /** Calls the callback of a reply's message, unless it was removed. */
  executeCallbackFor(reply: Message): void

  /** Removes a message's callback. */
  removeCallbackFor(messageID: string | null): void

  /** Removes a message if it is still pending. */
  removePendingMessage(messageID: string | null): void

  /** Removes the pending messages of a component. */
  removePendingMessagesFor(component: string): void

  /** Returns a new message id, unique across page loads. */
  generateMessageId(): string
}

/**
 * The page's only bridge, which importing this module installs and starts. On a page that already has the original
 * library (`@hotwired/hotwire-native-bridge` or `@hotwired/strada`), it is the original's bridge.
 */
export const bridge: Bridge
