import Tabwire

/// The text of the protocol, executed literally. The heart is compared with it.
///
/// It shares only the reading of messages with the heart.
package struct Oracle: Sendable {
  /// The outcome of a step by the text of the protocol.
  package enum Verdict: Equatable, Sendable {
    /// A case of the reconciliation.
    case number(Int)
    /// The configuration is dropped.
    case stale
    /// The configuration is rejected.
    case rejected
    /// The user selected another container.
    case selected
    /// The user selected the selected container again.
    case reselected
    /// An address was opened in the selected container.
    case opened
    /// A page was loaded.
    case loaded
    /// There is no such container, or the address is not the app's.
    case ignored
  }

  /// The expected outcome of a step.
  package struct Result: Equatable, Sendable {
    package var verdict: Verdict
    /// In the order of the tabs.
    package var created: [Int] = []
    /// In any order.
    package var disposed: Set<Int> = []
    /// In any order.
    package var updated: Set<Int> = []
    package var refreshed: Int?
    package var forgetsHistory = false
    package var visits: Int?
  }

  /// A container and the tab that it represents, if any.
  package struct Container: Sendable {
    package let number: Int
    package var tab: TabData?
    /// From the last accepted configuration that gave one.
    package var latest: String?
    /// The version that its pages were loaded with.
    package var loaded: String?

    /// Both versions start as the tab's when the container comes to represent it.
    init(number: Int, tab: TabData?) {
      self.number = number
      self.tab = tab
      latest = tab?.version
      loaded = tab?.version
    }

    /// The tab is the same, its metadata may differ.
    func updated(to tab: TabData) -> Container {
      var container = self
      container.tab = tab
      if let version = tab.version {
        container.latest = version
        // If there is none yet, they start as the first one given.
        if container.loaded == nil { container.loaded = version }
      }
      return container
    }

    /// Outdated while both are given and differ.
    var isOutdated: Bool {
      guard let latest, let loaded else { return false }
      return !latest.unicodeScalars.elementsEqual(loaded.unicodeScalars)
    }
  }

  /// The containers in the order of the tab bar.
  package private(set) var containers = [Container(number: 1, tab: nil)]
  /// The number of the selected container.
  package private(set) var selected = 1
  package private(set) var lastAccepted: TabConfiguration?
  package private(set) var highestRevision: Int64?
  /// The last session that an accepted configuration gave.
  package private(set) var session: String?
  /// The session that was streamed last, while no page has given it since the page in front was refreshed for it.
  package private(set) var streamed: String?
  /// Whether the last message of the page in front said `tabBarHidden`.
  package private(set) var pageHidesTabBar = false
  private var lastNumber = 1
  private let start: String

  /// - Parameter start: The app's start URL.
  package init(start: String = "https://app.example/") {
    self.start = start
  }

  /// The bar is hidden in tabbed mode only.
  package var isTabBarHidden: Bool { pageHidesTabBar && !isBootstrap }

  private var isBootstrap: Bool { containers[0].tab == nil }
  private var selectedTab: TabData? { containers.first { $0.number == selected }?.tab }
  private var selectedPosition: Int { containers.firstIndex { $0.number == selected } ?? 0 }

  /// The number of the container that represents a tab, or 0.
  package func container(representing id: String) -> Int {
    containers.first { $0.tab?.id == TabID(id) }?.number ?? 0
  }

  private mutating func fresh(_ tab: TabData, _ result: inout Result) -> Container {
    lastNumber += 1
    result.created.append(lastNumber)
    return Container(number: lastNumber, tab: tab)
  }

  // MARK: Accepting a configuration

  package mutating func accept(_ configuration: TabConfiguration) -> Result {
    // tabBarHidden belongs to the page, so even a stale configuration sets it. A live one says nothing about the page.
    if !configuration.isLive { pageHidesTabBar = configuration.isTabBarHidden }
    // 1. Stale → dropped.
    if let revision = configuration.revision, let highestRevision, revision < highestRevision {
      return Result(verdict: .stale)
    }
    highestRevision = [highestRevision, configuration.revision].compactMap { $0 }.max()
    // The session is compared with the last one that an accepted configuration gave.
    var isOtherSession = false
    if let before = session, let now = configuration.session {
      isOtherSession = !before.unicodeScalars.elementsEqual(now.unicodeScalars)
    }
    session = configuration.session ?? session
    var result = reconcile(configuration, isOtherSession: isOtherSession)
    result.forgetsHistory = isOtherSession
    if configuration.isLive {
      // The page in front is the former user's, too. It is refreshed once, until a page has given the session that was
      // streamed last.
      if isOtherSession, streamed == nil { result.refreshed = selected }
      if isOtherSession || streamed != nil { streamed = configuration.session ?? streamed }
    } else {
      if let given = configuration.session, let streamed, given.unicodeScalars.elementsEqual(streamed.unicodeScalars) {
        self.streamed = nil
      }
      // Loaded becomes latest in the selected container.
      containers[selectedPosition].loaded = containers[selectedPosition].latest
    }
    return result
  }

  private mutating func reconcile(_ configuration: TabConfiguration, isOtherSession: Bool) -> Result {
    // If the session differs, only the selected container counts as visible.
    let counting = isOtherSession ? containers.filter { $0.number == selected } : containers
    lastAccepted = configuration
    let visible = counting.compactMap { $0.tab?.id }
    let effective = Effective(configuration, visible: visible, selected: selectedTab?.id)

    // 2. Fewer than two effective tabs → bootstrap.
    if effective.tabs.count < 2 {
      return isBootstrap ? Result(verdict: .number(1)) : collapse()
    }
    // 3. In bootstrap → the container represents the hinted tab; fresh containers for the rest; server order.
    if isBootstrap {
      var result = Result(verdict: .number(2))
      containers = effective.tabs.map { tab in
        tab.id == effective.hint ? Container(number: selected, tab: tab) : fresh(tab, &result)
      }
      return result
    }
    let added = effective.tabs.filter { !visible.contains($0.id) }
    let removed = visible.filter { id in !effective.tabs.contains { $0.id == id } }
    // 4. No id added or removed → metadata is updated in place; the order and the selection stay.
    if added.isEmpty, removed.isEmpty {
      let isOtherOrder = effective.tabs.map(\.id) != visible
      let isOtherHint = configuration.active != selectedTab?.id
      var result = Result(verdict: .number(isOtherOrder ? 6 : isOtherHint ? 5 : 4))
      for index in containers.indices {
        guard let old = containers[index].tab, let new = effective.tabs.first(where: { $0.id == old.id }) else {
          continue
        }
        if !showTheSame(old, new) { result.updated.insert(containers[index].number) }
        containers[index] = containers[index].updated(to: new)
      }
      return result
    }
    // 5. The selected id is still effective → survivors keep their containers, fresh ones for the added; server order.
    // 6. The selected id is gone → the selected container morphs into the hinted tab.
    let isSelectedGone = !effective.tabs.contains { $0.id == selectedTab?.id }
    var result = Result(verdict: .number(removed.isEmpty ? 7 : added.isEmpty ? 8 : 10))
    if isSelectedGone {
      let survives = effective.tabs.contains { visible.contains($0.id) }
      result.verdict = .number(visible.contains(where: { $0 == effective.hint }) ? 9 : survives ? 10 : 11)
    }
    let before = containers
    var next: [Container] = []
    for tab in effective.tabs {
      if isSelectedGone, tab.id == effective.hint {
        next.append(Container(number: selected, tab: tab))
      } else if let survivor = counting.first(where: { $0.tab?.id == tab.id }), let old = survivor.tab {
        if !showTheSame(old, tab) { result.updated.insert(survivor.number) }
        next.append(survivor.updated(to: tab))
      } else {
        next.append(fresh(tab, &result))
      }
    }
    containers = next
    result.disposed = Set(before.map(\.number)).subtracting(next.map(\.number))
    return result
  }

  /// Case 3: the selected container is demoted, the others are disposed.
  private mutating func collapse() -> Result {
    let others = containers.map(\.number).filter { $0 != selected }
    containers = [Container(number: selected, tab: nil)]
    return Result(verdict: .number(3), disposed: Set(others))
  }

  private func showTheSame(_ one: TabData, _ other: TabData) -> Bool {
    func isSame(_ one: String, _ other: String) -> Bool { one.utf8.elementsEqual(other.utf8) }
    return isSame(one.title, other.title) && isSame(one.icon, other.icon) && isSame(one.path, other.path)
      && isSame(one.badge ?? "", other.badge ?? "")
  }

  /// A rejected configuration ends `tabBarHidden`, and changes nothing else.
  package mutating func reject() -> Result {
    pageHidesTabBar = false
    return Result(verdict: .rejected)
  }

  /// A container is loaded without being selected, or its page sends no configuration.
  package mutating func load(_ number: Int) -> Result {
    guard let position = containers.firstIndex(where: { $0.number == number }) else { return Result(verdict: .ignored) }
    containers[position].loaded = containers[position].latest
    if number == selected { pageHidesTabBar = false }
    return Result(verdict: .loaded)
  }

  // MARK: The user

  package mutating func select(_ number: Int) -> Result {
    guard let position = containers.firstIndex(where: { $0.number == number }) else { return Result(verdict: .ignored) }
    guard number != selected else { return Result(verdict: .reselected) }
    pageHidesTabBar = false
    streamed = nil
    // Selecting an outdated container reports it as refreshed, and loaded becomes latest.
    let refreshed = containers[position].isOutdated ? number : nil
    containers[position].loaded = containers[position].latest
    var result = leaveSelected(for: number)
    result.refreshed = refreshed
    return result
  }

  private mutating func leaveSelected(for number: Int) -> Result {
    let left = selected
    let leftTab = selectedTab
    let visible = containers.compactMap { $0.tab?.id }
    selected = number
    var result = Result(verdict: .selected)
    guard let leftTab, leftTab.deprecated == .hard, let lastAccepted else { return result }

    // Its container is disposed, and every tab that was hidden on its account appears at its position, in server order.
    let effective = Effective(lastAccepted, visible: visible, selected: leftTab.id)
    let appearing = effective.hidden.filter { tab in
      effective.chain(of: tab).contains(leftTab.id)
        && !effective.chain(of: tab).contains { $0 != leftTab.id && effective.retained.contains($0) }
    }
    let position = containers.firstIndex { $0.number == left } ?? 0
    containers.remove(at: position)
    if containers.count + appearing.count < 2 {
      _ = collapse()
      return Result(verdict: .number(3), disposed: [left])
    }
    for (offset, tab) in appearing.enumerated() {
      containers.insert(fresh(tab, &result), at: position + offset)
    }
    result.disposed = [left]
    return result
  }

  package mutating func open(_ address: String) -> Result {
    guard let segments = OpenedAddress.segments(of: address, start: start) else { return Result(verdict: .ignored) }
    var result = Result(verdict: .opened)
    if let owner = owner(of: segments), owner != selected { result = select(owner) }
    streamed = nil
    result.visits = selected
    return result
  }

  /// The tab on the bar with the longest `path` or `owns` that is a prefix of the address.
  private func owner(of address: [String]) -> Int? {
    guard !isBootstrap, let lastAccepted else { return nil }
    let bar = containers.compactMap { $0.tab?.id }
    let effective = Effective(lastAccepted, visible: bar, selected: selectedTab?.id)
    let startPage = OpenedAddress.segments(of: start, start: start) ?? []
    var claims: [(length: Int, ownsItself: Bool, position: Int)] = []
    for tab in lastAccepted.tabs {
      // An address of a tab that is not on the bar belongs to the one that stands for it.
      guard let owner = bar.contains(tab.id) ? tab.id : effective.standIn(for: tab.id),
        let position = bar.firstIndex(of: owner)
      else { continue }
      var lengths: [Int] = []
      if let path = OpenedAddress.segments(of: tab.path, start: start) {
        // A path that is the start page, or /, owns that page alone.
        let isAlone = path.isEmpty || path == startPage
        if isAlone ? address == path : address.starts(with: path) { lengths.append(path.count) }
      }
      for owned in tab.owns {
        guard let path = OpenedAddress.segments(of: owned, start: start), address.starts(with: path) else { continue }
        lengths.append(path.count)
      }
      claims += lengths.map { ($0, owner == tab.id, position) }
    }
    // If two are equally long, the one that owns it itself wins, then the first on the bar.
    let best = claims.sorted { one, other in
      if one.length != other.length { return one.length > other.length }
      if one.ownsItself != other.ownsItself { return one.ownsItself }
      return one.position < other.position
    }.first
    return best.map { containers[$0.position].number }
  }
}

