import CWebKitGTK
import TabwireWebKit

/// Observes clicks, keys, touches and scrolling in a window.
@MainActor
enum UserActivity {
  private static let kinds: Set<UInt32> = [
    GDK_BUTTON_PRESS.rawValue, GDK_KEY_PRESS.rawValue, GDK_TOUCH_BEGIN.rawValue, GDK_SCROLL.rawValue,
  ]

  /// Calls a closure for each click, key, touch or scroll in a window. The events propagate as usual.
  ///
  /// - Parameters:
  ///   - call: Called with `false` for scrolling, which cannot allow a page to open another app, and `true` for all
  ///     others.
  static func watch(_ window: Widget, _ call: @escaping @MainActor (_ isDeliberate: Bool) -> Void) {
    let controller = gtk_event_controller_legacy_new()!
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    SignalHandler.connect(controller, "event") { _ in
      guard let event = gtk_event_controller_get_current_event(controller),
        kinds.contains(gdk_event_get_event_type(event).rawValue)
      else { return }
      call(gdk_event_get_event_type(event) != GDK_SCROLL)
    }
    gtk_widget_add_controller(window, controller)
  }
}
