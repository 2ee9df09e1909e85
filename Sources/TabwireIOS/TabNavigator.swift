#if canImport(UIKit)
  import UIKit

  /// Shows the pages of one container in a navigation stack and keeps their web views.
  ///
  /// Hotwire Native's `Navigator` conforms to it in `TabwireHotwireNative`.
  @MainActor
  public protocol TabNavigator: AnyObject {
    /// The navigation stack. It is the same object for as long as the navigator lives.
    var rootViewController: UINavigationController { get }

    /// Loads the first page. Called once, when the tab is first selected.
    func start()
  }
#endif
