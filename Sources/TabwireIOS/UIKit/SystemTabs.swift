#if TabwireIOS
  import Tabwire
  import TabwireClient
  import UIKit

  /// A view controller on the tab bar: that of a tab or of an action.
  @MainActor
  protocol BarScreen: UIViewController {
    var entryID: BarEntry.ID { get }
  }

  /// The part of UIKit that fills a tab bar and reports taps. Tabs are identified by identity, never by index.
  @MainActor
  protocol SystemTabs: AnyObject {
    /// Called when the user selects another tab. A selection from code is not reported.
    var onSelect: (@MainActor (TabManager.ContainerID) -> Void)? { get set }

    /// Called when the user taps the selected tab.
    var onReselect: (@MainActor (TabManager.ContainerID) -> Void)? { get set }

    /// Called when the user taps an action, which is not selected by it.
    var onPerform: (@MainActor (TabID) -> Void)? { get set }

    /// Whether the system has a place for the tab that searches (P24.2).
    var hasSearchRole: Bool { get }

    /// Changes how a tab or an action looks. A new role takes effect with the next ``arrange(_:)``.
    func label(_ screen: any BarScreen, with label: TabLabel)

    /// Fills the tab bar from left to right, unless it is filled like that. What is on it already keeps its tab.
    func arrange(_ screens: [any BarScreen])

    /// Selects a container unless it is selected.
    func select(_ container: NavigatorContainer)

    /// Hides or shows the tab bar.
    func setBarHidden(_ isHidden: Bool, animated: Bool)
  }

  /// Chooses the UIKit API that fills the tab bar.
  enum SystemTabsChoice {
    /// Returns the newest implementation that the system supports. Tests replace it.
    @TaskLocal static var make: @MainActor @Sendable (UITabBarController) -> any SystemTabs = { controller in
      if #available(iOS 18.0, *) { IdentifiedTabs(in: controller) } else { ItemTabs(in: controller) }
    }
  }
#endif
