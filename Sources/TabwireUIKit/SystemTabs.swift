#if canImport(UIKit)
  import TabwireClient
  import TabwireIOS
  import UIKit

  /// The tabs as UIKit has them. It is told which containers there are, and tells what the user taps, by identity.
  @MainActor
  protocol SystemTabs: AnyObject {
    /// Called when the user turned to a tab. What code selects is not reported.
    var onSelect: (@MainActor (TabManager.ContainerID) -> Void)? { get set }

    /// Called when the user taps the selected tab.
    var onReselect: (@MainActor (TabManager.ContainerID) -> Void)? { get set }

    /// Changes what the tab of a container shows, and nothing else.
    func label(_ container: NavigatorContainer, with label: TabLabel)

    /// Fills the bar, from left to right. The tabs of containers that were there before are the same ones.
    func arrange(_ containers: [NavigatorContainer])

    /// Turns to a container, unless it is shown already.
    func select(_ container: NavigatorContainer)

    /// Hides the bar, or shows it.
    func setBarHidden(_ isHidden: Bool, animated: Bool)
  }

  /// The tabs in a controller by the best API that the system has.
  @MainActor
  func systemTabs(in controller: UITabBarController) -> any SystemTabs {
    if #available(iOS 18.0, *) { IdentifiedTabs(in: controller) } else { ItemTabs(in: controller) }
  }
#endif
