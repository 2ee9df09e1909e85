import Tabwire
import TabwireClient

/// A tab or an action on the tab bar.
package enum TabBarEntry: Hashable {
  case tab(TabManager.ContainerID)
  case action(TabID)

  /// Returns the tabs and actions from left to right: each action behind its tab (R17.4, R17.5).
  static func all(
    tabs: [TabItem<TabManager.ContainerID>], actions: [ActionItem<TabManager.ContainerID>]
  ) -> [TabBarEntry] {
    func behind(_ container: TabManager.ContainerID?) -> [TabBarEntry] {
      actions.filter { $0.after == container }.map { .action($0.action.id) }
    }
    return behind(nil) + tabs.flatMap { [.tab($0.id)] + behind($0.id) }
  }
}
