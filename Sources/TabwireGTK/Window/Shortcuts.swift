import CWebKitGTK
import TabwireWebKit

/// The keyboard shortcuts of a window.
@MainActor
package enum Shortcuts {
  /// Triggers in GTK's syntax with their actions. If an action returns `false`, the page gets the key.
  package typealias Table = [(keys: String, action: Action)]
  package typealias Action = @MainActor () -> Bool

  /// Returns an action that never leaves its key to the page.
  package static func always(_ action: @escaping @MainActor () -> Void) -> Action {
    {
      action()
      return true
    }
  }

  /// Adds shortcuts to a window.
  ///
  /// - Parameters:
  ///   - phase: The phase in which they run. In the bubble phase the page gets the keys first.
  package static func install(_ table: Table, on window: Widget, phase: GtkPropagationPhase = GTK_PHASE_CAPTURE) {
    let controller = gtk_shortcut_controller_new()!
    gtk_event_controller_set_propagation_phase(controller, phase)
    for (keys, action) in table {
      let callback = Unmanaged.passRetained(Box<Action>(action)).toOpaque()
      let called: GtkShortcutFunc = { _, _, data in
        guard let data else { return 0 }
        let action = Unmanaged<Box<Action>>.fromOpaque(data).takeUnretainedValue().value
        return MainActor.assumeIsolated { action() } ? 1 : 0
      }
      gtk_shortcut_controller_add_shortcut(
        controller,
        gtk_shortcut_new(
          gtk_shortcut_trigger_parse_string(keys),
          gtk_callback_action_new(called, callback) { data in
            if let data { Unmanaged<Box<Action>>.fromOpaque(data).release() }
          }))
    }
    gtk_widget_add_controller(window, controller)
  }
}
