import { BridgeComponent } from "./bridge_component.js"

/**
 * Sends the page's tab configuration to the native tab bar, as event `configure` of the component `navigation`.
 * Register it as `navigation`:
 *
 *     application.register("navigation", NavigationController)
 *
 * It sends when it connects, when Turbo morphs the page, when the value changes, when the document gets the event
 * `tabwire:ask-again`, and whenever the page comes back to the front: restored from Turbo's cache or the browser's page cache, or
 * visible again. It never sends from a Turbo preview. A value that is not a JSON object is reported in the console and not sent.
 *
 * The document gets the event `tabwire:selected` when the user comes to a tab: with its first page, and when the tab's page is
 * visible again. `detail.tab` is the id of the tab that the page names as active. A modal page gets none, where the app sets
 * `window.nativeBridge.isModal` to `true` before the page's scripts run.
 */
export class NavigationController extends BridgeComponent {
  static component: "navigation"
  static values: { configuration: StringConstructor; live: StringConstructor }

  /** The configuration as JSON, from `data-navigation-configuration-value`. */
  configurationValue: string

  /** The newest configuration that a stream delivered since, as JSON, or empty; from `data-navigation-live-value`. */
  liveValue: string

  /** Sends the configuration now. */
  configure(): void
}

export default NavigationController
