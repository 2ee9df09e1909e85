import CWebKitGTK
import Foundation
import TabwireGTK
import TabwireWebKit

/// The recent sites, each with a button to remove it.
@MainActor
final class RecentSiteList: WidgetOwner {
  private let widget: Widget
  /// Called with the start URL of the site that the user opens.
  var onOpen: (@MainActor (URL) -> Void)?
  /// Called with the start URL of the site that the user removes.
  var onRemove: (@MainActor (URL) -> Void)?
  /// Called when the user removes all sites.
  var onRemoveAll: (@MainActor () -> Void)?
  /// The sites that are shown.
  private(set) var sites = RecentSites()

  let reference: GObjectReference
  private let clear: Widget
  private let empty: Widget
  private var rows: [Widget] = []

  init() {
    widget = adw_preferences_group_new()
    reference = GObjectReference(sinking: widget)
    clear = gtk_button_new_with_label("Clear All")
    empty = gtk_label_new("Sites that you open appear here")
    adw_preferences_group_set_title(cast(widget), "Recent Sites")
    adw_preferences_group_set_header_suffix(cast(widget), clear)
    adw_preferences_group_add(cast(widget), empty)
    gtk_widget_add_css_class(clear, "flat")
    gtk_widget_add_css_class(empty, "dim-label")
    gtk_label_set_wrap(OpaquePointer(empty), 1)
    gtk_widget_set_margin_top(empty, 18)
    SignalHandler.connect(clear, "clicked") { [weak self] _ in self?.onRemoveAll?() }
  }

  /// Shows sites. The keyboard focus stays at its position in the list.
  func show(_ sites: RecentSites) {
    let focused = rows.firstIndex { gtk_widget_get_focus_child($0) != nil || gtk_widget_has_focus($0) != 0 }
    self.sites = sites
    for row in rows { adw_preferences_group_remove(cast(widget), row) }
    rows = sites.urls.map { row(for: $0) }
    for row in rows { adw_preferences_group_add(cast(widget), row) }
    gtk_widget_set_visible(clear, rows.isEmpty ? 0 : 1)
    gtk_widget_set_visible(empty, rows.isEmpty ? 1 : 0)
    if let focused, !rows.isEmpty { gtk_widget_grab_focus(rows[min(focused, rows.count - 1)]) }
  }

  private func row(for url: URL) -> Widget {
    let name = url.hostAndPort
    let row = adw_action_row_new()!
    adw_preferences_row_set_use_markup(cast(row), 0)
    adw_preferences_row_set_title(cast(row), name)
    adw_action_row_set_subtitle(cast(row), url.absoluteString)
    adw_action_row_set_title_lines(cast(row), 1)
    adw_action_row_set_subtitle_lines(cast(row), 1)
    gtk_list_box_row_set_activatable(cast(row), 1)
    adw_action_row_add_suffix(cast(row), removeButton(for: url, named: name))
    SignalHandler.connect(row, "activated") { [weak self] _ in self?.onOpen?(url) }
    let remove: @MainActor () -> Bool = { [weak self] in
      self?.onRemove?(url)
      return true
    }
    Shortcuts.install([("Delete|KP_Delete", remove)], on: row, phase: GTK_PHASE_BUBBLE)
    return row
  }

  private func removeButton(for url: URL, named name: String) -> Widget {
    let button = gtk_button_new_from_icon_name("window-close-symbolic")!
    for style in ["flat", "circular"] { gtk_widget_add_css_class(button, style) }
    gtk_widget_set_valign(button, GTK_ALIGN_CENTER)
    gtk_widget_set_tooltip_text(button, "Remove")
    tw_accessible_set_label(button, "Remove \(name)")
    SignalHandler.connect(button, "clicked") { [weak self] _ in self?.onRemove?(url) }
    return button
  }
}
