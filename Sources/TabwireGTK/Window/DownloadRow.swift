import CWebKitGTK
import Foundation
import TabwireWebKit

/// A download in the list: its name, its progress and what the user can do.
@MainActor
final class DownloadRow {
  /// What the user can do with a download.
  enum Action {
    case cancel, open, showFolder
  }

  let widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6)!
  /// Called when the user clicks a button.
  var onAction: (@MainActor (Action) -> Void)?

  private let progress = gtk_progress_bar_new()!
  private let caption = gtk_label_new(nil)!
  private var buttons: [(widget: Widget, isShown: (DownloadList.Download.State) -> Bool)] = []

  init(_ download: DownloadList.Download) {
    let column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 4)!
    let name = gtk_label_new(download.name)!
    gtk_label_set_ellipsize(OpaquePointer(name), PANGO_ELLIPSIZE_MIDDLE)
    gtk_widget_set_tooltip_text(name, download.name)
    for label in [name, caption] { gtk_label_set_xalign(OpaquePointer(label), 0) }
    gtk_label_set_wrap(OpaquePointer(caption), 1)
    gtk_label_set_width_chars(OpaquePointer(caption), 22)
    gtk_label_set_max_width_chars(OpaquePointer(caption), 22)
    gtk_widget_add_css_class(caption, "caption")
    tw_accessible_set_label(progress, localized("Progress of %@", download.name))
    for child in [name, progress, caption] { gtk_box_append(cast(column), child) }
    gtk_widget_set_hexpand(column, 1)
    gtk_box_append(cast(widget), column)
    addButton("process-stop-symbolic", localized("Cancel"), .cancel, of: download) { $0 == .running }
    addButton("document-open-symbolic", localized("Open"), .open, of: download) {
      if case .saved = $0 { true } else { false }
    }
    addButton("folder-symbolic", localized("Show in Folder"), .showFolder, of: download) {
      if case .saved = $0 { true } else { false }
    }
    show(download)
  }

  private func addButton(
    _ icon: String, _ title: String, _ action: Action, of download: DownloadList.Download,
    isShown: @escaping (DownloadList.Download.State) -> Bool
  ) {
    let button = gtk_button_new_from_icon_name(icon)!
    for style in ["flat", "circular"] { gtk_widget_add_css_class(button, style) }
    gtk_widget_set_valign(button, GTK_ALIGN_CENTER)
    gtk_widget_set_tooltip_text(button, title)
    tw_accessible_set_label(button, "\(title): \(download.name)")
    SignalHandler.connect(button, "clicked") { [weak self] _ in self?.onAction?(action) }
    gtk_box_append(cast(widget), button)
    buttons.append((button, isShown))
  }

  func show(_ download: DownloadList.Download) {
    gtk_widget_set_visible(progress, download.isRunning ? 1 : 0)
    if let fraction = download.fraction {
      gtk_progress_bar_set_fraction(OpaquePointer(progress), fraction)
    } else if download.isRunning {
      gtk_progress_bar_pulse(OpaquePointer(progress))
    }
    gtk_label_set_text(OpaquePointer(caption), Self.caption(of: download))
    let isFailed = if case .failed = download.state { true } else { false }
    for (style, isUsed) in [("error", isFailed), ("dim-label", !isFailed)] {
      if isUsed { gtk_widget_add_css_class(caption, style) } else { gtk_widget_remove_css_class(caption, style) }
    }
    for button in buttons { gtk_widget_set_visible(button.widget, button.isShown(download.state) ? 1 : 0) }
  }

  /// The text below the name: how much is there, or what became of it.
  static func caption(of download: DownloadList.Download) -> String {
    let received = size(download.receivedByteCount)
    switch download.state {
    case .running: return download.byteCount.map { localized("%@ of %@", received, size($0)) } ?? received
    case .saved: return received
    case .failed(let reason): return localized("Not downloaded: %@", reason)
    }
  }

  private static func size(_ byteCount: UInt64) -> String { takeString(g_format_size(guint64(byteCount))) ?? "" }
}
