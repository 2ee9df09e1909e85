import CWebKitGTK
import Tabwire
import TabwireIcons
import TabwireWebKit

/// A tab or an action on the tab bar: icon, badge and label. Assistive technology sees it as one tab or button.
@MainActor
package final class TabButton {
  package let widget: Widget
  private let image: OpaquePointer
  let badge: Widget
  private let label: OpaquePointer
  private let column: Widget

  /// Whether the label is beside the icon instead of below it.
  var isWide = false {
    didSet {
      gtk_orientable_set_orientation(
        OpaquePointer(column), isWide ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL)
      gtk_label_set_xalign(label, isWide ? 0 : 0.5)
    }
  }

  /// The image instead of the icon, or `nil`.
  var picture: TabPicture? {
    didSet { if picture !== oldValue { showIcon() } }
  }

  private var iconName = ""

  package var isEnabled: Bool {
    get { gtk_widget_get_sensitive(widget) != 0 }
    set { if newValue != isEnabled { gtk_widget_set_sensitive(widget, newValue ? 1 : 0) } }
  }

  /// The width, in characters, from which the label of a tab is shortened.
  private static let maximumLabelWidth: gint = 18
  /// The width, in characters, from which a badge is shortened.
  private static let maximumBadgeWidth: gint = 8
  /// The number of characters that are never cut off.
  private static let minimumLabelWidth = 10

  /// - Parameters:
  ///   - widget: The button, by default one with the role of a tab.
  ///   - onClick: Called when the user clicks the tab, also while it is selected.
  init(_ widget: Widget = tw_tab_button_new(), onClick: @escaping @MainActor () -> Void) {
    self.widget = widget
    image = OpaquePointer(gtk_image_new())
    badge = gtk_label_new(nil)
    label = OpaquePointer(gtk_label_new(nil))
    column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 2)
    fillColumn()
    gtk_button_set_child(cast(widget), column)
    gtk_widget_set_hexpand(widget, 1)
    for style in ["flat", "tab"] { gtk_widget_add_css_class(widget, style) }
    SignalHandler.connect(widget, "clicked") { _ in onClick() }
    gtk_widget_set_focus_on_click(widget, 0)
    showTitleOfCutLabel()
  }

  /// Shows the title in a tooltip if it is cut off. A tooltip that GTK knows would be the description of the tab, too.
  private func showTitleOfCutLabel() {
    gtk_widget_set_has_tooltip(widget, 1)
    SignalHandler.handle(widget, "query-tooltip") { [weak self] arguments in
      guard let self, let tooltip = arguments.object(4),
        pango_layout_is_ellipsized(gtk_label_get_layout(label)) != 0
      else { return false }
      gtk_tooltip_set_text(tooltip, content.title)
      return true
    }
  }

  /// Updates title, icon and badge in place.
  func update(title: String, icon: String, badge: TabBadge?) {
    gtk_label_set_text(label, title)
    let canBeCut = title.count > Self.minimumLabelWidth
    gtk_label_set_ellipsize(label, canBeCut ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE)
    gtk_label_set_width_chars(label, canBeCut ? gint(Self.minimumLabelWidth) : -1)
    if icon != iconName {
      iconName = icon
      showIcon()
    }
    shownBadge = badge
    spokenName = badge.map { "\(title), \($0.spokenText)" } ?? title
  }

  /// The text that assistive technology says for the tab.
  var spokenName = "" {
    didSet { tw_accessible_set_label(widget, spokenName) }
  }

  private var shownBadge: TabBadge? {
    didSet {
      let isDot = shownBadge?.isDot == true
      let canBeCut = (shownBadge?.shortText.count ?? 0) > Self.maximumBadgeWidth
      gtk_label_set_ellipsize(OpaquePointer(badge), canBeCut ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE)
      gtk_label_set_text(OpaquePointer(badge), isDot ? "" : shownBadge?.shortText ?? "")
      badge.setStyle("dot", isDot)
      gtk_widget_set_visible(badge, shownBadge == nil ? 0 : 1)
    }
  }

  /// Shows the image, or the icon if there is none.
  private func showIcon() {
    if let picture {
      picture.paintable.withPointer { gtk_image_set_from_paintable(image, $0) }
    } else {
      gtk_image_set_from_icon_name(image, iconName)
    }
    icon.setStyle("picture", picture?.kind == .picture)
  }

  var icon: Widget { cast(image) }

  /// Whether the tab is on the tab bar, and not behind "More".
  package var isVisible: Bool {
    get { gtk_widget_get_visible(widget) != 0 }
    set { if newValue != isVisible { gtk_widget_set_visible(widget, newValue ? 1 : 0) } }
  }

  /// The width at which the title is shortened as far as possible, and that at which it is not cut off, in pixels, also while the tab is
  /// behind "More".
  var widths: (minimum: Int, natural: Int) {
    var (minimum, natural): (gint, gint) = (0, 0)
    gtk_widget_measure(column, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, nil, nil)
    return (Int(minimum), Int(natural))
  }

  /// Marks the tab as selected or not. Does not call `onClick`.
  func setSelected(_ isSelected: Bool) {
    gtk_toggle_button_set_active(cast(widget), isSelected ? 1 : 0)
    tw_accessible_set_selected(widget, isSelected ? 1 : 0)
  }

  package var content: (title: String, badge: String?) {
    (String(cString: gtk_label_get_text(label)), shownBadge?.text)
  }

  /// What assistive technology says for the badge, or `nil`. For tests.
  package var spokenBadge: String? { shownBadge?.spokenText }

  private func fillColumn() {
    gtk_widget_set_halign(column, GTK_ALIGN_CENTER)
    gtk_widget_set_valign(column, GTK_ALIGN_CENTER)
    let overlay = gtk_overlay_new()!
    gtk_widget_set_halign(icon, GTK_ALIGN_CENTER)
    gtk_widget_set_valign(icon, GTK_ALIGN_CENTER)
    // The style sheet cuts pictures to a circle.
    gtk_widget_set_overflow(icon, GTK_OVERFLOW_HIDDEN)
    gtk_overlay_set_child(OpaquePointer(overlay), icon)
    gtk_widget_set_halign(badge, GTK_ALIGN_CENTER)
    gtk_widget_set_valign(badge, GTK_ALIGN_START)
    gtk_widget_add_css_class(badge, "tab-badge")
    gtk_label_set_max_width_chars(OpaquePointer(badge), Self.maximumBadgeWidth)
    gtk_overlay_add_overlay(OpaquePointer(overlay), badge)
    // A badge is as wide as its text.
    gtk_overlay_set_measure_overlay(OpaquePointer(overlay), badge, 1)
    gtk_widget_add_css_class(overlay, "tab-icon")
    gtk_widget_set_halign(overlay, GTK_ALIGN_CENTER)
    gtk_label_set_max_width_chars(label, Self.maximumLabelWidth)
    gtk_widget_add_css_class(cast(label), "caption")
    gtk_box_append(cast(column), overlay)
    gtk_box_append(cast(column), cast(label))
  }
}
