#if canImport(CWebKitGTK)
  import CWebKitGTK

  /// The conditions of the system that forbid loads for which the user did not ask.
  @MainActor
  enum SystemConditions {
    /// Whether the desktop saves power.
    static var savesPower: Bool {
      guard let monitor = powerMonitor?.pointer else { return false }
      return g_power_profile_monitor_get_power_saver_enabled(OpaquePointer(monitor)) != 0
    }

    /// Whether the user pays for the traffic of the network.
    static var isNetworkMetered: Bool {
      guard let monitor = g_network_monitor_get_default() else { return false }
      return g_network_monitor_get_network_metered(monitor) != 0
    }

    private static let powerMonitor = g_power_profile_monitor_dup_default().map {
      GObjectReference(adopting: $0.rawPointer)
    }
  }
#endif
