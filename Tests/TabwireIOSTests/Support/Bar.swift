import Tabwire
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

/// A tab or an action on the tab bar, read back from UIKit.
@MainActor
struct ShownEntry {
  let id: BarEntry.ID
  /// The `UITabBarItem` or `UITab`.
  let object: AnyObject
  /// The view controller, or `nil` if UIKit has not requested it yet.
  let controller: UIViewController?
  let title: String?
  let image: UIImage?
  let badge: String?
  let spokenBadge: String?
  let identifier: String?
  let isAnnouncedAsButton: Bool
  let isEnabled: Bool
  let isSearch: Bool
  let changes: [String]

  init?(_ controller: UIViewController) {
    guard let screen = controller as? any BarScreen, let item = controller.tabBarItem else { return nil }
    (id, object, self.controller) = (screen.entryID, item, controller)
    (title, image, badge) = (item.title, item.image, item.badgeValue)
    (spokenBadge, identifier, changes) = (item.accessibilityValue, item.accessibilityIdentifier, item.changes)
    (isAnnouncedAsButton, isEnabled, isSearch) = (item.accessibilityTraits.contains(.button), item.isEnabled, false)
  }

  init?(_ tab: UITab, in tabs: IdentifiedTabs?) {
    guard let id = tabs?.id(of: tab) else { return nil }
    (self.id, object, controller) = (id, tab, tab.resolved)
    (title, image, badge) = (tab.title, tab.image, tab.badgeValue)
    (spokenBadge, identifier, changes) = (tab.accessibilityValue, tab.accessibilityIdentifier, tab.changes)
    (isAnnouncedAsButton, isEnabled) = (tab.accessibilityTraits.contains(.button), tab.isEnabled)
    isSearch = tab is UISearchTab
  }

  /// The action, or `nil` for a tab.
  var action: TabID? { if case .action(let id) = id { id } else { nil } }
}

/// A tab of the tab bar, read back from UIKit.
@MainActor
@dynamicMemberLookup
struct ShownTab {
  let id: UUID
  let entry: ShownEntry

  init?(_ entry: ShownEntry) {
    guard case .tab(let id) = entry.id else { return nil }
    (self.id, self.entry) = (id, entry)
  }

  subscript<Value>(dynamicMember keyPath: KeyPath<ShownEntry, Value>) -> Value { entry[keyPath: keyPath] }
}

extension TabbedNavigatorController {
  var api: BarAPI { systemTabs is ItemTabs ? .items : .tabs }

  /// The tabs from left to right.
  var bar: [ShownTab] { entries.compactMap(ShownTab.init) }

  /// The tabs and actions from left to right.
  var entries: [ShownEntry] {
    switch api {
    case .items: (viewControllers ?? []).compactMap(ShownEntry.init)
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
    tap(.tab(id))
  }

  /// Taps a tab or an action.
  func tap(_ id: BarEntry.ID) {
    switch api {
    case .items: if let controller = viewControllers?.first(where: { ShownEntry($0)?.id == id }) { tap(controller) }
    case .tabs: if let tab = tabs.first(where: { shown($0)?.id == id }) { tap(tab) }
    }
  }

  /// Returns the view controller of a container.
  func container(of id: UUID) -> NavigatorContainer? {
    switch api {
    case .items: viewControllers?.lazy.compactMap { $0 as? NavigatorContainer }.first { $0.id == id }
    case .tabs: tabs.first { shown($0)?.id == .tab(id) }?.viewController as? NavigatorContainer
    }
  }

  /// Returns the view controller of an action, which UIKit requests when it shows it.
  func actionScreen(_ action: TabID) -> UIViewController? {
    switch api {
    case .items: button(action)?.controller
    case .tabs: tabs.first { shown($0)?.action == action }?.viewController
    }
  }

  /// Returns what is on the tab bar for an action.
  func button(_ action: TabID) -> ShownEntry? {
    entries.first { $0.action == action }
  }

  private func shown(_ tab: UITab) -> ShownEntry? {
    ShownEntry(tab, in: systemTabs as? IdentifiedTabs)
  }

  /// Discards the recorded changes of all tabs.
  func forgetChanges() {
    for controller in viewControllers ?? [] { controller.tabBarItem?.changes = [] }
    for tab in tabs { tab.changes = [] }
  }
}
