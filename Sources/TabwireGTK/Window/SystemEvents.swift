import TabwireWebKit

/// What happens in the system around a window: it leaves the screen, the network returns, memory runs low, the style changes.
@MainActor
final class SystemEvents {
  private let network = NetworkMonitor()
  private let memory = MemoryMonitor()
  private let style: SystemStyle
  let presence: ScreenPresence

  /// - Parameters:
  ///   - window: The window, which follows the system's high contrast.
  ///   - onScreenChange: Called when the window leaves the screen, and when it comes back.
  ///   - onNetworkReturn: Called when the device is online again.
  ///   - onLowMemory: Called each time the system warns of low memory.
  ///   - onDarkChange: Called when the system changes between the light and the dark style.
  init(
    around window: Widget, onScreenChange: @escaping @MainActor (_ isOnScreen: Bool) -> Void,
    onNetworkReturn: @escaping @MainActor () -> Void, onLowMemory: @escaping @MainActor () -> Void,
    onDarkChange: @escaping @MainActor () -> Void
  ) {
    presence = ScreenPresence(of: window, onChange: onScreenChange)
    style = SystemStyle(of: window, onDarkChange: onDarkChange)
    network.onReturn = onNetworkReturn
    memory.onWarning = onLowMemory
  }

  /// Stops following the system's style, because the window is closed.
  func end() {
    style.end()
  }
}
