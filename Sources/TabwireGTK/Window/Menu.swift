#if canImport(CWebKitGTK)
  import CWebKitGTK

  /// A native menu that is shown once: a dialog with a row for each item, as there is room for on a phone.
  @MainActor
  struct Menu {
    let title: String
    let items: [String]

    /// Shows it over the window of a widget.
    ///
    /// - Parameter onChoice: called with the position of the choice.
    func show(over widget: Widget, onChoice: @escaping @MainActor (Int) -> Void) {
      let window = gtk_widget_get_root(widget).map { UnsafeMutablePointer<GtkWindow>($0) }
      let dialog = adw_message_dialog_new(window, title, nil)!
      let message: UnsafeMutablePointer<AdwMessageDialog> = cast(dialog)
      adw_message_dialog_add_response(message, "dismiss", "Cancel")
      adw_message_dialog_set_close_response(message, "dismiss")
      let list = makeList()
      adw_message_dialog_set_extra_child(message, list)
      SignalHandler.connect(list, "row-activated") { arguments in
        guard let row = arguments.object(1) else { return }
        let choice = Int(gtk_list_box_row_get_index(cast(row)))
        gtk_window_close(cast(dialog))
        onChoice(choice)
      }
      gtk_window_present(cast(dialog))
    }

    private func makeList() -> Widget {
      let list = gtk_list_box_new()!
      gtk_widget_add_css_class(list, "boxed-list")
      gtk_list_box_set_selection_mode(OpaquePointer(list), GTK_SELECTION_NONE)
      for item in items {
        let row = adw_action_row_new()!
        adw_preferences_row_set_use_markup(cast(row), 0)
        adw_preferences_row_set_title(cast(row), item)
        gtk_list_box_row_set_activatable(cast(row), 1)
        gtk_list_box_append(OpaquePointer(list), row)
      }
      return list
    }
  }
#endif
