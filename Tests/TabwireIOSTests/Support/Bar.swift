import TabwireClient
import UIKit

@testable import TabwireIOS

/// The UIKit APIs that fill a tab bar.
enum BarAPI: String, CaseIterable {
  /// `UITabBarItem`, before iOS 18.
  case items
  /// `UITab`, from iOS 18 on.
  case tabs

  @MainActor
  func make(in controller: UITabBarController) -> any SystemTabs {
    switch self {
    case .items: ItemTabs(in: controller)
    case .tabs: IdentifiedTabs(in: controller)
    }
  }
}

/// A tab of the tab bar, read back from UIKit.
@MainActor
struct ShownTab {
  let id: UUID
  /// The `UITabBarItem` or `UITab`.
  let object: AnyObject
  /// The view controller, or `nil` if UIKit has not requested it yet.
  let controller: UIViewController?
  let title: String?
  let image: UIImage?
  let badge: String?
  let spokenBadge: String?
  let identifier: String?
  let changes: [String]

  init?(_ controller: UIViewController) {
    guard let container = controller as? NavigatorContainer, let item = controller.tabBarItem else { return nil }
    (id, object, self.controller) = (container.id, item, controller)
    (title, image, badge) = (item.title, item.image, item.badgeValue)
    (spokenBadge, identifier, changes) = (item.accessibilityValue, item.accessibilityIdentifier, item.changes)
  }

  init?(_ tab: UITab, in tabs: IdentifiedTabs?) {
    guard let id = tabs?.id(of: tab) else { return nil }
    (self.id, object, controller) = (id, tab, tab.resolved)
    (title, image, badge) = (tab.title, tab.image, tab.badgeValue)
    (spokenBadge, identifier, changes) = (tab.accessibilityValue, tab.accessibilityIdentifier, tab.changes)
  }
}

extension TabbedNavigatorController {
  var api: BarAPI { systemTabs is ItemTabs ? .items : .tabs }

  /// The tabs from left to right.
  var bar: [ShownTab] {
    switch api {
    case .items: (viewControllers ?? []).compactMap(ShownTab.init)
    case .tabs: tabs.compactMap(shown)
    }
  }

  /// The container on the screen.
  var shownContainer: NavigatorContainer? {
    (api == .items ? selectedViewController : selectedTab?.viewController) as? NavigatorContainer
  }

  var isBarHidden: Bool { api == .items ? tabBar.isHidden : isTabBarHidden }

  /// Taps a tab.
  func tap(id: UUID) {
    switch api {
    case .items: if let controller = viewControllers?.first(where: { ShownTab($0)?.id == id }) { tap(controller) }
    case .tabs: if let tab = tabs.first(where: { shown($0)?.id == id }) { tap(tab) }
    }
  }

  /// Returns the view controller of a container.
  func container(of id: UUID) -> NavigatorContainer? {
    switch api {
    case .items: viewControllers?.lazy.compactMap { $0 as? NavigatorContainer }.first { $0.id == id }
    case .tabs: tabs.first { shown($0)?.id == id }?.viewController as? NavigatorContainer
    }
  }

  private func shown(_ tab: UITab) -> ShownTab? {
    ShownTab(tab, in: systemTabs as? IdentifiedTabs)
  }

  /// Discards the recorded changes of all tabs.
  func forgetChanges() {
    for controller in viewControllers ?? [] { controller.tabBarItem?.changes = [] }
    for tab in tabs { tab.changes = [] }
  }
}
