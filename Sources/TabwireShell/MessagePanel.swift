import CWebKitGTK
import Foundation
import TabwireWebKit

/// A window that lists messages of pages and lets a developer reply to each.
@MainActor
package final class MessagePanel: WidgetOwner {
  /// A message of a page.
  package struct Entry {
    package let component: String
    package let event: String
    /// The data, as JSON text.
    package let data: String
    /// Replies with data as JSON text. Returns whether the page received the reply.
    let reply: @MainActor (String) async throws -> Bool

    package init(
      component: String, event: String, data: String, reply: @escaping @MainActor (String) async throws -> Bool
    ) {
      self.component = component
      self.event = event
      self.data = data
      self.reply = reply
    }
  }

  /// The number of messages that are listed. The oldest are removed.
  private static let maximumCount = 200
  /// The length to which data is cut in the list, in characters.
  private static let maximumDataLength = 300

  private let window: Widget
  package let reference: GObjectReference
  private let list: OpaquePointer
  private let entry: Widget
  private let button: Widget
  private let result: OpaquePointer
  /// The messages in the order of the list, newest first.
  private(set) var entries: [Entry] = []

  /// - Parameter components: The names of the components whose messages are listed.
  package init(components: [String]) {
    window = adw_window_new()
    reference = GObjectReference(sinking: window)
    list = OpaquePointer(gtk_list_box_new())
    tw_accessible_set_label(cast(list), "Messages")
    entry = gtk_entry_new()
    button = gtk_button_new_with_label("Reply")
    result = OpaquePointer(gtk_label_new(nil))
    gtk_window_set_title(cast(window), "Messages")
    gtk_window_set_default_size(cast(window), 360, 560)
    layOut(components)
    SignalHandler.connect(list, "row-selected") { [weak self] arguments in
      self?.select(arguments.object(1).map { Int(gtk_list_box_row_get_index(cast($0))) })
    }
    SignalHandler.connect(entry, "activate") { [weak self] _ in self?.reply() }
    SignalHandler.connect(button, "clicked") { [weak self] _ in self?.reply() }
    select(nil)
  }

  /// Shows the window.
  package func present() {
    gtk_window_present(cast(window))
  }

  /// Destroys the window.
  package func close() {
    gtk_window_destroy(cast(window))
  }

  /// Adds a message at the top of the list.
  package func add(_ entry: Entry) {
    entries.insert(entry, at: 0)
    let row = adw_action_row_new()!
    adw_preferences_row_set_use_markup(cast(row), 0)
    adw_preferences_row_set_title(cast(row), "\(entry.component) · \(entry.event)")
    adw_action_row_set_subtitle(cast(row), String(entry.data.prefix(Self.maximumDataLength)))
    gtk_list_box_prepend(list, row)
    if entries.count > Self.maximumCount {
      entries.removeLast()
      gtk_list_box_remove(list, cast(gtk_list_box_get_row_at_index(list, gint(Self.maximumCount))))
    }
    if gtk_list_box_get_selected_row(list) == nil {
      gtk_list_box_select_row(list, gtk_list_box_get_row_at_index(list, 0))
    }
  }

  /// The data to reply with, as JSON text.
  var replyText: String {
    get { gtk_editable_get_text(OpaquePointer(entry)).map { String(cString: $0) } ?? "" }
    set { gtk_editable_set_text(OpaquePointer(entry), newValue) }
  }

  /// The outcome of the last reply.
  var resultText: String { gtk_label_get_text(result).map { String(cString: $0) } ?? "" }

  /// Clicks Reply. For tests.
  func clickReply() {
    tw_button_click(button)
  }

  private func select(_ index: Int?) {
    let selected = index.flatMap { entries.indices.contains($0) ? entries[$0] : nil }
    replyText = selected?.data ?? ""
    for widget in [entry, button] { gtk_widget_set_sensitive(widget, selected == nil ? 0 : 1) }
    gtk_label_set_text(result, "")
  }

  private func reply() {
    guard let row = gtk_list_box_get_selected_row(list) else { return }
    let index = Int(gtk_list_box_row_get_index(row))
    guard entries.indices.contains(index) else { return }
    let (selected, json) = (entries[index], replyText)
    guard (try? JSONSerialization.jsonObject(with: Data(json.utf8))) != nil else {
      return gtk_label_set_text(result, "Not sent: this is not a JSON object")
    }
    Task { [weak self] in
      let isReceived = try? await selected.reply(json)
      guard let self else { return }
      gtk_label_set_text(
        result, isReceived == true ? "Replied to \(selected.component)" : "Not sent: the page is gone")
    }
  }

  private func layOut(_ components: [String]) {
    let column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
    gtk_box_append(cast(column), adw_header_bar_new())
    gtk_list_box_set_placeholder(list, placeholder(components))
    let scroller = tw_scrolled_window_new("Messages")!
    gtk_widget_set_vexpand(scroller, 1)
    gtk_scrolled_window_set_child(OpaquePointer(scroller), cast(list))
    gtk_box_append(cast(column), scroller)
    gtk_box_append(cast(column), replyRow())
    adw_window_set_content(cast(window), column)
  }

  private func placeholder(_ components: [String]) -> Widget? {
    let page = adw_status_page_new()
    gtk_widget_add_css_class(page, "compact")
    adw_status_page_set_icon_name(OpaquePointer(page), "mail-unread-symbolic")
    adw_status_page_set_title(OpaquePointer(page), "No Messages Yet")
    adw_status_page_set_description(
      OpaquePointer(page),
      takeString(g_markup_escape_text("Messages to \(components.joined(separator: ", ")) appear here.", -1)))
    return page
  }

  private func replyRow() -> Widget? {
    let column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6)!
    let row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6)!
    gtk_widget_set_hexpand(entry, 1)
    gtk_widget_add_css_class(entry, "monospace")
    tw_object_set_string(entry, "placeholder-text", "Data of the reply, as JSON")
    tw_accessible_set_label(entry, "Data of the reply, as JSON")
    for child in [entry, button] { gtk_box_append(cast(row), child) }
    gtk_label_set_wrap(result, 1)
    gtk_label_set_xalign(result, 0)
    gtk_widget_add_css_class(cast(result), "dim-label")
    for child in [row, cast(result)] as [Widget] { gtk_box_append(cast(column), child) }
    gtk_widget_set_margin_top(column, 12)
    gtk_widget_set_margin_bottom(column, 12)
    gtk_widget_set_margin_start(column, 12)
    gtk_widget_set_margin_end(column, 12)
    return column
  }
}
