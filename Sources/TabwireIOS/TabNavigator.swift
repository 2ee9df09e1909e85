#if canImport(UIKit)
  import UIKit

  /// What shows the pages of one container: a navigation stack that keeps its web views, such as Hotwire Native's
  /// `Navigator`.
  @MainActor
  public protocol TabNavigator: AnyObject {
    /// The navigation stack. It must stay the same one.
    var rootViewController: UINavigationController { get }

    /// Loads the first page. Called once, when the tab is first selected.
    func start()
  }
#endif
