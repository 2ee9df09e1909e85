import CWebKitGTK
import TabwireWebKit

extension TabwireApplication {
  /// Shows a number on the app's icon, where the desktop has a launcher that shows it (P26.2). 0 removes it.
  ///
  /// Docks and task bars listen to `com.canonical.Unity.LauncherEntry` on the session bus: those of Ubuntu, KDE Plasma,
  /// Dash to Dock, Plank and others. They know the app by its desktop file, and forget the number when it ends.
  func showAppBadge(_ count: Int64) {
    guard let application, let connection = g_application_get_dbus_connection(cast(application)) else { return }
    let entry = Variant.literal("application://\(id).desktop")
    let properties = "{'count': <int64 \(count)>, 'count-visible': <\(count > 0)>}"
    guard let parameters = Variant(parsing: "(\(entry), \(properties))", type: "(sa{sv})") else { return }
    do {
      _ = try parameters.withPointer { parameters in
        try GLibError.check {
          g_dbus_connection_emit_signal(
            connection, nil, "/com/canonical/Unity/LauncherEntry", "com.canonical.Unity.LauncherEntry", "Update",
            parameters, $0)
        }
      }
    } catch {
      settings.logger.notice("the number on the app's icon cannot be shown: \(error)")
    }
  }
}
