#if TabwireIOS
  import Foundation

  #if canImport(Network)
    import Network
  #endif

  /// Calls a handler on the main actor each time that the network is available again, until it is freed.
  @MainActor
  final class NetworkObservation {
    private let handler: @MainActor () -> Void
    private var isAvailable = true

    #if canImport(Network)
      private let monitor = NWPathMonitor()

      init(handler: @escaping @MainActor () -> Void) {
        self.handler = handler
        monitor.pathUpdateHandler = { [weak self] path in
          let isAvailable = path.status == .satisfied
          Task { @MainActor in self?.report(isAvailable: isAvailable) }
        }
        monitor.start(queue: .main)
      }

      deinit {
        monitor.cancel()
      }
    #else
      init(handler: @escaping @MainActor () -> Void) {
        self.handler = handler
      }
    #endif

    private func report(isAvailable: Bool) {
      defer { self.isAvailable = isAvailable }
      if isAvailable, !self.isAvailable { handler() }
    }
  }
#endif
