import CWebKitGTK

@testable import TabwireGTK
@testable import TabwireGTKTesting
@testable import TabwireWebKit

extension SlowNotice {
  var isShown: Bool { gtk_revealer_get_reveal_child(OpaquePointer(widget)) != 0 }

  /// Clicks the button.
  func click() {
    if let button = widget.descendants.first(where: { $0.isA(gtk_button_get_type()) }) { tw_button_click(button) }
  }
}

extension PermissionBar {
  /// The question, or `nil` while the bar is hidden.
  var question: String? {
    let labels = widget.descendants.filter { $0.isA(gtk_label_get_type()) }
      .compactMap { gtk_label_get_text(OpaquePointer($0)).map { String(cString: $0) } }
    return gtk_widget_get_visible(widget) == 0 ? nil : labels.first { $0.hasSuffix("?") }
  }
}

extension ErrorPage {
  /// The technical details below the button.
  var detailsText: String {
    widget.descendants.first { gtk_widget_has_css_class($0, "caption") != 0 }
      .flatMap { gtk_label_get_text(OpaquePointer($0)) }.map { String(cString: $0) } ?? ""
  }
}

extension HeaderBar {
  private var parts: [Widget] { withWidget { (widget: Widget) in widget.descendants } }

  /// The text below the title.
  var shownSubtitle: String {
    parts.first { $0.isA(adw_window_title_get_type()) }
      .flatMap { adw_window_title_get_subtitle(OpaquePointer($0)) }.map { String(cString: $0) } ?? ""
  }
}
