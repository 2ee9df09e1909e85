#if canImport(CWebKitGTK)
  import CWebKitGTK

  /// Tells when the system's memory runs short.
  @MainActor
  final class MemoryMonitor {
    /// Called when memory runs short, and again each time the system says so.
    var onWarning: (@MainActor () -> Void)?
    private let reference: GObjectReference?
    private var handler: SignalHandler?

    init() {
      let monitor = g_memory_monitor_dup_default()
      reference = monitor.map { GObjectReference(adopting: $0.rawPointer) }
      guard let monitor else { return }
      handler = SignalHandler.connect(monitor, "low-memory-warning") { [weak self] _ in self?.onWarning?() }
    }

    isolated deinit {
      handler?.disconnect()
    }
  }
#endif