/// The effective tabs, by the text of the protocol.
private struct Effective {
  private let all: [TabData]
  /// Deprecated tabs that are shown.
  let retained: [TabID]
  /// Tabs that wait for another one to go, in the order of the server.
  private(set) var hidden: [TabData] = []
  /// The remaining tabs, in the order of the server.
  private(set) var tabs: [TabData] = []
  /// The tab that `active` leads to.
  private(set) var hint: TabID?

  init(_ configuration: TabConfiguration, visible: [TabID], selected: TabID?) {
    all = configuration.tabs
    // A deprecated tab is retained if it is visible and either soft, or hard and selected.
    retained = configuration.tabs
      .filter { $0.deprecated == .soft || $0.deprecated == .hard && $0.id == selected }
      .map(\.id).filter(visible.contains)
    for tab in all {
      if tab.deprecated != nil {
        // A deprecated tab that is not retained is left out.
        if retained.contains(tab.id) { tabs.append(tab) }
      } else if chain(of: tab).contains(where: retained.contains), !visible.contains(tab.id) {
        // Hidden while any tab up its chain is retained, unless it is itself already visible.
        hidden.append(tab)
      } else {
        tabs.append(tab)
      }
    }
    // Otherwise the first effective tab.
    hint = configuration.active.flatMap(standIn) ?? tabs.first?.id
  }

