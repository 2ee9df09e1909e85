/// What became of the tabs, with everything a client must do about it.
///
/// A client never compares states by itself: what is not named here has not changed.
public struct Transition<ID: Hashable & Sendable>: Sendable, Equatable {
  /// The kinds of transitions.
  public typealias Kind = TransitionKind

  /// What becomes of the tab bar.
  public enum TabBarChange: String, Sendable, Hashable {
    case shown, hidden
  }

  /// What happened.
  public let kind: Kind
  /// The new containers, in the order of the tabs.
  public let created: [ID]
  /// The containers that are gone, in the order that the tabs had.
  public let disposed: [ID]
  /// The containers that live on and show another title, icon, path or badge, in the order of the tabs.
  public let updated: [ID]
  /// The bootstrap container that became a tab.
  public let promoted: ID?
  /// The container that represents nothing any more.
  public let demoted: ID?
  /// The container that represents another tab now.
  public let morphed: ID?
  /// The container that the user turned to.
  public let selected: ID?
  /// Whether containers that live on changed places with each other.
  public let isReordered: Bool
  /// Whether the tab bar appears or goes.
  public let tabBar: TabBarChange?

  @inlinable
  init(
    _ kind: Kind, created: [ID] = [], disposed: [ID] = [], updated: [ID] = [], promoted: ID? = nil, demoted: ID? = nil,
    morphed: ID? = nil, selected: ID? = nil, isReordered: Bool = false
  ) {
    self.kind = kind
    self.created = created
    self.disposed = disposed
    self.updated = updated
    self.promoted = promoted
    self.demoted = demoted
    self.morphed = morphed
    self.selected = selected
    self.isReordered = isReordered
    tabBar = promoted != nil ? .shown : demoted != nil ? .hidden : nil
  }

  /// Whether there is nothing to do on the screen.
  public var isEmpty: Bool {
    kind != .reselected && self == Transition(kind)
  }

  /// Whether containers came, went or changed places.
  public var isStructural: Bool {
    !created.isEmpty || !disposed.isEmpty || isReordered || tabBar != nil
  }
}
