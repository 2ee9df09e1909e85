import Tabwire
import TabwireClient

/// The page that an action of the tab bar opens, until it has loaded. The action is disabled meanwhile (P23.2).
@MainActor
final class ActionVisits {
  private let tabManager: TabManager
  private let tabBar: TabBar
  /// The action that is about to visit its path, or `nil`.
  private var performed: TabID?
  private var visited: TabID?
  private weak var navigator: Navigator?

  init(of tabManager: TabManager, on tabBar: TabBar) {
    self.tabManager = tabManager
    self.tabBar = tabBar
  }

  /// Performs an action of the tab bar, as a click does (R17.7).
  func perform(_ id: TabID) {
    if visited != id { tabManager.perform(id) }
  }

  /// Records that a transition performs an action, or none.
  func apply(_ action: TabID?) {
    performed = action
  }

  /// Records that a navigator visits the path of the action.
  func didVisit(in navigator: Navigator) {
    if let performed { (visited, self.navigator) = (performed, navigator) }
    performed = nil
  }

  /// Disables an action while its page is loading, and all actions behind a modal page.
  func update(isCovered: Bool) {
    if navigator?.loadOutcome != nil || navigator == nil { visited = nil }
    tabBar.enableActions { !isCovered && $0 != visited }
  }
}
