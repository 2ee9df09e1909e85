import CWebKitGTK
import TabwireWebKit

/// The header bar of a window: a back button, the title of the page, and the buttons of components.
@MainActor
package final class HeaderBar: WidgetOwner {
  private let widget: Widget
  var onBack: (@MainActor () -> Void)?

  private let back: Widget
  private let title: OpaquePointer
  package let reference: GObjectReference
  private let titleReference: GObjectReference
  package private(set) var buttons: [HeaderButton] = []

  init() {
    widget = adw_header_bar_new()
    reference = GObjectReference(sinking: widget)
    back = gtk_button_new_from_icon_name("go-previous-symbolic")
    title = OpaquePointer(adw_window_title_new("", nil))
    titleReference = GObjectReference(sinking: cast(title))
    gtk_widget_set_tooltip_text(back, localized("Back"))
    tw_accessible_set_label(back, localized("Back"))
    gtk_widget_set_focus_on_click(back, 0)
    gtk_widget_set_visible(back, 0)
    adw_header_bar_pack_start(OpaquePointer(widget), back)
    adw_header_bar_set_title_widget(OpaquePointer(widget), cast(title))
    SignalHandler.connect(back, "clicked") { [weak self] _ in self?.onBack?() }
  }

  /// Adds a close button and hides the desktop's window buttons, which phones may not have.
  func addCloseButton(onClick: @escaping @MainActor () -> Void) {
    let button = gtk_button_new_from_icon_name("window-close-symbolic")!
    gtk_widget_set_tooltip_text(button, localized("Close"))
    tw_accessible_set_label(button, localized("Close"))
    adw_header_bar_set_show_start_title_buttons(OpaquePointer(widget), 0)
    adw_header_bar_set_show_end_title_buttons(OpaquePointer(widget), 0)
    adw_header_bar_pack_end(OpaquePointer(widget), button)
    SignalHandler.connect(button, "clicked") { _ in onClick() }
  }

  /// Shows a widget instead of the title, or the title again.
  ///
  /// - Parameter center: The widget, or `nil` for the title.
  func setCenter(_ center: Widget?) {
    adw_header_bar_set_title_widget(OpaquePointer(widget), center ?? cast(title))
  }

  /// The width that buttons leave for the title in the middle of a header bar, in pixels.
  func roomForCenter(inWindow width: Int) -> Int {
    var (minimum, center): (gint, gint) = (0, 0)
    gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, nil, nil, nil)
    if let shown = adw_header_bar_get_title_widget(OpaquePointer(widget)) {
      gtk_widget_measure(shown, GTK_ORIENTATION_HORIZONTAL, -1, &center, nil, nil, nil)
    }
    return width - Int(minimum - center)
  }

  /// Updates the title, the back button and the buttons of components.
  func show(title: String, subtitle: String, canGoBack: Bool, buttons: [HeaderButton]) {
    adw_window_title_set_title(self.title, title)
    adw_window_title_set_subtitle(self.title, subtitle)
    gtk_widget_set_visible(back, canGoBack ? 1 : 0)
    guard !self.buttons.elementsEqual(buttons, by: ===) else { return }
    for button in self.buttons { button.withWidget { adw_header_bar_remove(OpaquePointer(widget), $0) } }
    for button in buttons {
      let pack = button.side == .start ? adw_header_bar_pack_start : adw_header_bar_pack_end
      button.withWidget { pack(OpaquePointer(widget), $0) }
    }
    self.buttons = buttons
  }

  package var shownTitle: String { adw_window_title_get_title(title).map { String(cString: $0) } ?? "" }
}
