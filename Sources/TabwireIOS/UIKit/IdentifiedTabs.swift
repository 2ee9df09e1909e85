#if TabwireIOS
  import Tabwire
  import TabwireClient
  import UIKit

  /// Fills the tab bar with `UITab`s, from iOS 18 on. A `UITab` belongs to a container, which may come to represent another tab,
  /// or to an action.
  @available(iOS 18.0, *)
  final class IdentifiedTabs: NSObject, SystemTabs {
    var onSelect: (@MainActor (TabManager.ContainerID) -> Void)?
    var onReselect: (@MainActor (TabManager.ContainerID) -> Void)?
    var onPerform: (@MainActor (TabID) -> Void)?
    let hasSearchRole = true
    private unowned let controller: UITabBarController
    private var tabs: [BarEntry.ID: UITab] = [:]
    /// The tab of the selected container, if it has another role from the next arrangement on.
    private var newSelectedTab: UITab?
    private var isChanging = false

    init(in controller: UITabBarController) {
      self.controller = controller
      super.init()
      controller.delegate = self
    }

    func label(_ screen: any BarScreen, with label: TabLabel) {
      var tab = tab(of: screen, isSearch: label.isSearch, named: label.identifier)
      if (tab is UISearchTab) != label.isSearch { tab = replace(tab, of: screen, with: label) }
      tab.title = label.title
      tab.image = label.image
      tab.badgeValue = label.badge
      tab.accessibilityValue = label.spokenBadge
      tab.accessibilityIdentifier = label.identifier
      if label.isAction { tab.accessibilityTraits = .button }
      if #available(iOS 18.4, *) { tab.isEnabled = label.isEnabled }
    }

    func arrange(_ screens: [any BarScreen]) {
      let arranged = screens.map { (id: $0.entryID, tab: tab(of: $0)) }
      tabs = Dictionary(uniqueKeysWithValues: arranged.map { ($0.id, $0.tab) })
      if controller.tabs.elementsEqual(arranged, by: { $0 === $1.tab }) { return }
      change { controller in
        controller.setTabs(arranged.map(\.tab), animated: false)
        if let newSelectedTab { controller.selectedTab = newSelectedTab }
      }
      newSelectedTab = nil
      setProminentTab(arranged.first { $0.tab is UISearchTab }?.tab)
    }

    /// Shows a tab apart from the others. Since iOS 27, the search role alone does not.
    private func setProminentTab(_ tab: UITab?) {
      #if compiler(>=6.4) || iOS27SDK
        if #available(iOS 27.0, *) { controller.setProminentTabIdentifier(tab?.identifier, animated: false) }
      #endif
    }

    func select(_ container: NavigatorContainer) {
      let tab = tab(of: container)
      if controller.selectedTab !== tab { change { $0.selectedTab = tab } }
    }

    func setBarHidden(_ isHidden: Bool, animated: Bool) {
      controller.setTabBarHidden(isHidden, animated: animated)
    }

    private func tab(of screen: any BarScreen, isSearch: Bool = false, named name: String = "") -> UITab {
      if let tab = tabs[screen.entryID] { return tab }
      let tab = makeTab(for: screen, isSearch: isSearch, named: name)
      tabs[screen.entryID] = tab
      return tab
    }

    /// Returns the tab or action of a tab object. The system may give a search tab an identifier of its own.
    func id(of tab: UITab) -> BarEntry.ID? {
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

    private func makeTab(for screen: any BarScreen, isSearch: Bool, named name: String) -> UITab {
      let identifier = identifier(for: name)
      return isSearch
        ? UISearchTab(title: "", image: nil, identifier: identifier) { _ in screen }
        : UITab(title: "", image: nil, identifier: identifier) { _ in screen }
    }

    /// Gives a container another tab object, because the tab that it represents has another role.
    private func replace(_ old: UITab, of screen: any BarScreen, with label: TabLabel) -> UITab {
      let new = makeTab(for: screen, isSearch: label.isSearch, named: label.identifier)
      tabs[screen.entryID] = new
      // UIKit keeps the view controllers of the tabs that it is given.
      _ = new.viewController
      if controller.selectedTab === old { newSelectedTab = new }
      return new
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
      if case .action(let id)? = id(of: tab) {
        onPerform?(id)
        return false
      }
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
      guard !isChanging, case .tab(let id)? = id(of: selectedTab) else { return }
      onSelect?(id)
    }
  }
#endif
