import CWebKitGTK
import TabwireWebKit

/// Tells whether a window is on the screen: it is not while it is minimised, and where the compositor says so, while it is on another
/// workspace or covered.
@MainActor
final class ScreenPresence {
  /// `GDK_TOPLEVEL_STATE_SUSPENDED`, which headers before GTK 4.12 do not have.
  private static let suspended: UInt32 = 1 << 16

  private let onChange: @MainActor (_ isOnScreen: Bool) -> Void
  private var isOnScreen = true

  /// - Parameters:
  ///   - window: The window.
  ///   - onChange: Called when the window leaves the screen, and when it comes back.
  init(of window: Widget, onChange: @escaping @MainActor (_ isOnScreen: Bool) -> Void) {
    self.onChange = onChange
    // A window has its surface from then on.
    SignalHandler.connect(window, "realize") { [weak self] _ in
      guard let surface = gtk_native_get_surface(OpaquePointer(window)) else { return }
      SignalHandler.connect(surface, "notify::state") { [weak self] _ in
        self?.update(state: gdk_toplevel_get_state(surface).rawValue)
      }
    }
  }

  /// Takes the state of the window's surface.
  ///
  /// - Parameter state: The bits of `GdkToplevelState`.
  func update(state: UInt32) {
    let isOnScreen = state & (GDK_TOPLEVEL_STATE_MINIMIZED.rawValue | Self.suspended) == 0
    if isOnScreen != self.isOnScreen {
      self.isOnScreen = isOnScreen
      onChange(isOnScreen)
    }
  }
}
