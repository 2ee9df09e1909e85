#if TabwireIOS
  import Foundation

  #if canImport(Network)
    import Network
  #endif

  /// Decides when tabs may load in the background.
  struct LoadingConditions: Sendable {
    /// Whether battery and network allow a load now.
    var allowLoading: @MainActor @Sendable () -> Bool

    /// The conditions of new tab bars. Tests replace them.
    @TaskLocal static var current = LoadingConditions(
      allowLoading: { !ProcessInfo.processInfo.isLowPowerModeEnabled && NetworkCost.shared.isFree })
  }

  /// Observes whether the network is metered.
  @MainActor
  private final class NetworkCost {
    static let shared = NetworkCost()

    #if canImport(Network)
      private let monitor = NWPathMonitor()

      private init() {
        monitor.start(queue: .main)
      }

      /// Whether there is a network that is neither metered nor in Low Data Mode. `false` until the first report.
      var isFree: Bool {
        let path = monitor.currentPath
        return path.status == .satisfied && !path.isExpensive && !path.isConstrained
      }
    #else
      var isFree: Bool { false }
    #endif
  }
#endif
