/// The reconciliation: what the containers represent, which of them is selected, and how a configuration or the user
/// changes that.
///
/// Containers are known by their position on the tab bar; ``NavigationState`` gives them identities.
struct TabArrangement: Sendable, Equatable {
  /// The tab that each container represents. Empty in bootstrap, where the only container represents none.
  private(set) var tabs: [TabData] = []
  /// The versions that each container knows of its tab.
  private var versions: [PageVersion] = []
  /// The position of the selected container.
  private(set) var selected = 0
  /// The last configuration that was accepted.
  private(set) var configuration: TabConfiguration?
  /// The highest revision that was accepted.
  private var highestRevision: Int64?
  /// The last session that an accepted configuration gave.
  private(set) var session: String?
  /// Decides when a streamed session refreshes the page in front.
  var sessionGuard = SessionGuard()
  /// Whether the page in front wants no tab bar (R10).
  private(set) var pageHidesTabBar = false
  /// Whether the app came back, and no configuration was accepted since then (R20.2).
  private var awaitsConfiguration = false
  /// The number on the app's icon, or `nil` before the first one was given (R18).
  private(set) var appBadge: Int64?

  /// Whether the only container represents no tab.
  var isBootstrap: Bool { tabs.isEmpty }

  /// The tab that the selected container represents, or `nil` in bootstrap.
  var selectedTab: TabData? { isBootstrap ? nil : tabs[selected] }

  /// The latest version of that tab (R9.1), or `nil`.
  var latestVersion: String? { isBootstrap ? nil : versions[selected].latest }

  /// Whether the tab bar is visible.
  var isTabBarVisible: Bool { !pageHidesTabBar && !isBootstrap }

  // MARK: Accepting a configuration

  /// Reconciles a configuration with the containers (section R7).
  ///
  /// - Parameter isFirstPage: Whether it came from the first page of the selected container (R10.10).
  mutating func accept(_ configuration: TabConfiguration, isFirstPage: Bool) -> ArrangementChange {
    defer { checkInvariants() }
    if !configuration.isLive { pageHidesTabBar = configuration.isTabBarHidden && !isFirstPage }
    if let revision = configuration.revision, let highestRevision, revision < highestRevision {
      if !configuration.isLive { sessionGuard.load(configuration.session, at: selected, isStale: true) }
      return ArrangementChange(.stale)
    }
    let isOtherSession =
      session != nil && configuration.session != nil && !configuration.session.hasSameScalars(as: session)
    // After a session change the other containers show another user's pages.
    let visible = isOtherSession && !isBootstrap ? tabs[selected...selected] : tabs[...]
    let effective = EffectiveTabs(of: configuration, selected: selectedTab?.id, visible: visible.lazy.map { $0.id })
    lazy var positions = visible.positions(of: effective.tabs)
    var change: ArrangementChange
    switch (isBootstrap, effective.tabs.count < 2) {
    case (true, true):  // Case 1
      change = ArrangementChange(.bootstrapKept)
    case (true, false):  // Case 2
      change = arrange(.promoted, effective.tabs, effective.tabs.map { $0.id == effective.hint ? selected : nil })
    case (false, true):  // Case 3
      change = demote()
    case (false, false) where !isOtherSession && tabs == effective.tabs:  // Cases 4 and 5, with nothing to update
      change = ArrangementChange(configuration.active == tabs[selected].id ? .unchanged : .hintIgnored)
    case (false, false) where !positions.contains(nil) && positions.count == visible.count:  // Cases 4, 5 and 6
      change =
        configuration.reorders && positions != visible.indices.map(Optional.some)
        ? arrange(.orderIgnored, effective.tabs, positions)
        : relabel(as: effective.tabs, at: positions, active: configuration.active)
    case (false, false) where positions.contains(selected):  // Cases 7, 8 and 10
      let areAllKept = visible.indices.allSatisfy(positions.contains)
      change = arrange(areAllKept ? .added : positions.contains(nil) ? .replaced : .removed, effective.tabs, positions)
    case (false, false):  // Cases 9, 10 and 11
      change = morph(into: effective, positions)
    }
    change.forgetsHistory = isOtherSession
    remember(configuration, isOtherSession: isOtherSession)
    if configuration.isLive {
      let isOtherUser = sessionGuard.stream(configuration.session, inFront: selected)
      change.isRefresh = awaitsConfiguration && takeOutdated() || isOtherUser
    } else {
      sessionGuard.load(configuration.session, at: selected, isStale: false)
    }
    awaitsConfiguration = false
    return change
  }

