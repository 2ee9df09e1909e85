#if canImport(CWebKitGTK)
  import CWebKitGTK
  import Tabwire
  import TabwireIcons

  /// A tab on the tab bar: icon, badge and label. Assistive technology sees it as one tab.
  @MainActor
  final class TabButton {
    let widget: Widget
    private let image: OpaquePointer
    private let badge: Widget
    private let label: OpaquePointer
    private let icons: IconNames
    private let column: Widget

    /// Whether the label is beside the icon instead of below it.
    var isWide = false {
      didSet {
        gtk_orientable_set_orientation(
          OpaquePointer(column), isWide ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL)
        gtk_label_set_xalign(label, isWide ? 0 : 0.5)
        placeBadge()
      }
    }

    /// - Parameters:
    ///   - tab: The tab to show.
    ///   - icons: The icons for the names that servers use.
    ///   - onClick: Called when the user clicks the tab, also while it is selected.
    init(_ tab: TabData, icons: IconNames, onClick: @escaping @MainActor () -> Void) {
      self.icons = icons
      widget = tw_tab_button_new()
      image = OpaquePointer(gtk_image_new())
      badge = gtk_label_new(nil)
      label = OpaquePointer(gtk_label_new(nil))
      column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 2)
      fillColumn()
      gtk_button_set_child(cast(widget), column)
      gtk_widget_set_hexpand(widget, 1)
      for style in ["flat", "tab"] { gtk_widget_add_css_class(widget, style) }
      update(tab)
      SignalHandler.connect(widget, "clicked") { _ in onClick() }
    }

    /// Updates title, icon and badge in place.
    func update(_ tab: TabData) {
      gtk_label_set_text(label, tab.title)
      gtk_image_set_from_icon_name(image, icons.symbolicName(for: tab.icon) ?? IconNames.fallback)
      gtk_label_set_text(OpaquePointer(badge), tab.badge ?? "")
      gtk_widget_set_visible(badge, tab.badge == nil ? 0 : 1)
      gtk_widget_set_tooltip_text(widget, tab.title)
      tw_accessible_set_label(widget, tab.badge.map { "\(tab.title), \($0)" } ?? tab.title)
    }

    /// Marks the tab as selected or not. Does not call `onClick`.
    func setSelected(_ isSelected: Bool) {
      gtk_toggle_button_set_active(cast(widget), isSelected ? 1 : 0)
      tw_accessible_set_selected(widget, isSelected ? 1 : 0)
    }

    /// The title and the badge on the screen.
    var content: (title: String, badge: String?) {
      let badge = gtk_widget_get_visible(badge) == 0 ? nil : gtk_label_get_text(OpaquePointer(self.badge))
      return (String(cString: gtk_label_get_text(label)), badge.map { String(cString: $0) })
    }

    /// Clicks the tab. For tests.
    func click() {
      tw_button_click(widget)
    }

    /// Places the badge at the icon's trailing edge, clear of a label beside it.
    private func placeBadge() {
      gtk_widget_set_margin_start(badge, isWide ? 22 : 26)
    }

    private func fillColumn() {
      gtk_widget_set_halign(column, GTK_ALIGN_CENTER)
      gtk_widget_set_valign(column, GTK_ALIGN_CENTER)
      let overlay = gtk_overlay_new()!
      let icon: Widget = cast(image)
      gtk_image_set_pixel_size(image, 20)
      gtk_widget_set_halign(icon, GTK_ALIGN_CENTER)
      gtk_overlay_set_child(OpaquePointer(overlay), icon)
      gtk_widget_set_halign(badge, GTK_ALIGN_CENTER)
      gtk_widget_set_valign(badge, GTK_ALIGN_START)
      placeBadge()
      gtk_widget_add_css_class(badge, "tab-badge")
      gtk_label_set_ellipsize(OpaquePointer(badge), PANGO_ELLIPSIZE_END)
      gtk_label_set_max_width_chars(OpaquePointer(badge), 4)
      gtk_overlay_add_overlay(OpaquePointer(overlay), badge)
      gtk_widget_add_css_class(overlay, "tab-icon")
      gtk_widget_set_halign(overlay, GTK_ALIGN_CENTER)
      gtk_label_set_ellipsize(label, PANGO_ELLIPSIZE_END)
      gtk_widget_add_css_class(cast(label), "caption")
      gtk_box_append(cast(column), overlay)
      gtk_box_append(cast(column), cast(label))
    }
  }
#endif
