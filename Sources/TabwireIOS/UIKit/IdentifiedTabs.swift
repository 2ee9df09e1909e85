#if TabwireIOS
  import TabwireClient
  import UIKit

  /// Fills the tab bar with `UITab`s, from iOS 18 on. A `UITab` belongs to a container, which may come to represent another tab.
  @available(iOS 18.0, *)
  final class IdentifiedTabs: NSObject, SystemTabs {
    var onSelect: (@MainActor (TabManager.ContainerID) -> Void)?
    var onReselect: (@MainActor (TabManager.ContainerID) -> Void)?
    private unowned let controller: UITabBarController
    private var tabs: [TabManager.ContainerID: UITab] = [:]
    private var isChanging = false

    init(in controller: UITabBarController) {
      self.controller = controller
      super.init()
      controller.delegate = self
    }

    func label(_ container: NavigatorContainer, with label: TabLabel) {
      let tab = tab(of: container, isSearch: label.isSearch, named: label.identifier)
      let isReplaced = (tab is UISearchTab) != label.isSearch
      let shown = isReplaced ? makeTab(for: container, isSearch: label.isSearch, named: label.identifier) : tab
      write(label, to: shown)
      if isReplaced { replace(tab, by: shown, of: container) }
    }

    private func write(_ label: TabLabel, to tab: UITab) {
      tab.title = label.title
      tab.image = label.image
      tab.badgeValue = label.badge
      tab.accessibilityValue = label.badge
      tab.accessibilityIdentifier = label.identifier
    }

    func arrange(_ containers: [NavigatorContainer]) {
      let arranged = containers.map { (id: $0.id, tab: tab(of: $0)) }
      tabs = Dictionary(uniqueKeysWithValues: arranged.map { ($0.id, $0.tab) })
      change { $0.setTabs(arranged.map(\.tab), animated: false) }
    }

    func select(_ container: NavigatorContainer) {
      let tab = tab(of: container)
      if controller.selectedTab !== tab { change { $0.selectedTab = tab } }
    }

    func setBarHidden(_ isHidden: Bool, animated: Bool) {
      controller.setTabBarHidden(isHidden, animated: animated)
    }

    private func tab(of container: NavigatorContainer, isSearch: Bool = false, named name: String = "") -> UITab {
      if let tab = tabs[container.id] { return tab }
      let tab = makeTab(for: container, isSearch: isSearch, named: name)
      tabs[container.id] = tab
      return tab
    }

    /// Returns the container of a tab. The system may give a search tab an identifier of its own.
    func id(of tab: UITab) -> TabManager.ContainerID? {
      tabs.first { $0.value === tab }?.key
    }

    /// Returns an identifier that is the same at each launch that begins with the same tab, by which the system keeps the
    /// user's sidebar. It is that of the tab that the container represents first, because it cannot change.
    private func identifier(for tab: String) -> String {
      let name = tab.isEmpty ? "start" : tab
      let used = Set(tabs.values.map(\.identifier))
      return sequence(first: 1) { $0 + 1 }.lazy.map { $0 == 1 ? name : "\(name)-\($0)" }.first { !used.contains($0) }
        ?? name
    }

    private func makeTab(for container: NavigatorContainer, isSearch: Bool, named name: String) -> UITab {
      let identifier = identifier(for: name)
      return isSearch
        ? UISearchTab(title: "", image: nil, identifier: identifier) { _ in container }
        : UITab(title: "", image: nil, identifier: identifier) { _ in container }
    }

    /// Gives a container another tab object, because it has come to represent a tab with another role.
    private func replace(_ old: UITab, by new: UITab, of container: NavigatorContainer) {
      tabs[container.id] = new
      // UIKit keeps the view controllers of the tabs that it is given.
      _ = new.viewController
      let isSelected = controller.selectedTab === old
      change { controller in
        controller.setTabs(controller.tabs.map { $0 === old ? new : $0 }, animated: false)
        if isSelected { controller.selectedTab = new }
      }
    }

    /// UIKit does not document whether it reports a selection from code to its delegate.
    private func change(_ change: (UITabBarController) -> Void) {
      isChanging = true
      change(controller)
      isChanging = false
    }
  }

  @available(iOS 18.0, *)
  extension IdentifiedTabs: UITabBarControllerDelegate {
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
      guard tab === tabBarController.selectedTab, let container = tab.viewController as? NavigatorContainer else {
        return true
      }
      // A tap on More, which returns to the More list.
      if container.isOpenFromMore { return true }
      onReselect?(container.id)
      return false
    }

    func tabBarController(
      _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {
      guard !isChanging, let id = id(of: selectedTab) else { return }
      onSelect?(id)
    }
  }
#endif