  private mutating func remember(_ configuration: TabConfiguration, isOtherSession: Bool) {
    self.configuration = configuration
    highestRevision = configuration.revision ?? highestRevision
    session = configuration.session ?? session
    appBadge = configuration.appBadge ?? (isOtherSession && appBadge != nil ? 0 : appBadge)
    if !configuration.isLive && !isBootstrap { versions[selected].markLoaded() }
  }

  // MARK: The cases

  /// Case 3: the selected container survives without a tab.
  private mutating func demote() -> ArrangementChange {
    sessionGuard.move(from: [selected])
    defer { (tabs, versions, selected) = ([], [], 0) }
    return ArrangementChange(.demoted, origins: [selected], from: tabs, to: [])
  }

  /// Cases 4, 5 and 6: the containers keep their order; their tabs are updated in place.
  private mutating func relabel(as wanted: [TabData], at positions: [Int?], active: TabID?) -> ArrangementChange {
    var change = ArrangementChange(tabs[selected].id == active ? .unchanged : .hintIgnored)
    var isSameOrder = true
    for case (let index, let position?) in positions.enumerated() {
      if position != index { isSameOrder = false }
      let (old, new) = (tabs[position], wanted[index])
      if new == old { continue }
      if !new.looksLike(old) { change.updated.append(position) }
      tabs[position] = new
      versions[position].update(from: new)
    }
    change.updated.sort()
    if !isSameOrder { change.kind = .orderIgnored }
    return change
  }

  /// Cases 9, 10 and 11: the selected container represents the hinted tab, because its own is gone.
  private mutating func morph(into effective: EffectiveTabs, _ positions: [Int?]) -> ArrangementChange {
    let heir = effective.tabs.firstIndex { $0.id == effective.hint } ?? 0
    let hasSurvivors = positions.contains { $0 != nil }
    let kind: TransitionKind = positions[heir] != nil ? .activeRemoved : hasSurvivors ? .replaced : .allReplaced
    var origins = positions
    origins[heir] = selected
    var change = arrange(kind, effective.tabs, origins)
    change.isMorph = true
    return change
  }

  /// Puts containers on the tab bar, in the order of the server.
  ///
  /// - Parameters:
  ///   - wanted: The tabs they represent.
  ///   - origins: For each tab the position of its container before, or `nil` for a new one. The selected one is among them.
  private mutating func arrange(_ kind: TransitionKind, _ wanted: [TabData], _ origins: [Int?]) -> ArrangementChange {
    var change = ArrangementChange(kind, origins: origins, from: tabs, to: wanted)
    versions = zip(wanted, origins).map { tab, origin in
      guard let origin, !isBootstrap else { return PageVersion(of: tab) }
      let old = tabs[origin]
      guard old.id == tab.id else { return PageVersion(of: tab) }
      if !tab.looksLike(old) { change.updated.append(origin) }
      var version = versions[origin]
      version.update(from: tab)
      return version
    }
    sessionGuard.move(from: origins)
    tabs = wanted
    selected = origins.firstIndex(of: selected) ?? 0
    return change
  }

  // MARK: The user

  /// Selects another container (R11.3).
  mutating func select(_ position: Int?) -> ArrangementChange {
    defer { checkInvariants() }
    guard let position else { return ArrangementChange(.ignored) }
    guard position != selected else { return ArrangementChange(.reselected) }
    let left = selected
    selected = position
    pageHidesTabBar = false
    awaitsConfiguration = false
    sessionGuard.select(session: session)
    let isOutdated = takeOutdated()
    var change = tabs[left].deprecated == .hard ? removeHardDeprecated(at: left) : ArrangementChange(.selected)
    change.isSelection = true
    change.isRefresh = isOutdated
    return change
  }