  private func isEffective(_ id: TabID) -> Bool { tabs.contains { $0.id == id } }

  /// The rule for the hint, without its last sentence.
  func standIn(for id: TabID) -> TabID? {
    guard let tab = all.first(where: { $0.id == id }) else { return nil }
    // The hint is `active` if it is effective.
    if isEffective(id) { return id }
    // If `active` was left out as deprecated: the first effective tab that replaces it, directly or by chain.
    if tab.deprecated != nil, let heir = tabs.first(where: { chain(of: $0).contains(id) }) { return heir.id }
    // If it is hidden: the nearest retained tab up its chain.
    if tab.deprecated == nil, let holder = chain(of: tab).first(where: retained.contains) { return holder }
    return nil
  }

  /// The ids that a tab replaces, directly first; a cycle ends where it would repeat.
  func chain(of tab: TabData) -> [TabID] {
    var ids: [TabID] = []
    var next = valid(tab.replaces, on: tab)
    while let found = next, found.id != tab.id, !ids.contains(found.id) {
      ids.append(found.id)
      next = valid(found.replaces, on: found)
    }
    return ids
  }

  /// `replaces: r` on tab `t` is valid if `r` is another tab of the same message and that tab is deprecated.
  private func valid(_ replaces: TabID?, on tab: TabData) -> TabData? {
    guard let replaces, replaces != tab.id else { return nil }
    return all.first { $0.id == replaces && $0.deprecated != nil }
  }
}
