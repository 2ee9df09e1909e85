import CWebKitGTK
import Foundation
import TabwirePages
import TabwirePaths
import TabwireWebKit

extension TabwireApplication {
  /// Opens an address in its tab, as a click on a notification or a link of another app does.
  ///
  /// The tab that owns the address is selected and visits it. An address that is not on the app's origin is opened by another app.
  ///
  /// - Parameter address: The address: absolute, relative to the start URL, or with a scheme of ``ApplicationSettings/uriSchemes``.
  public func open(_ address: String) {
    guard let window else { return }
    window.open(Self.address(of: address, schemes: settings.uriSchemes))
    window.present()
  }

  /// Shows a notification of the desktop.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - body: The text below the title.
  ///   - address: The address that a click opens, or `nil` to show the app only.
  ///   - id: Replaces an earlier notification with the same id.
  public func sendNotification(_ title: String, body: String = "", opening address: String? = nil, id: String? = nil) {
    guard let application, let notification = g_notification_new(title) else { return }
    defer { g_object_unref(notification.rawPointer) }
    if !body.isEmpty { g_notification_set_body(notification, body) }
    if let address {
      g_notification_set_default_action_and_target_value(
        notification, "app.\(Self.openAction)", g_variant_new_string(address))
    }
    g_application_send_notification(cast(application), id, notification)
  }

  /// Returns the arguments of a program that are URIs.
  static func addresses(in arguments: [String]) -> [String] {
    arguments.dropFirst().filter { URL(string: $0)?.scheme != nil }
  }

  /// Returns an address for the tabs. A scheme of the app stands for its origin: `trails:/explore/3` is `/explore/3`,
  /// however many slashes follow the colon.
  static func address(of text: String, schemes: Set<String>) -> String {
    guard let colon = text.firstIndex(of: ":"), schemes.contains(text[..<colon].lowercased()) else { return text }
    return "/" + text[text.index(after: colon)...].drop { $0 == "/" }
  }

  /// The id of the running app: the application id, and the name of the instance.
  var runningID: String {
    // An element of an id has letters, digits and underscores.
    let element = settings.instanceName.flatMap {
      takeString(g_compute_checksum_for_string(G_CHECKSUM_SHA256, $0, -1))
    }
    return element.map { "\(id).i\($0)" } ?? id
  }

  private static var openAction: String { "open" }

  /// Adds the action that a click on a notification activates.
  func addOpenAction(to application: UnsafeMutablePointer<AdwApplication>) {
    guard let type = g_variant_type_new("s") else { return }
    defer { g_variant_type_free(type) }
    guard let action = g_simple_action_new(Self.openAction, type) else { return }
    SignalHandler.connect(action, "activate") { [weak self] arguments in
      guard let self, let address = arguments.variant(1).flatMap({ g_variant_get_string($0, nil) }) else { return }
      activate()
      open(String(cString: address))
    }
    g_action_map_add_action(OpaquePointer(application), action)
    g_object_unref(action.rawPointer)
  }

  /// Shows the window, and opens the addresses of this start or of a later one.
  func receive(commandLine: OpaquePointer?) {
    let isFirst = window == nil
    activate()
    guard let commandLine else { return }
    var count: gint = 0
    let arguments = g_application_command_line_get_arguments(cast(commandLine), &count)
    defer { g_strfreev(arguments) }
    for index in 1..<max(1, Int(count)) {
      guard let text = arguments?[index].map({ String(cString: $0) }) else { continue }
      // The window already shows the start URL.
      if isFirst, let url = URL(string: text), PageAddress(url) == PageAddress(startURL) { continue }
      open(text)
    }
  }

  private func activate() {
    if let application { g_application_activate(cast(application)) }
  }
}
