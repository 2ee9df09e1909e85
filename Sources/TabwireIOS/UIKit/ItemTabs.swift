#if TabwireIOS
  import TabwireClient
  import UIKit

  /// Fills the tab bar with view controllers and their `UITabBarItem`s, before iOS 18.
  final class ItemTabs: NSObject, SystemTabs {
    var onSelect: (@MainActor (TabManager.ContainerID) -> Void)?
    var onReselect: (@MainActor (TabManager.ContainerID) -> Void)?
    private unowned let controller: UITabBarController

    init(in controller: UITabBarController) {
      self.controller = controller
      super.init()
      controller.delegate = self
    }

    func label(_ container: NavigatorContainer, with label: TabLabel) {
      guard let item = container.tabBarItem else { return }
      item.title = label.title
      item.image = label.image
      item.badgeValue = label.badge
      item.accessibilityValue = label.badge
      item.accessibilityIdentifier = label.identifier
    }

    func arrange(_ containers: [NavigatorContainer]) {
      controller.setViewControllers(containers, animated: false)
      // The user cannot reorder the tabs: their order is the server's.
      controller.customizableViewControllers = []
    }

    func select(_ container: NavigatorContainer) {
      if controller.selectedViewController !== container { controller.selectedViewController = container }
    }

    func setBarHidden(_ isHidden: Bool, animated: Bool) {
      controller.tabBar.isHidden = isHidden
    }
  }

  extension ItemTabs: UITabBarControllerDelegate {
    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      guard viewController === tabBarController.selectedViewController,
        let container = viewController as? NavigatorContainer
      else { return true }
      onReselect?(container.id)
      return false
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
      guard let container = viewController as? NavigatorContainer else { return }
      onSelect?(container.id)
    }
  }
#endif
