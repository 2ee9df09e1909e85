import CWebKitGTK
import TabwireWebKit

/// The app's entry in the desktop's launcher, which can show a number (P26.2).
///
/// Docks and task bars listen to `com.canonical.Unity.LauncherEntry` on the session bus: those of Ubuntu, KDE Plasma,
/// Dash to Dock, Plank and others. They know the app by its desktop file, and forget the number when it ends.
@MainActor
struct LauncherEntry {
  private static let interface = "com.canonical.Unity.LauncherEntry"
  private static let path = "/com/canonical/Unity/LauncherEntry"

  private let connection: GObjectReference
  /// The id of the application, by which its desktop file is named.
  private let applicationID: String

  /// - Returns: `nil` if there is no session bus.
  init?(of application: UnsafeMutablePointer<AdwApplication>, id: String) {
    guard let connection = g_application_get_dbus_connection(cast(application)) else { return nil }
    self.connection = GObjectReference(retaining: connection)
    applicationID = id
  }

  /// Shows a number. 0 removes it.
  func show(_ count: Int64) throws {
    let entry = Variant.literal("application://\(applicationID).desktop")
    let properties = "{'count': <int64 \(count)>, 'count-visible': <\(count > 0)>}"
    guard let parameters = Variant(parsing: "(\(entry), \(properties))", type: "(sa{sv})") else { return }
    _ = try connection.withPointer { connection in
      try parameters.withPointer { parameters in
        try GLibError.check {
          g_dbus_connection_emit_signal(connection, nil, Self.path, Self.interface, "Update", parameters, $0)
        }
      }
    }
  }
}

extension TabwireApplication {
  /// Shows a number on the app's icon, where the desktop has a launcher that shows it.
  func showAppBadge(_ count: Int64) {
    guard let application, let entry = LauncherEntry(of: application, id: id) else { return }
    do {
      try entry.show(count)
    } catch {
      settings.logger.notice("the number on the app's icon cannot be shown: \(error)")
    }
  }
}
