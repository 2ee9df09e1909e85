/// Which containers there are, what each represents, and which one is selected (reconciliation).
///
/// It starts in bootstrap: one container that represents nothing, without a tab bar. From there it changes in two ways
/// only: a configuration is accepted, or the user selects a container.
///
/// **The one law:** accepting a configuration never changes which container is selected.
public struct NavigationState<ID: Hashable & Sendable>: Sendable, Equatable {
  @usableFromInline var ids: [ID]
  @usableFromInline var arrangement = TabArrangement()

  /// Starts in bootstrap.
  ///
  /// - Parameter bootstrapID: the identity of the first container.
  @inlinable
  public init(bootstrapID: ID) {
    ids = [bootstrapID]
  }

  /// The containers in the order of the tab bar. In bootstrap there is one, which represents nothing.
  @inlinable
  public var tabs: [TabItem<ID>] {
    let represented = arrangement.tabs
    return ids.indices.map { TabItem(id: ids[$0], represents: represented.isEmpty ? nil : represented[$0]) }
  }

  /// Whether there is a single container and no tab bar.
  @inlinable
  public var isBootstrap: Bool { arrangement.isBootstrap }

  /// The container that the user looks at.
  @inlinable
  public var selected: TabItem<ID> { TabItem(id: selectedID, represents: arrangement.selectedTab) }

  /// The identity of the container that the user looks at.
  @inlinable
  public var selectedID: ID { ids[arrangement.selected] }

  /// The last configuration that was accepted.
  @inlinable
  public var configuration: TabConfiguration? { arrangement.configuration }

  // MARK: The server

  /// Takes over what the server wants, touching as little as possible.
  ///
  /// - Parameters:
  ///   - configuration: what the server wants.
  ///   - makeID: gives the identity of a new container: one that was never used before. It is called once for each new
  ///     container, in the order of the tabs.
  /// - Returns: what a client must do about it.
  @inlinable
  public mutating func accept(_ configuration: TabConfiguration, makeID: () -> ID) -> Transition<ID> {
    apply(arrangement.accept(configuration), makeID: makeID)
  }

  // MARK: The user

  /// Turns to the container that the user selects.
  ///
  /// A tab whose latest deprecation is hard does not survive being left: it goes, and the tabs that waited for it appear
  /// in its place.
  ///
  /// - Parameters:
  ///   - id: the container to turn to.
  ///   - makeID: gives the identity of a new container, as for ``accept(_:makeID:)``.
  /// - Returns: what a client must do about it.
  @inlinable
  public mutating func select(_ id: ID, makeID: () -> ID) -> Transition<ID> {
    guard let index = ids.firstIndex(of: id) else { return Transition(.ignored) }
    guard id != selectedID else { return Transition(.reselected) }
    return apply(arrangement.select(index), selecting: id, makeID: makeID)
  }

  // MARK: Both

  /// Carries out what was decided about the containers by their positions.
  ///
  /// - Parameter selecting: the container that the user turned to, if it was the user.
  @inlinable
  mutating func apply(_ change: ArrangementChange, selecting: ID? = nil, makeID: () -> ID) -> Transition<ID> {
    let updated = change.updated.map { ids[$0] }
    guard let origins = change.origins else {
      return Transition(change.kind, updated: updated, selected: selecting)
    }
    let before = ids
    var isGone = before.map { _ in true }
    var created: [ID] = []
    var isReordered = false
    var last = 0
    ids = origins.map { origin in
      switch origin {
      case .container(let index):
        if index < last { isReordered = true }
        isGone[index] = false
        last = index
        return before[index]
      case .fresh:
        let id = makeID()
        created.append(id)
        return id
      }
    }
    assert(Set(ids).count == ids.count, "makeID gave the identity of a container that is there already")
    return Transition(
      change.kind, created: created, disposed: before.indices.filter { isGone[$0] }.map { before[$0] },
      updated: updated, promoted: change.kind == .promoted ? selectedID : nil,
      demoted: change.kind == .demoted ? selectedID : nil, morphed: change.isMorph ? selectedID : nil,
      selected: selecting, isReordered: isReordered)
  }
}
