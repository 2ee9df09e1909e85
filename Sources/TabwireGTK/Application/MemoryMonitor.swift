import CWebKitGTK
import TabwireWebKit

/// Reports low memory.
@MainActor
final class MemoryMonitor {
  /// Called each time the system warns of low memory.
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
