/** A message as it crosses the bridge, and as a reply comes back. */
export interface Message<Data = Record<string, unknown>> {
  /** Opaque, unique on this page. A reply carries the id of the message it answers. */
  id: string
  /** The name both components share. */
  component: string
  event: string
  data: Data
}

/** A message to send. */
export interface OutgoingMessage {
  component: string
  event: string
  /** JSON; an empty object when left out. */
  data?: Record<string, unknown>
  /** Runs at every reply to this message. */
  callback?: (reply: Message) => void
  /** Asked right before delivery; a message that is opted out is dropped. */
  isOptedOut?: () => boolean
}

/** The native app's end, which it injects into the page. */
export interface Adapter {
  /** `"ios"`, `"android"`, `"linux"`, … */
  platform: string
  supportedComponents: string[]
  supportsComponent(component: string): boolean
  /** Takes a message from the page. */
  receive(message: Message): void
}

/** The page's end of the bridge, found by native apps as `window.HotwireNative.web` and `window.Strada.web`. */
export class Bridge {
  /** Dispatches `web-bridge:ready` on the document, which native apps wait for. */
  start(): void

  /**
   * Connects a native app: shows its platform and components on `<html>` (`data-bridge-platform`,
   * `data-bridge-components`), and delivers the messages that waited for it, in their order.
   */
  setAdapter(adapter: Adapter): void

  /** Shows the adapter's components on `<html>` anew, after the app registered or unregistered some. */
  adapterDidUpdateSupportedComponents(): void

  /** Whether a native app is there and supports the component. */
  supportsComponent(component: string): boolean

  /**
   * Sends a message to the native app, or keeps it until there is one.
   * @returns the message's id, or null where the app does not support the component or the message is opted out.
   */
  send(message: OutgoingMessage): string | null

  /** Takes a reply from the native app and runs the callback of the message it answers, if there is one still. */
  receive(reply: Message): void

  /** Forgets a message's callback, and the message itself if it still waits for a native app. */
  removeCallbackFor(messageID: string | null): void

  /** Forgets the messages of a component that still wait for a native app. */
  removePendingMessagesFor(component: string): void
}

/**
 * The page's one bridge, installed and started by this import. On a page that has the original library already
 * (`@hotwired/hotwire-native-bridge` or `@hotwired/strada`), this is the original's bridge.
 */
export const bridge: Bridge
