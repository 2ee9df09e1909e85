import CWebKitGTK
import TabwireWebKit

/// Reports when the network is available again.
@MainActor
final class NetworkMonitor {
  /// Called when the device is online again.
  var onReturn: (@MainActor () -> Void)?
  private var handler: SignalHandler?

  init() {
    guard let monitor = g_network_monitor_get_default() else { return }
    handler = SignalHandler.connect(monitor, "network-changed") { [weak self] arguments in
      if arguments.boolean(1) == true { self?.onReturn?() }
    }
  }

  isolated deinit {
    handler?.disconnect()
  }
}
