import CWebKitGTK
import TabwireClient
import TabwireGTK
import TabwireWebKit

// Clicks on the native controls, for tests.

extension HeaderBar {
  package func clickBack() {
    click("go-previous-symbolic")
  }

  package func clickClose() {
    click("window-close-symbolic")
  }

  /// Whether the back button is visible.
  package var offersBack: Bool {
    withWidget { button("go-previous-symbolic", in: $0) != nil }
  }

  /// Clicks the button with an icon.
  private func click(_ icon: String) {
    withWidget { if let button = button(icon, in: $0) { tw_button_click(button) } }
  }

  /// Returns the visible button with an icon. From libadwaita 1.4 on, each header bar has a hidden back button of its own.
  private func button(_ icon: String, in widget: Widget) -> Widget? {
    if widget.isA(gtk_button_get_type()), gtk_widget_is_visible(widget) != 0,
      gtk_button_get_icon_name(cast(widget)).map({ String(cString: $0) }) == icon
    {
      return widget
    }
    return sequence(first: gtk_widget_get_first_child(widget)) { $0.flatMap { gtk_widget_get_next_sibling($0) } }
      .prefix { $0 != nil }.lazy.compactMap { $0.flatMap { self.button(icon, in: $0) } }.first
  }
}

extension HeaderButton {
  /// Clicks the button if it is enabled.
  package func click() {
    if isEnabled { withWidget { tw_button_click($0) } }
  }
}

extension ErrorPage {
  package var title: String { adw_status_page_get_title(page).map { String(cString: $0) } ?? "" }

  /// The text below the title.
  package var text: String { adw_status_page_get_description(page).map { String(cString: $0) } ?? "" }

  package var action: String { gtk_button_get_label(cast(button)).map { String(cString: $0) } ?? "" }

  package func click() {
    tw_button_click(button)
  }
}

extension TabButton {
  package func click() {
    tw_button_click(widget)
  }
}

extension TabBar {
  /// The order of the tabs on the screen.
  package var order: [ID] { screenOrder.compactMap { if case .tab(let id) = $0 { id } else { nil } } }

  /// Whether no animation of the tab bar is running.
  package var isSettled: Bool {
    withWidget { gtk_revealer_get_child_revealed(OpaquePointer($0)) != 0 } == isRevealed
  }

  /// The title and the badge of "More", or `nil` if all tabs fit.
  package var moreContent: (title: String, badge: String?)? { more.isVisible ? more.content : nil }

  package func clickMore() { more.click() }
}
