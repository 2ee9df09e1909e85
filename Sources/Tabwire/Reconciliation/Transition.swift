/// Everything that a client must do after a configuration or an action of the user.
///
/// A client never compares states: what a transition does not name has not changed.
public struct Transition<ID: Hashable & Sendable>: Sendable, Equatable {
  /// The kinds of transitions.
  public typealias Kind = TransitionKind

  /// A change of the tab bar's visibility.
  public typealias TabBarChange = TabBarVisibilityChange

  /// The new containers, in the order of the tabs (R14.2).
  public let created: [ID]
  /// The containers that are gone, in the order that the tabs had (R14.3).
  public let disposed: [ID]
  /// The surviving containers whose title, icon, image, path, badge or its label changed, in the order of the tabs (R14.4, R19.1).
  public let updated: [ID]
  /// Whether surviving containers changed places.
  public let isReordered: Bool
  private var change: ArrangementChange
  private let bar: BarChange
  /// The selected container, which most properties name.
  private let container: ID

  /// Turns the positions of a change into the identities of containers before and after it.
  init(_ change: ArrangementChange, from before: [ID], to after: [ID], selected: ID, bar: BarChange) {
    self.change = change
    self.bar = bar
    container = selected
    updated = change.updated.isEmpty ? [] : change.updated.map { before[$0] }
    if let origins = change.origins {
      let survivors = origins.compactMap { $0 }
      created = origins.indices.filter { origins[$0] == nil }.map { after[$0] }
      disposed = before.indices.filter { !survivors.contains($0) }.map { before[$0] }
      isReordered = !zip(survivors, survivors.dropFirst()).allSatisfy { $0 < $1 }
    } else {
      (created, disposed, isReordered) = ([], [], false)
    }
  }

  /// The kind of transition.
  public var kind: Kind { change.kind }
  /// The tabs that were added to the tab bar, from left to right.
  public var addedTabs: [TabData] { change.tabsAfter.excluding(change.tabsBefore) }
  /// The tabs that were removed from the tab bar, from left to right.
  public var removedTabs: [TabData] { change.tabsBefore.excluding(change.tabsAfter) }
  /// The bootstrap container that became a tab.
  public var promoted: ID? { kind == .promoted ? container : nil }
  /// The container that became the bootstrap container.
  public var demoted: ID? { kind == .demoted ? container : nil }
  /// The container that represents another tab now.
  public var morphed: ID? { change.isMorph ? container : nil }
  /// The container that the user selected.
  public var selected: ID? { change.isSelection ? container : nil }
  /// The container whose page is out of date: reload it, or offer to if the user typed something (R14.6).
  public var refreshed: ID? { change.isRefresh ? container : nil }
  /// Whether the tab bar appears or disappears: it is visible while there are tabs and the page in front does not hide it.
  public var tabBar: TabBarChange? { bar.visibility }
  /// Whether the actions of the tab bar, or their places, changed (R17.10): show ``NavigationState/actions``.
  public var changesActions: Bool { bar.actions }
  /// Whether another container has the tab that searches: it is ``NavigationState/searchID``.
  public var changesSearch: Bool { bar.search }
  /// The new number on the app's icon, where 0 removes it; `nil` leaves it (R18.1, R18.2).
  public var appBadge: Int64? { bar.appBadge }
  /// The action that the user performed: the container in ``visits`` visits its path (R17.7).
  public var performed: TabAction? { change.performed }
  /// The container that visits the address that was opened (R14.8), or the path of the action that was performed (R17.7).
  public var visits: ID? { change.isVisit ? container : nil }
  /// Whether the pages before the one in front belong to another session: going back, snapshots and caches of the selected
  /// container must show none of them (R14.7).
  public var forgetsHistory: Bool { change.forgetsHistory }

  /// A refresh of the selected container alone, or of its pages below one that it visits.
  init(refreshing container: ID, visits: Bool = false) {
    var refresh = ArrangementChange(.unchanged)
    refresh.isRefresh = true
    refresh.isVisit = visits
    self.init(refresh, from: [], to: [], selected: container, bar: BarChange())
  }

  /// A transition that forgets the pages behind the page in front, and nothing else.
  init(forgettingPagesBehind container: ID) {
    var change = ArrangementChange(.unchanged)
    change.forgetsHistory = true
    self.init(change, from: [], to: [], selected: container, bar: BarChange())
  }

  /// The transition without its refresh.
  package var withoutRefresh: Transition {
    var rest = self
    rest.change.isRefresh = false
    return rest
  }

  /// Whether there is nothing to do on the screen.
  public var isEmpty: Bool { kind != .reselected && bar.isEmpty && change.isEmpty }

  /// Whether containers were created, disposed or reordered, or the mode changed.
  public var isStructural: Bool {
    !created.isEmpty || !disposed.isEmpty || isReordered || promoted != nil || demoted != nil
  }
}

extension [TabData] {
  fileprivate func excluding(_ others: Self) -> Self { filter { tab in !others.contains { $0.id == tab.id } } }
}
