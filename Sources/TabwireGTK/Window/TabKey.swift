#if canImport(CWebKitGTK)
  import CWebKitGTK

  /// Lets the Tab key lead from a page to what comes next to it, and no further.
  ///
  /// At the end of a page WebKit gives the focus to what comes next, and then gives the key back as one that nobody wanted:
  /// the focus would go on, and what comes next could not be reached.
  @MainActor
  enum TabKey {
    private static let keys: Set<UInt32> = [
      UInt32(GDK_KEY_Tab), UInt32(GDK_KEY_ISO_Left_Tab), UInt32(GDK_KEY_KP_Tab),
    ]

    /// Watches over a window.
    static func watch(_ window: Widget) {
      let controller = gtk_event_controller_key_new()!
      gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
      var pressedInPage: UInt32?
      SignalHandler.answer(controller, "key-pressed") { arguments in
        guard let key = arguments.number(1), keys.contains(key) else { return false }
        let time = gtk_event_controller_get_current_event_time(controller)
        let isInPage = gtk_window_get_focus(cast(window))?.isA(webkit_web_view_get_type()) ?? false
        defer { pressedInPage = isInPage ? time : nil }
        return !isInPage && time == pressedInPage
      }
      gtk_widget_add_controller(window, controller)
    }
  }
#endif
