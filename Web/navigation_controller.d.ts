import { BridgeComponent } from "./bridge_component.js"

/**
 * Hands the tab configuration that a page carries to the native tab bar, as event `configure` of the component
 * `navigation`. Register it as `navigation`:
 *
 *     application.register("navigation", NavigationController)
 *
 * It sends at connect, whenever the value changes, when the page comes back from the browser's page cache, and when a
 * page that was hidden at sending becomes visible; never from a Turbo preview. A configuration that is not a JSON
 * object is reported in the console and not sent.
 */
export class NavigationController extends BridgeComponent {
  static component: "navigation"
  static values: { configuration: StringConstructor }

  /** The configuration as JSON: `data-navigation-configuration-value`. */
  configurationValue: string

  /** Sends the configuration now, for instance after something else has changed which page the app shows. */
  configure(): void
}

export default NavigationController
