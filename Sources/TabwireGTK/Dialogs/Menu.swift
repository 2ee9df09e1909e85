import CWebKitGTK
import TabwireWebKit

/// A native menu: a popover with a row for each item.
@MainActor
struct Menu {
  private static let width: gint = 240
  private static let maximumHeight: gint = 480

  let title: String
  let items: [MenuItem]

  /// Shows the menu at a button, or at the top of a page.
  ///
  /// - Returns: The popover.
  @discardableResult
  func show(at widget: Widget, onChoice: @escaping @MainActor (Int) -> Void) -> GObjectReference {
    let popover = gtk_popover_new()!
    let reference = GObjectReference(sinking: popover)
    let list = makeList()
    gtk_widget_add_css_class(popover, "menu")
    tw_accessible_set_label(popover, title)
    gtk_popover_set_child(cast(popover), content(list))
    attach(popover, to: widget)
    SignalHandler.connect(list, "row-activated") { arguments in
      guard let row = arguments.object(1) else { return }
      let choice = Int(gtk_list_box_row_get_index(cast(row)))
      gtk_popover_popdown(cast(popover))
      onChoice(choice)
    }
    gtk_popover_popup(cast(popover))
    return reference
  }

  private func attach(_ popover: Widget, to widget: Widget) {
    // A button of a component may be removed while the menu is open, but not its header bar.
    let parent = gtk_widget_get_ancestor(widget, adw_header_bar_get_type()) ?? widget
    var bounds = graphene_rect_t()
    _ = gtk_widget_compute_bounds(widget, parent, &bounds)
    let (x, y) = (gint(bounds.origin.x), gint(bounds.origin.y))
    var (width, height) = (gint(bounds.size.width), gint(bounds.size.height))
    if !widget.isA(gtk_button_get_type()) {
      height = 1
      gtk_popover_set_has_arrow(cast(popover), 0)
    }
    if width == 0 { width = 1 }
    var place = GdkRectangle(x: x, y: y, width: width, height: height)
    gtk_widget_set_parent(popover, parent)
    gtk_popover_set_pointing_to(cast(popover), &place)
    let focused = gtk_widget_get_root(widget).flatMap { gtk_window_get_focus(UnsafeMutablePointer<GtkWindow>($0)) }
      .map { GObjectReference(retaining: $0) }
    SignalHandler.connect(popover, "closed") { _ in
      // GTK still uses the popover while it emits the signal.
      let kept = GObjectReference(retaining: popover)
      gtk_widget_unparent(popover)
      focused?.withPointer { (widget: Widget) in
        if gtk_widget_get_mapped(widget) != 0 { gtk_widget_grab_focus(widget) }
      }
      Task { withExtendedLifetime(kept) {} }
    }
  }

  private func content(_ list: Widget) -> Widget {
    let window = tw_scrolled_window_new(title)!
    gtk_scrolled_window_set_policy(OpaquePointer(window), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_propagate_natural_height(OpaquePointer(window), 1)
    gtk_scrolled_window_set_max_content_height(OpaquePointer(window), Self.maximumHeight)
    gtk_scrolled_window_set_child(OpaquePointer(window), list)
    gtk_widget_set_size_request(window, Self.width, -1)
    guard !title.isEmpty else { return window }
    let column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6)!
    let heading = gtk_label_new(title)!
    gtk_widget_add_css_class(heading, "heading")
    gtk_label_set_wrap(OpaquePointer(heading), 1)
    gtk_label_set_max_width_chars(OpaquePointer(heading), 1)
    for child in [heading, window] { gtk_box_append(cast(column), child) }
    return column
  }

  private func makeList() -> Widget {
    let list = gtk_list_box_new()!
    tw_accessible_set_label(list, title)
    gtk_list_box_set_selection_mode(OpaquePointer(list), GTK_SELECTION_NONE)
    for item in items {
      let row = adw_action_row_new()!
      adw_preferences_row_set_use_markup(cast(row), 0)
      adw_preferences_row_set_title(cast(row), item.title)
      if let subtitle = item.subtitle { adw_action_row_set_subtitle(cast(row), subtitle) }
      if item.isDestructive { gtk_widget_add_css_class(row, "destructive") }
      gtk_list_box_row_set_activatable(cast(row), 1)
      gtk_list_box_append(OpaquePointer(list), row)
    }
    return list
  }
}
