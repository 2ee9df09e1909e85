import CWebKitGTK
import TabwireWebKit

/// System conditions under which the app loads only what the user asks for.
@MainActor
enum SystemConditions {
  /// Whether the desktop is in power-saver mode.
  static var savesPower: Bool {
    powerMonitor?.withPointer { g_power_profile_monitor_get_power_saver_enabled($0) } == 1
  }

  /// Whether traffic may cost the user money.
  static var isNetworkMetered: Bool {
    guard let monitor = g_network_monitor_get_default() else { return false }
    return g_network_monitor_get_network_metered(monitor) != 0
  }

  private static let powerMonitor = g_power_profile_monitor_dup_default().map {
    GObjectReference(adopting: $0.rawPointer)
  }
}
