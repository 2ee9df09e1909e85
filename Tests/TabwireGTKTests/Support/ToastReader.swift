import CWebKitGTK

@testable import TabwireGTK
@testable import TabwireWebKit

/// The visible toasts, read from the widgets.
extension ToastOverlay {
  /// The text of the visible toast, or `nil`.
  var shownText: String? {
    toastWidgets.first { $0.isA(gtk_label_get_type()) && !isInButton($0) }
      .flatMap { gtk_label_get_text(OpaquePointer($0)) }.map { String(cString: $0) }
  }

  /// Clicks the button of the visible toast.
  func clickButton() {
    let button = toastWidgets.first {
      $0.isA(gtk_button_get_type()) && gtk_widget_get_visible($0) != 0 && gtk_button_get_label(cast($0)) != nil
    }
    if let button { tw_button_click(button) }
  }

  private var toastWidgets: [Widget] {
    children(of: widget).filter { $0 != content && gtk_widget_get_child_visible($0) != 0 }.reversed()
      .flatMap { descendants(of: $0) }
  }

  private func isInButton(_ widget: Widget) -> Bool {
    gtk_widget_get_ancestor(widget, gtk_button_get_type()) != nil
  }

  private func descendants(of widget: Widget) -> [Widget] {
    [widget] + children(of: widget).flatMap { descendants(of: $0) }
  }

  private func children(of widget: Widget) -> [Widget] {
    sequence(first: gtk_widget_get_first_child(widget)) { $0.flatMap { gtk_widget_get_next_sibling($0) } }
      .prefix { $0 != nil }.compactMap(\.self)
  }
}
