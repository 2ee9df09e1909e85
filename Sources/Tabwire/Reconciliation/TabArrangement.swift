/// What the containers represent, which of them is selected, and what decides how that goes on (reconciliation).
///
/// Containers are known here by their position; who they are is for ``NavigationState`` to say.
@usableFromInline
struct TabArrangement: Sendable, Equatable {
  /// What each container represents, in the order of the bar. None in bootstrap, where the only container represents
  /// nothing.
  @usableFromInline private(set) var tabs: [TabData] = []
  /// The position of the container that the user looks at. It moves with its container, and only the user's tap leads it
  /// to another one.
  @usableFromInline private(set) var selected = 0
  /// The last configuration that was accepted.
  @usableFromInline private(set) var configuration: TabConfiguration?
  /// The highest revision that was accepted so far.
  private var highestRevision: Int64?

  /// Whether the only container represents nothing.
  @usableFromInline var isBootstrap: Bool { tabs.isEmpty }

  /// The tab that is selected. Nothing in bootstrap.
  @usableFromInline var selectedTab: TabData? { isBootstrap ? nil : tabs[selected] }

  // MARK: The server

  /// Takes over what the server wants.
  ///
  /// - Returns: what becomes of the containers.
  @usableFromInline
  mutating func accept(_ configuration: TabConfiguration) -> ArrangementChange {
    if let revision = configuration.revision, let highestRevision, revision < highestRevision {
      return ArrangementChange(.stale)
    }
    let visible = VisibleTabs(tabs: tabs, only: isForeign(configuration) && !isBootstrap ? selected : nil)
    let effective = EffectiveTabs(of: configuration, selected: selectedTab?.id, isVisible: visible.contains)
    defer { checkInvariants() }
    self.configuration = configuration
    highestRevision = configuration.revision ?? highestRevision

    if effective.tabs.count < 2 {
      return isBootstrap ? ArrangementChange(.bootstrapKept) : demote()
    } else if isBootstrap {
      return promote(to: effective)
    } else if visible.areIdentical(to: effective.tabs) {
      return ArrangementChange(configuration.active == tabs[selected].id ? .unchanged : .hintIgnored)
    } else if visible.areSame(as: effective.tabs) {
      return relabel(as: effective.tabs, active: configuration.active)
    } else {
      return restructure(to: effective, from: visible)
    }
  }

  /// Whether somebody else is signed in than before, so that the other containers show pages of a stranger.
  private func isForeign(_ configuration: TabConfiguration) -> Bool {
    guard let before = self.configuration?.session, let now = configuration.session else { return false }
    return !now.hasSameScalars(as: before)
  }

  private mutating func promote(to effective: EffectiveTabs) -> ArrangementChange {
    let hint = effective.hint?.id
    let origins = effective.tabs.map { $0.id == hint ? ArrangementChange.Origin.container(selected) : .fresh }
    return arrange(.promoted, effective.tabs, from: origins)
  }

  private mutating func demote() -> ArrangementChange {
    arrange(.demoted, [], from: [.container(selected)])
  }

  private mutating func relabel(as effective: [TabData], active: TabID?) -> ArrangementChange {
    var change = ArrangementChange(tabs[selected].id == active ? .unchanged : .hintIgnored)
    for index in tabs.indices {
      guard let position = effective.index(of: tabs[index].id, near: index) else { continue }
      if position != index { change.kind = .orderIgnored }
      if effective[position] == tabs[index] { continue }
      if !effective[position].looksLike(tabs[index]) { change.updated.append(index) }
      tabs[index] = effective[position]
    }
    return change
  }

  private mutating func restructure(to effective: EffectiveTabs, from visible: VisibleTabs) -> ArrangementChange {
    let isSelectedGone = effective.tabs.index(of: tabs[selected].id, near: selected) == nil
    let heir = isSelectedGone ? effective.hint?.id : nil
    var updated: [Int] = []
    var survivors = 0
    var next = 0
    let origins = effective.tabs.map { tab -> ArrangementChange.Origin in
      if tab.id == heir { return .container(selected) }
      guard let index = visible.index(of: tab.id, near: next) else { return .fresh }
      survivors += 1
      next = index + 1
      if !tab.looksLike(tabs[index]) { updated.append(index) }
      return .container(index)
    }
    let kind: TransitionKind =
      if let heir {
        visible.contains(heir) ? .activeRemoved : survivors == 0 ? .allReplaced : .replaced
      } else {
        survivors == visible.count ? .added : survivors == origins.count ? .removed : .replaced
      }
    var change = arrange(kind, effective.tabs, from: origins)
    change.updated = updated
    change.isMorph = isSelectedGone
    return change
  }

  // MARK: The user

  /// Turns to another container.
  ///
  /// A tab whose latest deprecation is hard does not survive being left: it goes, and the tabs that were hidden on its
  /// account appear in its place.
  ///
  /// - Returns: what becomes of the containers.
  @usableFromInline
  mutating func select(_ index: Int) -> ArrangementChange {
    defer { checkInvariants() }
    let left = selected
    selected = index
    guard !isBootstrap, tabs[left].deprecated == .hard, let configuration else { return ArrangementChange(.selected) }

    var staying = tabs
    staying.remove(at: left)
    let visible = VisibleTabs(tabs: staying, only: nil)
    let effective = EffectiveTabs(of: configuration, selected: tabs[selected].id, isVisible: visible.contains)
    let appearing = effective.tabs.filter { !visible.contains($0.id) }
    let next = staying[..<left] + appearing + staying[left...]
    if next.count < 2 { return demote() }
    var origins = tabs.indices.map { ArrangementChange.Origin.container($0) }
    origins.replaceSubrange(left...left, with: appearing.map { _ in .fresh })
    return arrange(.selected, Array(next), from: origins)
  }

  // MARK: Both

  /// Makes the containers represent other tabs.
  ///
  /// - Parameter origins: where the container of each tab comes from. The selected one must be among them.
  private mutating func arrange(
    _ kind: TransitionKind, _ tabs: [TabData], from origins: [ArrangementChange.Origin]
  ) -> ArrangementChange {
    self.tabs = tabs
    selected = origins.firstIndex(of: .container(selected)) ?? 0
    return ArrangementChange(kind, origins: origins)
  }

  /// Stops debug builds where the algorithm went wrong.
  private func checkInvariants() {
    assert(tabs.count != 1, "a bar with one tab is shown")
    assert(isBootstrap ? selected == 0 : tabs.indices.contains(selected), "the selected container is not there")
    assert(Set(tabs.map(\.id)).count == tabs.count, "two containers represent the same tab")
  }
}