  /// Removes the tab that the user left. The tabs that waited for it appear in its place.
  private mutating func removeHardDeprecated(at left: Int) -> ArrangementChange {
    guard let configuration else { return ArrangementChange(.selected) }
    var visible = tabs.map { $0.id }
    visible.remove(at: left)
    let effective = EffectiveTabs(of: configuration, selected: selectedTab?.id, visible: visible)
    let appearing = effective.tabs.filter { !visible.contains($0.id) }
    var remaining = tabs
    remaining.replaceSubrange(left...left, with: appearing)
    var origins = tabs.indices.map { Optional($0) }
    origins.replaceSubrange(left...left, with: appearing.map { _ in nil })
    return remaining.count < 2 ? demote() : arrange(.selected, remaining, origins)
  }

  /// Performs an action on the tab bar: the selected container visits its path (R17.7).
  func perform(_ id: TabID) -> ArrangementChange {
    guard !isBootstrap, let action = configuration?.actions.first(where: { $0.id == id }) else {
      return ArrangementChange(.ignored)
    }
    var change = ArrangementChange(.performed)
    change.isVisit = true
    change.performed = action
    return change
  }

  // MARK: Actions

  /// The actions in the order of the bar, each with the position of the container before it (R17.4 to R17.6).
  var actions: [(action: TabAction, after: Int?)] {
    guard !isBootstrap, let configuration, !configuration.actions.isEmpty else { return [] }
    let positions = configuration.tabs.map { wanted in tabs.firstIndex { $0.id == wanted.id } }
    let placed = configuration.actions.map { action in
      (action: action, after: positions[..<action.position].last { $0 != nil } ?? nil)
    }
    // Several in one place keep the order of the configuration.
    return placed.filter { $0.after == nil } + tabs.indices.flatMap { index in placed.filter { $0.after == index } }
  }

  /// The position of the container of the tab that searches, or `nil` if none is on the bar (P24.1).
  var search: Int? {
    guard let search = configuration?.search else { return nil }
    return tabs.firstIndex { $0.id == search }
  }

  // MARK: Pages

  /// Records that the app came back to the screen (R20).
  mutating func resume() -> ArrangementChange {
    var change = ArrangementChange(.resumed)
    change.isRefresh = takeOutdated()
    awaitsConfiguration = !isBootstrap && !change.isRefresh
    return change
  }

  /// Returns whether the page of the selected container is out of date, and takes it for loaded.
  private mutating func takeOutdated() -> Bool {
    guard !isBootstrap, versions[selected].isOutdated else { return false }
    versions[selected].markLoaded()
    return true
  }

  /// Records that a container loaded its page without being selected, or a page that sent no configuration.
  mutating func load(_ position: Int?) -> ArrangementChange {
    if let position, !isBootstrap { versions[position].markLoaded() }
    return firstPageDidAppear(position)
  }

  /// Records that the first page of a container has appeared, and sends no configuration (R12.3).
  mutating func firstPageDidAppear(_ position: Int?) -> ArrangementChange {
    guard let position else { return ArrangementChange(.ignored) }
    if position == selected { pageHidesTabBar = false }
    return ArrangementChange(.loaded)
  }

  /// Records that the page in front sent a configuration that was rejected.
  mutating func reject() -> ArrangementChange {
    pageHidesTabBar = false
    return ArrangementChange(.rejected)
  }

  /// Traps in debug builds if an invariant is broken.
  private func checkInvariants() {
    assert(tabs.count != 1, "a tab bar with one tab")
    assert(isBootstrap ? selected == 0 : tabs.indices.contains(selected), "the selected container is missing")
    assert(Set(tabs.map { $0.id }).count == tabs.count, "two containers represent the same tab")
  }
}

extension ArraySlice<TabData> {
  /// The position of the container that represents each tab, or `nil` if none does.
  fileprivate func positions(of tabs: [TabData]) -> [Int?] {
    var next = startIndex
    return tabs.map { tab in
      let position = self.position(of: tab.id, from: next)
      if let position { next = position + 1 }
      return position
    }
  }

  /// Searches all containers, beginning where the container usually is: behind the one that was found before.
  private func position(of id: TabID, from start: Int) -> Int? {
    self[start...].firstIndex { $0.id == id } ?? self[..<start].firstIndex { $0.id == id }
  }
}
