import CWebKitGTK
import Foundation
import Tabwire
import TabwireGTK

/// The Linux client with its window and the site.
@MainActor
struct App {
  let site: Site
  let window: TabbedNavigator
  let frames: Frames

  /// - Parameters:
  ///   - site: The site of the pages.
  ///   - window: The window, not necessarily on the screen yet.
  init(site: Site, window: TabbedNavigator) async throws {
    self.site = site
    self.window = window
    // The app has one window.
    guard let toplevel = g_list_model_get_object(gtk_window_get_toplevels(), 0) else {
      throw BenchmarkError("there is no window")
    }
    defer { g_object_unref(toplevel) }
    let widget = UnsafeMutableRawPointer(toplevel).assumingMemoryBound(to: GtkWidget.self)
    try await until("the window is on the screen") { gtk_widget_get_mapped(widget) != 0 }
    frames = Frames(of: widget)
    try await untilUsable()
  }

  /// The IDs of the tabs.
  var tabs: [String] { window.tabManager.tabs.compactMap { $0.represents?.id.rawValue } }

  /// Waits until the selected page is usable and knows the components of the app.
  func untilUsable() async throws {
    let isUsable = "(window.isUsable && window.nativeBridge?.supportsComponent('navigation')) ?? false"
    try await until("the page is usable") {
      (try? await window.selectedNavigator.evaluateJavaScript(isUsable)) == "true"
    }
  }

  /// Selects a tab and waits for its page.
  func open(_ tab: String) async throws {
    guard let item = window.tabManager.tabs.first(where: { $0.represents?.id.rawValue == tab }) else {
      throw BenchmarkError("there is no tab \(tab)")
    }
    window.tabManager.selectTab(item.id)
    try await untilUsable()
  }

  /// Returns the script with which a page sends a configuration.
  static func script(_ configuration: Configuration) throws -> String {
    try script(sending: try configuration.json, as: "configure", to: "navigation")
  }

  /// Returns the script with which a page sends a message.
  ///
  /// - Parameters:
  ///   - data: The message's data, as a JSON object.
  ///   - event: The event of the message.
  ///   - component: The name of the component.
  ///   - times: The number of messages.
  static func script(
    sending data: String, as event: String, to component: String, times: Int = 1
  ) throws -> String {
    """
    { const data = Object.assign(\(data), { metadata: { url: location.href } })
      for (let i = 0; i < \(times); i++) HotwireNative.web.send({ component: "\(component)", event: "\(event)", data }) }
    undefined
    """
  }

  /// Sends a configuration from the page and waits until the window shows it and paints no more frames.
  func configure(_ configuration: Configuration) async throws {
    try site.configure(configuration)
    try await window.selectedNavigator.evaluateJavaScript(try Self.script(configuration))
    try await until("the tabs are \(configuration.tabs.map(\.id))") { tabs == configuration.tabs.map(\.id) }
    try await frames.rest()
  }
}
