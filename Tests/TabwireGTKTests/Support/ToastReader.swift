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
    widget.children.filter { $0 != content && gtk_widget_get_child_visible($0) != 0 }.reversed().flatMap(\.descendants)
  }

  private func isInButton(_ widget: Widget) -> Bool {
    gtk_widget_get_ancestor(widget, gtk_button_get_type()) != nil
  }
}
