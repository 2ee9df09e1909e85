import CWebKitGTK
import TabwireWebKit

/// The search bar below the header bar, which finds text in the page.
@MainActor
final class FindBar {
  let widget: Widget
  /// Returns the web view to search.
  var webView: (@MainActor () -> WebView?)?

  private let entry: Widget
  private let count: OpaquePointer
  private weak var searched: WebView?

  init() {
    widget = gtk_search_bar_new()
    entry = gtk_search_entry_new()
    count = OpaquePointer(gtk_label_new(nil))
    gtk_search_bar_set_child(OpaquePointer(widget), row())
    gtk_search_bar_connect_entry(OpaquePointer(widget), OpaquePointer(entry))
    SignalHandler.connect(entry, "search-changed") { [weak self] _ in self?.search() }
    for (signal, isForward) in [("activate", true), ("next-match", true), ("previous-match", false)] {
      SignalHandler.connect(entry, signal) { [weak self] _ in self?.webView?()?.search.findNext(isForward: isForward) }
    }
    SignalHandler.connect(widget, "notify::search-mode-enabled") { [weak self] _ in
      guard let self, !isShown else { return }
      end()
    }
  }

  var isShown: Bool { gtk_search_bar_get_search_mode(OpaquePointer(widget)) != 0 }

  /// The search text and the result label.
  var content: (text: String, result: String) {
    (
      gtk_editable_get_text(OpaquePointer(entry)).map { String(cString: $0) } ?? "",
      gtk_label_get_text(count).map { String(cString: $0) } ?? ""
    )
  }

  /// Shows the bar and focuses its entry.
  func show() {
    gtk_search_bar_set_search_mode(OpaquePointer(widget), 1)
    gtk_widget_grab_focus(entry)
    gtk_editable_select_region(OpaquePointer(entry), 0, -1)
    search()
  }

  func hide() {
    gtk_search_bar_set_search_mode(OpaquePointer(widget), 0)
  }

  private func search() {
    guard isShown, let view = webView?() else { return }
    if view !== searched { searched?.search.end() }
    searched = view
    view.search.find(content.text) { [weak self] in self?.show(matches: $0) }
  }

  private func show(matches: Int) {
    let isWithout = matches == 0 && !content.text.isEmpty
    gtk_label_set_text(
      count,
      content.text.isEmpty
        ? ""
        : isWithout
          ? localized("Not found") : matches == 1 ? localized("1 match") : localized("%@ matches", "\(matches)"))
    entry.setStyle("error", isWithout)
  }

  private func end() {
    searched?.search.end()
    searched?.focus()
    searched = nil
  }

  private func row() -> Widget? {
    let row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6)!
    gtk_widget_set_hexpand(entry, 1)
    gtk_widget_set_hexpand(cast(row), 1)
    tw_accessible_set_label(entry, localized("Find in page"))
    gtk_widget_add_css_class(cast(count), "dim-label")
    gtk_box_append(cast(row), entry)
    gtk_box_append(cast(row), cast(count))
    for (icon, name, isForward) in [
      ("go-up-symbolic", localized("Previous match"), false), ("go-down-symbolic", localized("Next match"), true),
    ] {
      let button = gtk_button_new_from_icon_name(icon)!
      gtk_widget_set_tooltip_text(button, name)
      tw_accessible_set_label(button, name)
      gtk_widget_add_css_class(button, "flat")
      SignalHandler.connect(button, "clicked") { [weak self] _ in
        self?.webView?()?.search.findNext(isForward: isForward)
      }
      gtk_box_append(cast(row), button)
    }
    return row
  }
}
