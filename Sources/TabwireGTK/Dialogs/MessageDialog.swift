import CWebKitGTK
import TabwireWebKit

/// A native dialog over a window, with a title, a text and buttons.
@MainActor
package struct MessageDialog: WidgetOwner {
  package struct Response {
    let id: String
    let title: String
    let appearance: AdwResponseAppearance

    package init(id: String, title: String, appearance: AdwResponseAppearance = ADW_RESPONSE_DEFAULT) {
      self.id = id
      self.title = title
      self.appearance = appearance
    }
  }

  /// The length to which a page's text is cut, in characters. Longer text would push the buttons off the screen.
  private static let maximumTextLength = 1000

  private let widget: Widget
  package let reference: GObjectReference
  private var dialog: UnsafeMutablePointer<AdwMessageDialog> { cast(widget) }

  /// Enter chooses the last button that is not destructive, wherever the focus is.
  ///
  /// - Parameters:
  ///   - parent: A widget of the window below.
  ///   - closing: The id of the response that closing the dialog gives.
  package init(over parent: Widget, title: String, text: String = "", responses: [Response], closing: String) {
    let window = gtk_widget_get_root(parent).map { UnsafeMutablePointer<GtkWindow>($0) }
    widget = adw_message_dialog_new(window, Self.shortened(title), Self.shortened(text))
    reference = GObjectReference(retaining: widget)
    for response in responses {
      // GTK reads an underscore as a mnemonic. A double underscore shows an underscore.
      adw_message_dialog_add_response(
        dialog, response.id, Self.shortened(response.title).replacing("_", with: "__"))
      adw_message_dialog_set_response_appearance(dialog, response.id, response.appearance)
    }
    adw_message_dialog_set_close_response(dialog, closing)
    let safest = responses.last { $0.appearance != ADW_RESPONSE_DESTRUCTIVE }
    if let safest { adw_message_dialog_set_default_response(dialog, safest.id) }
  }

  package func add(_ child: Widget) {
    adw_message_dialog_set_extra_child(dialog, child)
  }

  /// Shows the dialog.
  ///
  /// - Parameter onResponse: Called once, with the id of the response.
  package func present(onResponse: @escaping @MainActor (_ id: String) -> Void) {
    SignalHandler.connect(widget, "response") { arguments in
      if let id = arguments.string(1) { onResponse(id) }
    }
    gtk_window_present(cast(widget))
  }

  /// Closes the dialog with its closing response.
  func close() {
    gtk_window_close(cast(widget))
  }

  private static func shortened(_ text: String) -> String {
    text.count <= maximumTextLength ? text : text.prefix(maximumTextLength) + "…"
  }
}
