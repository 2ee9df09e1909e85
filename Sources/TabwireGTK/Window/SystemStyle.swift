import CWebKitGTK
import TabwireWebKit

/// Follows the system's dark style and high contrast in a window. WebKit follows the text size itself.
@MainActor
final class SystemStyle {
  private let window: Widget
  private var handlers: [SignalHandler] = []

  /// - Parameters:
  ///   - window: The window.
  ///   - onDarkChange: Called when the system changes between the light and the dark style.
  init(of window: Widget, onDarkChange: @escaping @MainActor () -> Void) {
    self.window = window
    guard let manager = adw_style_manager_get_default() else { return }
    handlers = [
      SignalHandler.connect(manager, "notify::dark") { _ in onDarkChange() },
      SignalHandler.connect(manager, "notify::high-contrast") { [weak self] _ in self?.updateContrast() },
    ]
    updateContrast()
  }

  /// Stops following the system, because the window is closed.
  func end() {
    for handler in handlers { handler.disconnect() }
    handlers = []
  }

  /// The style sheets of GTK 4.8 have no media query for high contrast.
  private func updateContrast() {
    if adw_style_manager_get_high_contrast(adw_style_manager_get_default()) != 0 {
      gtk_widget_add_css_class(window, "high-contrast")
    } else {
      gtk_widget_remove_css_class(window, "high-contrast")
    }
  }
}
