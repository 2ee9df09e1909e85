import CWebKitGTK
import Foundation
import TabwireWebKit

/// The button in the header bar with the progress of downloads. Its popover lists them. Hidden while there are none.
@MainActor
final class DownloadsButton: WidgetOwner {
  private let widget: Widget
  let reference: GObjectReference
  private let progress = gtk_progress_bar_new()!
  private let column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12)!
  private let clear = gtk_button_new_with_label(localized("Clear"))!
  let popover = gtk_popover_new()!
  private(set) var rows: [Int: DownloadRow] = [:]
  private weak var downloads: Downloads?
  private var open: @MainActor (URL) -> Void = { _ in }

  init() {
    widget = gtk_menu_button_new()
    reference = GObjectReference(sinking: widget)
    gtk_widget_set_visible(widget, 0)
    let icon = gtk_image_new_from_icon_name("folder-download-symbolic")!
    gtk_widget_add_css_class(progress, "downloads-progress")
    gtk_widget_set_valign(progress, GTK_ALIGN_END)
    let overlay = gtk_overlay_new()!
    gtk_overlay_set_child(OpaquePointer(overlay), icon)
    gtk_overlay_add_overlay(OpaquePointer(overlay), progress)
    gtk_menu_button_set_child(OpaquePointer(widget), overlay)
    gtk_widget_add_css_class(widget, "image-button")
    gtk_widget_set_tooltip_text(widget, localized("Downloads"))
    layOutPopover()
    SignalHandler.connect(clear, "clicked") { [weak self] _ in
      self?.popDown()
      self?.downloads?.clear()
    }
  }

  /// Shows the downloads of an app.
  ///
  /// - Parameters:
  ///   - downloads: The downloads.
  ///   - open: Opens a file or a folder.
  func connect(to downloads: Downloads, open: @escaping @MainActor (URL) -> Void) {
    self.downloads = downloads
    self.open = open
    update()
  }

  /// Shows the current state of the downloads.
  func update() {
    guard let list = downloads?.list else { return }
    gtk_widget_set_visible(widget, list.isEmpty ? 0 : 1)
    gtk_widget_set_visible(progress, list.running.isEmpty ? 0 : 1)
    if let fraction = list.fraction {
      gtk_progress_bar_set_fraction(OpaquePointer(progress), fraction)
    } else {
      gtk_progress_bar_pulse(OpaquePointer(progress))
    }
    tw_accessible_set_label(widget, Self.label(of: list))
    gtk_widget_set_visible(clear, list.downloads.contains { !$0.isRunning } ? 1 : 0)
    updateRows(of: list)
  }

  /// What a screen reader says for the button.
  static func label(of list: DownloadList) -> String {
    let count = list.running.count
    guard count > 0 else { return localized("Downloads") }
    let part = list.fraction.map { ", \(Int($0 * 100)) %" } ?? ""
    return localized("Downloads, %@ running", "\(count)") + part
  }

  /// Closes the list of downloads.
  func popDown() {
    gtk_menu_button_popdown(OpaquePointer(widget))
  }

  /// Opens the list of downloads. For tests.
  func popUp() {
    gtk_menu_button_popup(OpaquePointer(widget))
  }

  /// Rows stay where they are, so that the keyboard focus does.
  private func updateRows(of list: DownloadList) {
    for (id, row) in rows where !list.downloads.contains(where: { $0.id == id }) {
      gtk_box_remove(cast(column), row.widget)
      rows[id] = nil
    }
    for download in list.downloads.reversed() {
      if let row = rows[download.id] {
        row.show(download)
      } else {
        let row = DownloadRow(download)
        row.onAction = { [weak self] in self?.perform($0, on: download.id) }
        rows[download.id] = row
        gtk_box_prepend(cast(column), row.widget)
      }
    }
    if list.isEmpty { popDown() }
  }

  private func perform(_ action: DownloadRow.Action, on id: Int) {
    guard let downloads, let download = downloads.list.downloads.first(where: { $0.id == id }) else { return }
    switch (action, download.state) {
    case (.cancel, .running): downloads.cancel(id)
    case (.open, .saved(let file)): open(file)
    case (.showFolder, .saved(let file)): open(file.deletingLastPathComponent())
    default: break
    }
  }

  private func layOutPopover() {
    let scroller = tw_scrolled_window_new(localized("Downloads"))!
    gtk_scrolled_window_set_policy(OpaquePointer(scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_propagate_natural_height(OpaquePointer(scroller), 1)
    gtk_scrolled_window_set_max_content_height(OpaquePointer(scroller), 320)
    gtk_scrolled_window_set_child(OpaquePointer(scroller), column)
    let content = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12)!
    for set in [gtk_widget_set_margin_top, gtk_widget_set_margin_bottom] { set(content, 6) }
    for set in [gtk_widget_set_margin_start, gtk_widget_set_margin_end] { set(content, 6) }
    gtk_widget_set_halign(clear, GTK_ALIGN_END)
    for child in [scroller, clear] { gtk_box_append(cast(content), child) }
    gtk_widget_set_size_request(content, 260, -1)
    gtk_popover_set_child(cast(popover), content)
    tw_accessible_set_label(popover, localized("Downloads"))
    gtk_menu_button_set_popover(OpaquePointer(widget), popover)
  }
}
