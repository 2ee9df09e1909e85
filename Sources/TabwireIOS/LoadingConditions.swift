#if canImport(UIKit)
  import Foundation

  #if canImport(Network)
    import Network
  #endif

  /// Decides when tabs may load in the background.
  package struct LoadingConditions: Sendable {
    /// Whether battery and network allow a load now.
    package var allowLoading: @MainActor @Sendable () -> Bool
    /// Waits for the time in which nothing may happen before a load.
    package var idle: @MainActor @Sendable () async -> Void

    package init(
      allowLoading: @escaping @MainActor @Sendable () -> Bool, idle: @escaping @MainActor @Sendable () async -> Void
    ) {
      self.allowLoading = allowLoading
      self.idle = idle
    }

    /// The conditions of new tab bars. Tests replace them.
    @TaskLocal package static var current = LoadingConditions(
      allowLoading: { !ProcessInfo.processInfo.isLowPowerModeEnabled && NetworkCost.shared.isFree },
      idle: { try? await Task.sleep(for: .seconds(2)) })
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
