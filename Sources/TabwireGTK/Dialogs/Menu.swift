import CWebKitGTK
import TabwireWebKit

/// A native menu: a dialog with a row for each item, which also fits a phone.
@MainActor
struct Menu {
  /// An item of a menu.
  struct Item {
    let title: String
    /// The group of the item, or `nil`.
    var subtitle: String?
    var isEnabled = true
    /// Whether the item is the current choice.
    var isChosen = false
    /// Whether choosing the item destroys data.
    var isDestructive = false
  }

  private static let dismissal = "dismiss"

  let title: String
  let items: [Item]

  /// Shows the menu over the window of a widget.
  ///
  /// - Parameters:
  ///   - widget: A widget of the window.
  ///   - onCancel: Called if the user closes the menu without choosing.
  ///   - onChoice: Called with the index of the chosen item.
  /// - Returns: The dialog of the menu.
  func show(
    over widget: Widget, onCancel: @escaping @MainActor () -> Void = {},
    onChoice: @escaping @MainActor (Int) -> Void
  ) -> MessageDialog {
    let dialog = MessageDialog(
      over: widget, title: title, responses: [.init(id: Self.dismissal, title: "Cancel")], closing: Self.dismissal,
      hasDefault: false)
    let list = makeList()
    dialog.add(scrolling(list))
    var choice: Int?
    SignalHandler.connect(list, "row-activated") { arguments in
      guard let row = arguments.object(1) else { return }
      choice = Int(gtk_list_box_row_get_index(cast(row)))
      dialog.close()
    }
    dialog.present { _ in
      if let choice { onChoice(choice) } else { onCancel() }
    }
    return dialog
  }

  private func makeList() -> Widget {
    let list = gtk_list_box_new()!
    tw_accessible_set_label(list, title)
    gtk_widget_add_css_class(list, "boxed-list")
    gtk_list_box_set_selection_mode(OpaquePointer(list), GTK_SELECTION_NONE)
    for item in items {
      let row = adw_action_row_new()!
      adw_preferences_row_set_use_markup(cast(row), 0)
      adw_preferences_row_set_title(cast(row), item.title)
      if let subtitle = item.subtitle { adw_action_row_set_subtitle(cast(row), subtitle) }
      if item.isDestructive { gtk_widget_add_css_class(row, "destructive") }
      if item.isChosen {
        adw_action_row_add_suffix(cast(row), gtk_image_new_from_icon_name("object-select-symbolic"))
      }
      gtk_list_box_row_set_activatable(cast(row), item.isEnabled ? 1 : 0)
      gtk_widget_set_sensitive(row, item.isEnabled ? 1 : 0)
      gtk_list_box_append(OpaquePointer(list), row)
    }
    return list
  }

  /// Lets a long list scroll within the dialog.
  private func scrolling(_ list: Widget) -> Widget {
    let window = tw_scrolled_window_new(title)!
    gtk_scrolled_window_set_policy(OpaquePointer(window), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_propagate_natural_height(OpaquePointer(window), 1)
    gtk_scrolled_window_set_max_content_height(OpaquePointer(window), 480)
    gtk_scrolled_window_set_child(OpaquePointer(window), list)
    return window
  }
}
