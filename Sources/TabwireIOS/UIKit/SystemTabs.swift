#if TabwireIOS
  import TabwireClient
  import UIKit

  /// The part of UIKit that fills a tab bar and reports taps. Containers are identified by identity, never by index.
  @MainActor
  protocol SystemTabs: AnyObject {
    /// Called when the user selects another tab. A selection from code is not reported.
    var onSelect: (@MainActor (TabManager.ContainerID) -> Void)? { get set }

    /// Called when the user taps the selected tab.
    var onReselect: (@MainActor (TabManager.ContainerID) -> Void)? { get set }

    /// Changes the title, image and badge of a container's tab.
    func label(_ container: NavigatorContainer, with label: TabLabel)

    /// Fills the tab bar from left to right. A container that is in the tab bar already keeps its tab.
    func arrange(_ containers: [NavigatorContainer])

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
