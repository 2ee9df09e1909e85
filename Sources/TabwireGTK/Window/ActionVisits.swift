import Tabwire
import TabwireClient

/// The page that an action of the tab bar opens, until it has loaded. The action is disabled meanwhile (P23.2).
@MainActor
final class ActionVisits {
  private let tabManager: TabManager
  private let tabBar: TabBar
  private var visited: TabID?
  private weak var navigator: Navigator?

  init(of tabManager: TabManager, on tabBar: TabBar) {
    self.tabManager = tabManager
    self.tabBar = tabBar
  }

  /// Performs an action of the tab bar, as a click does (R17.7).
  ///
  /// - Parameters:
  ///   - id: The action.
  ///   - navigator: Returns the navigator that visits the path of the action.
  func perform(_ id: TabID, in navigator: () -> Navigator) {
    guard visited != id, tabManager.perform(id) != nil else { return }
    (visited, self.navigator) = (id, navigator())
  }

  /// Disables an action while its page is loading, and all actions behind a modal page.
  func update(isCovered: Bool) {
    if navigator?.loadOutcome != nil || navigator == nil { visited = nil }
    tabBar.enableActions { !isCovered && $0 != visited }
  }
}
