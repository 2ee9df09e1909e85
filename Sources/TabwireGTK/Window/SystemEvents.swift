import CWebKitGTK
import TabwireWebKit

/// Events of the system around a window, which follows the high contrast of the system. WebKit follows the text size itself.
@MainActor
final class SystemEvents {
  enum Event {
    /// The window was minimised or, where the compositor says so, is on another workspace or covered.
    case leftScreen
    case returnedToScreen
    case networkReturned
    case memoryIsLow
    /// The system changed between the light and the dark style.
    case styleChanged
  }

  /// `GDK_TOPLEVEL_STATE_SUSPENDED`, which headers before GTK 4.12 do not have.
  private static let suspended: UInt32 = 1 << 16

  private let window: Widget
  private let onEvent: @MainActor (Event) -> Void
  private let memory = g_memory_monitor_dup_default().map { GObjectReference(adopting: $0.rawPointer) }
  private var handlers: [SignalHandler] = []
  private var isOnScreen = true

  init(around window: Widget, onEvent: @escaping @MainActor (Event) -> Void) {
    self.window = window
    self.onEvent = onEvent
    if let monitor = g_network_monitor_get_default() {
      handle(monitor, "network-changed") { if $1.boolean(1) == true { $0.onEvent(.networkReturned) } }
    }
    memory?.withPointer { (monitor: OpaquePointer) in
      handle(monitor, "low-memory-warning") { events, _ in events.onEvent(.memoryIsLow) }
    }
    if let style = adw_style_manager_get_default() {
      handle(style, "notify::dark") { events, _ in events.onEvent(.styleChanged) }
      handle(style, "notify::high-contrast") { events, _ in events.updateContrast() }
    }
    updateContrast()
    // A window has its surface from then on.
    SignalHandler.connect(window, "realize") { [weak self] _ in
      guard let surface = gtk_native_get_surface(OpaquePointer(window)) else { return }
      SignalHandler.connect(surface, "notify::state") { [weak self] _ in
        self?.update(state: gdk_toplevel_get_state(surface).rawValue)
      }
    }
  }

  isolated deinit {
    end()
  }

  /// Stops following the system, because the window is closed.
  func end() {
    for handler in handlers { handler.disconnect() }
    handlers = []
  }

  private func handle(
    _ emitter: OpaquePointer, _ signal: String, _ call: @escaping @MainActor (SystemEvents, SignalArguments) -> Void
  ) {
    handlers.append(SignalHandler.connect(emitter, signal) { [weak self] in if let self { call(self, $0) } })
  }

  /// Takes the state of the window's surface.
  ///
  /// - Parameter state: The bits of `GdkToplevelState`.
  func update(state: UInt32) {
    let isOnScreen = state & (GDK_TOPLEVEL_STATE_MINIMIZED.rawValue | Self.suspended) == 0
    guard isOnScreen != self.isOnScreen else { return }
    self.isOnScreen = isOnScreen
    onEvent(isOnScreen ? .returnedToScreen : .leftScreen)
  }

  /// The style sheets of GTK 4.8 have no media query for high contrast.
  private func updateContrast() {
    window.setStyle("high-contrast", adw_style_manager_get_high_contrast(adw_style_manager_get_default()) != 0)
  }
}
