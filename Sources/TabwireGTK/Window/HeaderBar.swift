#if canImport(CWebKitGTK)
  import CWebKitGTK

  /// The bar at the top of the window: the way back and the title of the page.
  @MainActor
  final class HeaderBar {
    let widget: Widget
    /// Called when the user wants to go back.
    var onBack: (@MainActor () -> Void)?

    private let back: Widget
    private let title: OpaquePointer

    init() {
      widget = adw_header_bar_new()
      back = gtk_button_new_from_icon_name("go-previous-symbolic")
      title = OpaquePointer(adw_window_title_new("", nil))
      gtk_widget_set_tooltip_text(back, "Back")
      tw_accessible_set_label(back, "Back")
      gtk_widget_set_visible(back, 0)
      adw_header_bar_pack_start(OpaquePointer(widget), back)
      adw_header_bar_set_title_widget(OpaquePointer(widget), cast(title))
      SignalHandler.connect(back, "clicked") { [weak self] _ in self?.onBack?() }
    }

    /// Shows the title of the page and whether there is a way back.
    func show(title: String, canGoBack: Bool) {
      adw_window_title_set_title(self.title, title)
      gtk_widget_set_visible(back, canGoBack ? 1 : 0)
    }

    /// The title that is shown.
    var shownTitle: String { adw_window_title_get_title(title).map { String(cString: $0) } ?? "" }

    /// Clicks the back button.
    func clickBack() {
      tw_button_click(back)
    }
  }
#endif
