import CWebKitGTK
import TabwireWebKit

/// Keeps the Tab key from skipping the widget after a page.
///
/// At the end of a page WebKit moves the focus to the next widget and then also returns the key as unhandled, which would
/// move the focus a second time.
@MainActor
enum TabKey {
  private static let keys: Set<UInt32> = [
    UInt32(GDK_KEY_Tab), UInt32(GDK_KEY_ISO_Left_Tab), UInt32(GDK_KEY_KP_Tab),
  ]

  /// Installs the controller in a window.
  static func watch(_ window: Widget) {
    let controller = gtk_event_controller_key_new()!
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    var pressedInPage: UInt32?
    SignalHandler.handle(controller, "key-pressed") { arguments in
      guard let key = arguments.number(1), keys.contains(key) else { return false }
      let time = gtk_event_controller_get_current_event_time(controller)
      let isInPage = gtk_window_get_focus(cast(window))?.isA(webkit_web_view_get_type()) ?? false
      defer { pressedInPage = isInPage ? time : nil }
      return !isInPage && time == pressedInPage
    }
    gtk_widget_add_controller(window, controller)
  }
}
