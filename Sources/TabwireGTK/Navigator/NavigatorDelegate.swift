import Foundation
import TabwirePages

/// The delegate of a navigator: the window that shows it.
@MainActor
protocol NavigatorDelegate: AnyObject {
  /// The title, the progress, the back-forward list or the header buttons changed.
  func navigatorDidChange(_ navigator: Navigator)
  /// The page has loaded, so that the tab can be suspended.
  func navigatorDidSettle(_ navigator: Navigator)
  /// Shows a toast over the page.
  func navigator(_ navigator: Navigator, showToast text: String, action: ToastOverlay.Action?)
  /// Offers an action on the page in front, until the user accepts it or leaves the page.
  func navigator(_ navigator: Navigator, offer text: String, action: ToastOverlay.Action)
  /// Returns the navigation stacks that the navigator belongs to.
  func navigationStack(of navigator: Navigator) -> NavigationStack
  /// Carries out what became of a visit, on both navigation stacks.
  func navigator(_ navigator: Navigator, perform effects: [NavigationEffect])
}
