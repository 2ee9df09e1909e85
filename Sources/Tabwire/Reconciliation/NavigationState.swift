/// Which containers there are, what each represents, and which one is selected (reconciliation).
///
/// It starts in bootstrap: one container that represents nothing, without a tab bar. From there it changes in two ways
/// only: a configuration is accepted, or the user selects a container.
///
/// **The one law:** accepting a configuration never changes which container is selected.
public struct NavigationState<ID: Hashable & Sendable>: Sendable, Equatable {
  /// The containers in the order of the tab bar. In bootstrap there is one, which represents nothing.
  public private(set) var tabs: [TabItem<ID>]
  /// The container that the user looks at.
  public private(set) var selectedID: ID
  /// The last configuration that was accepted.
  public private(set) var configuration: TabConfiguration?
  /// The highest revision that was accepted so far.
  private var highestRevision: Int64?

  /// Starts in bootstrap.
  ///
  /// - Parameter bootstrapID: the identity of the first container.
  public init(bootstrapID: ID) {
    tabs = [TabItem(id: bootstrapID, represents: nil)]
    selectedID = bootstrapID
  }

  /// Whether there is a single container and no tab bar.
  public var isBootstrap: Bool { tabs.count == 1 }

  /// The container that the user looks at.
  public var selected: TabItem<ID> { tabs[selectedIndex] }

  private var selectedIndex: Int { tabs.firstIndex { $0.id == selectedID } ?? tabs.startIndex }

  // MARK: The server

  /// Takes over what the server wants, touching as little as possible.
  ///
  /// - Parameters:
  ///   - configuration: what the server wants.
  ///   - makeID: gives the identity of a new container: one that was never used before. It is called once for each new
  ///     container, in the order of the tabs.
  /// - Returns: what a client must do about it.
  public mutating func accept(_ configuration: TabConfiguration, makeID: () -> ID) -> Transition<ID> {
    if let revision = configuration.revision, let highestRevision, revision < highestRevision {
      return Transition(.stale)
    }
    let visible = Visible(state: self, isForeign: isForeign(configuration))
    let effective = EffectiveTabs(of: configuration, selected: selected.represents?.id) { visible.index(of: $0) != nil }
    self.configuration = configuration
    highestRevision = configuration.revision ?? highestRevision

    let transition: Transition<ID>
    if effective.tabs.count < 2 {
      transition = isBootstrap ? Transition(.bootstrapKept) : demote()
    } else if isBootstrap {
      transition = promote(to: effective, makeID: makeID)
    } else if visible.areSame(as: effective.tabs) {
      transition = relabel(as: effective.tabs, active: configuration.active)
    } else {
      transition = restructure(to: effective, from: visible, makeID: makeID)
    }
    assert(brokenInvariant == nil, brokenInvariant ?? "")
    return transition
  }

  /// Whether somebody else is signed in than before, so that the other containers show pages of a stranger.
  private func isForeign(_ configuration: TabConfiguration) -> Bool {
    guard let before = self.configuration?.session, let now = configuration.session else { return false }
    return !now.hasSameScalars(as: before)
  }

  private mutating func promote(to effective: EffectiveTabs, makeID: () -> ID) -> Transition<ID> {
    var transition = Transition<ID>(.promoted)
    transition.promoted = selectedID
    transition.tabBar = .shown
    tabs = effective.tabs.map { tab in
      if tab.id == effective.hint?.id { return TabItem(id: selectedID, represents: tab) }
      let id = makeID()
      transition.created.append(id)
      return TabItem(id: id, represents: tab)
    }
    return transition
  }

  private mutating func demote() -> Transition<ID> {
    var transition = Transition<ID>(.demoted)
    transition.demoted = selectedID
    transition.disposed = tabs.map(\.id).filter { $0 != selectedID }
    transition.tabBar = .hidden
    tabs = [TabItem(id: selectedID, represents: nil)]
    return transition
  }

  private mutating func relabel(as effective: [TabData], active: TabID?) -> Transition<ID> {
    var transition = Transition<ID>(selected.represents?.id == active ? .unchanged : .hintIgnored)
    for index in tabs.indices {
      guard let before = tabs[index].represents,
        let found = effective.index(of: before.id, near: index)
      else { continue }
      let tab = effective[found]
      if found != index { transition.kind = .orderIgnored }
      if before == tab { continue }
      tabs[index].represents = tab
      if !before.looksLike(tab) { transition.updated.append(tabs[index].id) }
    }
    return transition
  }

  private mutating func restructure(
    to effective: EffectiveTabs, from visible: Visible, makeID: () -> ID
  ) -> Transition<ID> {
    let selected = self.selected
    let isSelectedGone = effective.tabs.index(of: selected.represents?.id, near: 0) == nil
    let isHintVisible = effective.hint.map { visible.index(of: $0.id) != nil } ?? false
    var transition = Transition<ID>(.unchanged)
    var livesOn = tabs.map { _ in false }
    var kept = 0
    var lastIndex = -1

    func keep(_ index: Int) {
      livesOn[index] = true
      if index < lastIndex { transition.isReordered = true }
      lastIndex = index
    }

    let next = effective.tabs.map { tab in
      if isSelectedGone, tab.id == effective.hint?.id {
        transition.morphed = selectedID
        keep(selectedIndex)
        return TabItem(id: selectedID, represents: tab)
      }
      if let index = visible.index(of: tab.id, near: lastIndex + 1) {
        kept += 1
        keep(index)
        if tabs[index].represents?.looksLike(tab) == false { transition.updated.append(tabs[index].id) }
        return TabItem(id: tabs[index].id, represents: tab)
      }
      let id = makeID()
      transition.created.append(id)
      return TabItem(id: id, represents: tab)
    }
    transition.disposed = tabs.indices.filter { !livesOn[$0] }.map { tabs[$0].id }
    transition.kind =
      if isSelectedGone {
        isHintVisible ? .activeRemoved : kept == 0 ? .allReplaced : .replaced
      } else {
        kept == visible.count ? .added : transition.created.isEmpty ? .removed : .replaced
      }
    tabs = next
    return transition
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
  public mutating func select(_ id: ID, makeID: () -> ID) -> Transition<ID> {
    guard tabs.contains(where: { $0.id == id }) else { return Transition(.ignored) }
    guard id != selectedID else { return Transition(.reselected) }
    let left = selectedIndex
    selectedID = id
    var transition = Transition<ID>(.selected)
    if tabs[left].represents?.deprecated == .hard {
      transition = leave(left, makeID: makeID)
    }
    transition.selected = id
    assert(brokenInvariant == nil, brokenInvariant ?? "")
    return transition
  }

  /// Disposes the container of a tab that does not survive being left.
  private mutating func leave(_ left: Int, makeID: () -> ID) -> Transition<ID> {
    let disposed = tabs.remove(at: left).id
    let waiting = tabsNoLongerHidden()
    if tabs.count + waiting.count < 2 {
      var transition = demote()
      transition.disposed.append(disposed)
      return transition
    }
    var transition = Transition<ID>(.selected)
    transition.disposed = [disposed]
    let appeared = waiting.map { TabItem(id: makeID(), represents: $0) }
    transition.created = appeared.map(\.id)
    tabs.insert(contentsOf: appeared, at: left)
    return transition
  }

  private func tabsNoLongerHidden() -> [TabData] {
    guard let configuration else { return [] }
    let visible = Visible(state: self, isForeign: false)
    let effective = EffectiveTabs(of: configuration, selected: selected.represents?.id) { visible.index(of: $0) != nil }
    return effective.tabs.filter { visible.index(of: $0.id) == nil }
  }
}
