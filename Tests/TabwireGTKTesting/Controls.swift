import CWebKitGTK
import TabwireClient
import TabwireGTK
import TabwireWebKit

// What a user does with the native controls, for tests.

extension HeaderBar {
  package func clickBack() {
    tw_button_click(back)
  }

  package func clickClose() {
    if let close { tw_button_click(close) }
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
