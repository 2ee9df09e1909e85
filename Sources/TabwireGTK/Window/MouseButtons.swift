import CWebKitGTK
import TabwireWebKit

/// The back and forward buttons of a mouse.
@MainActor
enum MouseButtons {
  private static let back: guint = 8
  private static let forward: guint = 9

  static func install(
    on window: Widget, back goBack: @escaping @MainActor () -> Void,
    forward goForward: @escaping @MainActor () -> Void
  ) {
    for (button, action) in [(back, goBack), (forward, goForward)] {
      let gesture = gtk_gesture_click_new()!
      gtk_gesture_single_set_button(gesture, button)
      gtk_event_controller_set_propagation_phase(gesture, GTK_PHASE_CAPTURE)
      SignalHandler.connect(gesture, "pressed") { _ in action() }
      gtk_widget_add_controller(window, gesture)
    }
  }
}
