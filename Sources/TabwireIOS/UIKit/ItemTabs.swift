#if TabwireIOS
  import Tabwire
  import TabwireClient
  import UIKit

  /// Fills the tab bar with view controllers and their `UITabBarItem`s, before iOS 18.
  final class ItemTabs: NSObject, SystemTabs {
    var onSelect: (@MainActor (TabManager.ContainerID) -> Void)?
    var onReselect: (@MainActor (TabManager.ContainerID) -> Void)?
    var onPerform: (@MainActor (TabID) -> Void)?
    let hasSearchRole = false
    private unowned let controller: UITabBarController

    init(in controller: UITabBarController) {
      self.controller = controller
      super.init()
      controller.delegate = self
    }

    func label(_ screen: any BarScreen, with label: TabLabel) {
      guard let item = screen.tabBarItem else { return }
      item.title = label.title
      item.image = label.image
      item.badgeValue = label.badge
      item.accessibilityValue = label.spokenBadge
      item.accessibilityIdentifier = label.identifier
      item.isEnabled = label.isEnabled
      if label.isAction { item.accessibilityTraits = .button }
    }

    func arrange(_ screens: [any BarScreen]) {
      if (controller.viewControllers ?? []).elementsEqual(screens, by: { $0 === $1 }) { return }
      controller.setViewControllers(screens, animated: false)
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
      if let action = viewController as? ActionScreen {
        onPerform?(action.id)
        return false
      }
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
