import TabwireClient
import TabwireIOS
import UIKit

@testable import TabwireUIKit

/// The two ways in which UIKit fills a tab bar.
enum BarAPI: String, CaseIterable {
  /// Items of view controllers, before iOS 18.
  case items
  /// Tabs with identifiers, from iOS 18 on.
  case tabs

  @MainActor
  func make(in controller: UITabBarController) -> any SystemTabs {
    switch self {
    case .items: ItemTabs(in: controller)
    case .tabs: IdentifiedTabs(in: controller)
    }
  }
}

/// A tab as it stands on the bar, read back from UIKit.
@MainActor
struct ShownTab {
  let id: UUID
  /// The item or the tab.
  let object: AnyObject
  /// The view controller, as far as UIKit has asked for it.
  let controller: UIViewController?
  let title: String?
  let image: UIImage?
  let badge: String?
  let spokenBadge: String?
  let name: String?
  let changes: [String]

  init?(_ controller: UIViewController) {
    guard let container = controller as? NavigatorContainer, let item = controller.tabBarItem else { return nil }
    (id, object, self.controller) = (container.id, item, controller)
    (title, image, badge) = (item.title, item.image, item.badgeValue)
    (spokenBadge, name, changes) = (item.accessibilityValue, item.accessibilityIdentifier, item.changes)
  }

  init?(_ tab: UITab) {
    guard let id = UUID(uuidString: tab.identifier) else { return nil }
    (self.id, object, controller) = (id, tab, tab.resolved)
    (title, image, badge) = (tab.title, tab.image, tab.badgeValue)
    (spokenBadge, name, changes) = (tab.accessibilityValue, tab.accessibilityIdentifier, tab.changes)
  }
}

extension TabbedNavigator {
  var api: BarAPI { systemTabs is ItemTabs ? .items : .tabs }

  /// The tabs of the bar, from left to right.
  var bar: [ShownTab] {
    switch api {
    case .items: (viewControllers ?? []).compactMap(ShownTab.init)
    case .tabs: tabs.compactMap(ShownTab.init)
    }
  }

  /// The container that the user looks at.
  var shownContainer: NavigatorContainer? {
    (api == .items ? selectedViewController : selectedTab?.viewController) as? NavigatorContainer
  }

  var isBarHidden: Bool { api == .items ? tabBar.isHidden : isTabBarHidden }

  /// The user taps a tab.
  func tap(id: UUID) {
    switch api {
    case .items: if let controller = viewControllers?.first(where: { ShownTab($0)?.id == id }) { tap(controller) }
    case .tabs: if let tab = tabs.first(where: { ShownTab($0)?.id == id }) { tap(tab) }
    }
  }

  /// The view controller of a container.
  func container(of id: UUID) -> NavigatorContainer? {
    switch api {
    case .items: viewControllers?.lazy.compactMap { $0 as? NavigatorContainer }.first { $0.id == id }
    case .tabs: tabs.first { ShownTab($0)?.id == id }?.viewController as? NavigatorContainer
    }
  }

  /// Forgets which tabs were changed until now.
  func forgetChanges() {
    for controller in viewControllers ?? [] { controller.tabBarItem?.changes = [] }
    for tab in tabs { tab.changes = [] }
  }
}
