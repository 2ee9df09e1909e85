import { Controller } from "@hotwired/stimulus"

/**
 * Changes the tab bar of the page in front whenever the server publishes a change, without a page load. Register it as
 * `tab-bar-updates`, beside the `NavigationController`:
 *
 *     application.register("tab-bar-updates", TabBarUpdatesController)
 *
 * It keeps an event stream open while the page is visible and online. Each event replaces the links, and its configuration
 * goes to the native tab bar. It works with Turbo 7.1 and 8, and without Turbo. Lost connections are made again; errors
 * never reach users. A stream that has announced signs of life, by the event `alive`, and is silent for three times as long, is
 * opened again, and so is a stream when the document gets the event `tabwire:ask-again`.
 */
export class TabBarUpdatesController extends Controller {
  static values: { url: StringConstructor; controller: { type: StringConstructor; default: string } }

  /** The address of the stream, of the same origin, from `data-tab-bar-updates-url-value`. */
  urlValue: string

  /** The identifier of the `NavigationController`, from `data-tab-bar-updates-controller-value`. By default `navigation`. */
  controllerValue: string
}

export default TabBarUpdatesController
