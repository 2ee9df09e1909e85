#if canImport(CWebKitGTK)
  import CWebKitGTK

  /// Keys that do something anywhere in a window.
  @MainActor
  enum Shortcuts {
    /// Keys, as GTK writes them, and what they do. An action says whether there was something to do; where there was
    /// not, the keys go to the page.
    typealias Table = [(keys: String, action: @MainActor () -> Bool)]

    /// Adds keys to a window. They come before the page, which could not be left otherwise.
    static func install(_ table: Table, on window: Widget) {
      let controller = gtk_shortcut_controller_new()!
      gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
      for (keys, action) in table {
        let callback = Unmanaged.passRetained(Action(action)).toOpaque()
        let called: GtkShortcutFunc = { _, _, data in
          guard let data else { return 0 }
          let action = Unmanaged<Action>.fromOpaque(data).takeUnretainedValue()
          return MainActor.assumeIsolated { action.body() } ? 1 : 0
        }
        gtk_shortcut_controller_add_shortcut(
          controller,
          gtk_shortcut_new(
            gtk_shortcut_trigger_parse_string(keys),
            gtk_callback_action_new(called, callback) { data in
              if let data { Unmanaged<Action>.fromOpaque(data).release() }
            }))
      }
      gtk_widget_add_controller(window, controller)
    }

    private final class Action: Sendable {
      let body: @MainActor () -> Bool

      init(_ body: @escaping @MainActor () -> Bool) {
        self.body = body
      }
    }
  }
#endif
