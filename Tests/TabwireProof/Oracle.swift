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
    /// An action was performed.
    case performed
    /// A page was loaded.
    case loaded
    /// The app came back.
    case resumed
    /// There is no such container, or the address is not the app's.
    case ignored
  }

  /// The expected outcome of a step.
  package struct Result: Equatable, Sendable {
    package var verdict: Verdict
    /// The containers that the step creates, in the order of the tabs.
    package var created: [Int] = []
    /// The containers that the step disposes, in any order.
    package var disposed: Set<Int> = []
    /// The containers whose metadata the step changes, in any order.
    package var updated: Set<Int> = []
    package var refreshed: Int?
    package var forgetsHistory = false
    package var visits: Int?
    package var performed: TabID?
  }

  /// A container and the tab that it represents, if any.
  package struct Container: Sendable {
    package let number: Int
    package var tab: TabData?
    /// The version of its tab in the last accepted configuration that has one.
    package var latest: String?
    /// The version with which its pages were loaded.
    package var loaded: String?

    /// Creates a container. When it comes to represent a tab, both versions are the tab's.
    init(number: Int, tab: TabData?) {
      self.number = number
      self.tab = tab
      latest = tab?.version
      loaded = tab?.version
    }

    /// Returns the container with new metadata of the same tab.
    func updated(to tab: TabData) -> Container {
      var container = self
      container.tab = tab
      if let version = tab.version {
        container.latest = version
        // The first version that is given applies to the loaded pages, too.
        if container.loaded == nil { container.loaded = version }
      }
      return container
    }

    /// The pages are outdated while both versions are given and differ.
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
  /// The session that the last page in each container gave.
  package private(set) var pageSessions: [Int: String] = [:]
  /// The last session given when the selected container was selected.
  package private(set) var sessionAtSelection: String?
  /// The sessions that were reported, until an accepted page gives them, or the user selects or opens something.
  package private(set) var reported: [String] = []
  /// Whether the last message of the page in front said `tabBarHidden`.
  package private(set) var pageHidesTabBar = false
  /// Whether the app came back since the last accepted configuration.
  package private(set) var isAwaited = false
  /// The number on the app's icon, once one was given.
  package private(set) var appBadge: Int64?
  private var lastNumber = 1
  private let start: String

  /// - Parameter start: The app's start URL.
  package init(start: String = "https://app.example/") {
    self.start = start
  }

  /// The tab bar can be hidden in tabbed mode only.
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

  package mutating func accept(_ configuration: TabConfiguration, isFirstPage: Bool) -> Result {
    // tabBarHidden belongs to the page, so even a stale configuration sets it. A live one says nothing about the page, and
    // a first page never hides the tab bar.
    if !configuration.isLive { pageHidesTabBar = isFirstPage ? false : configuration.isTabBarHidden }
    // 1. Stale → dropped.
    // The last page in the container gives the session of the page in front, even by a stale configuration.
    if !configuration.isLive, let given = configuration.session { pageSessions[selected] = given }
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
    if let given = configuration.appBadge {
      appBadge = given
    } else if isOtherSession, appBadge != nil {
      appBadge = 0
    }
    var result = reconcile(configuration, isOtherSession: isOtherSession)
    result.forgetsHistory = isOtherSession
    // The first accepted configuration after the app came back refreshes an outdated page in front, if it is live.
    if isAwaited, configuration.isLive, !isBootstrap, containers[selectedPosition].isOutdated {
      result.refreshed = selected
      containers[selectedPosition].loaded = containers[selectedPosition].latest
    }
    isAwaited = false
    func isSame(_ one: String, _ other: String) -> Bool { one.unicodeScalars.elementsEqual(other.unicodeScalars) }
    if configuration.isLive {
      // The page in front has another session: it is reported once for each session. If no page gave one, it has the last
      // one given when the container was selected.
      if let given = configuration.session, let front = pageSessions[selected] ?? sessionAtSelection,
        !isSame(given, front), !reported.contains(where: { isSame($0, given) })
      {
        result.refreshed = selected
        reported.append(given)
      }
    } else {
      if let given = configuration.session { reported = reported.filter { !isSame($0, given) } }
      // Loaded becomes latest in the selected container.
      containers[selectedPosition].loaded = containers[selectedPosition].latest
    }
    return result
  }

  private mutating func reconcile(_ configuration: TabConfiguration, isOtherSession: Bool) -> Result {
    // After a change of session, only the selected container counts as visible.
    let counting = isOtherSession ? containers.filter { $0.number == selected } : containers
    lastAccepted = configuration
    let visible = counting.compactMap { $0.tab?.id }
    let effective = Effective(configuration, visible: visible, selected: selectedTab?.id)

    // 2. Fewer than two effective tabs lead to bootstrap.
    if effective.tabs.count < 2 {
      return isBootstrap ? Result(verdict: .number(1)) : collapse()
    }
    // 3. In bootstrap, the container represents the hinted tab. The other tabs get new containers, in server order.
    if isBootstrap {
      var result = Result(verdict: .number(2))
      containers = effective.tabs.map { tab in
        tab.id == effective.hint ? Container(number: selected, tab: tab) : fresh(tab, &result)
      }
      return result
    }
    let added = effective.tabs.filter { !visible.contains($0.id) }
    let removed = visible.filter { id in !effective.tabs.contains { $0.id == id } }
    // 4. If no id is added or removed, metadata is updated in place. The order and the selection stay.
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
      if configuration.reorders {
        containers = effective.tabs.compactMap { tab in containers.first { $0.tab?.id == tab.id } }
      }
      return result
    }
    // 5. If the selected id is still effective, all other tabs that stay keep their containers, and added ones get
    // new ones.
    // 6. If the selected id is gone, the selected container morphs into the hinted tab.
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

  /// Case 3: the selected container is demoted, and the others are disposed.
  private mutating func collapse() -> Result {
    let others = containers.map(\.number).filter { $0 != selected }
    containers = [Container(number: selected, tab: nil)]
    return Result(verdict: .number(3), disposed: Set(others))
  }

  private func showTheSame(_ one: TabData, _ other: TabData) -> Bool {
    func isSame(_ one: String, _ other: String) -> Bool { one.utf8.elementsEqual(other.utf8) }
    return isSame(one.title, other.title) && isSame(one.icon, other.icon) && isSame(one.path, other.path)
      && isSame(one.badge ?? "", other.badge ?? "") && one.hasDot == other.hasDot
      && isSame(one.badgeLabel ?? "", other.badgeLabel ?? "") && one.image?.kind == other.image?.kind
      && isSame(one.image?.path ?? "-", other.image?.path ?? "-")
  }

  /// A rejected configuration ends `tabBarHidden`, and changes nothing else.
  package mutating func reject() -> Result {
    pageHidesTabBar = false
    return Result(verdict: .rejected)
  }

  /// A container loads a page without being selected, or a page that sends no configuration.
  package mutating func load(_ number: Int) -> Result {
    guard let position = containers.firstIndex(where: { $0.number == number }) else { return Result(verdict: .ignored) }
    containers[position].loaded = containers[position].latest
    if number == selected { pageHidesTabBar = false }
    return Result(verdict: .loaded)
  }

  /// The first page of a container appears.
  package mutating func firstPageDidAppear(_ number: Int) -> Result {
    guard containers.contains(where: { $0.number == number }) else { return Result(verdict: .ignored) }
    if number == selected { pageHidesTabBar = false }
    return Result(verdict: .loaded)
  }

  /// The app comes back: an outdated page in front is refreshed, or the next accepted configuration decides.
  package mutating func resume() -> Result {
    if isBootstrap { return Result(verdict: .resumed) }
    if containers[selectedPosition].isOutdated {
      containers[selectedPosition].loaded = containers[selectedPosition].latest
      return Result(verdict: .resumed, refreshed: selected)
    }
    isAwaited = true
    return Result(verdict: .resumed)
  }

  // MARK: The user

  package mutating func select(_ number: Int) -> Result {
    guard let position = containers.firstIndex(where: { $0.number == number }) else { return Result(verdict: .ignored) }
    guard number != selected else { return Result(verdict: .reselected) }
    pageHidesTabBar = false
    isAwaited = false
    reported = []
    sessionAtSelection = session
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

    // The container that was left is disposed. The tabs that waited for its tab appear at its position, in server
    // order.
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
    reported = []
    result.visits = selected
    return result
  }

  /// The actions in the order of the bar: each behind the nearest tab before it that is on the bar.
  package var actions: [(id: TabID, after: Int?)] {
    guard !isBootstrap, let entries = lastAccepted?.entries else { return [] }
    func actions(behind place: Int?) -> [(id: TabID, after: Int?)] {
      entries.indices.filter { entries[$0].isAction }.filter { index in
        let neighbor = entries[..<index].last { entry in
          !entry.isAction && containers.contains { $0.tab?.id == entry.id }
        }
        return containers.first { $0.tab != nil && $0.tab?.id == neighbor?.id }?.number == place
      }.map { (entries[$0].id, place) }
    }
    return actions(behind: nil) + containers.flatMap { actions(behind: $0.number) }
  }

  /// The container of the tab that searches: of several the first counts.
  package var search: Int? {
    let tab = lastAccepted?.entries.first { !$0.isAction && $0.role == .search }
    return containers.first { $0.tab != nil && $0.tab?.id == tab?.id }?.number
  }

  /// An action on the bar visits its path in the selected container, and changes nothing else.
  package func perform(_ action: TabID) -> Result {
    guard actions.contains(where: { $0.id == action }) else { return Result(verdict: .ignored) }
    return Result(verdict: .performed, visits: selected, performed: action)
  }

  /// The tab on the bar with the longest `path` or `owns` that is a prefix of the address.
  private func owner(of address: [String]) -> Int? {
    guard !isBootstrap, let lastAccepted else { return nil }
    let bar = containers.compactMap { $0.tab?.id }
    let effective = Effective(lastAccepted, visible: bar, selected: selectedTab?.id)
    let startPage = OpenedAddress.segments(of: start, start: start) ?? []
    var claims: [(length: Int, ownsItself: Bool, position: Int)] = []
    for tab in lastAccepted.tabs {
      // An address of a tab that is not on the bar belongs to the tab that stands in for it.
      guard let owner = bar.contains(tab.id) ? tab.id : effective.standIn(for: tab.id),
        let position = bar.firstIndex(of: owner)
      else { continue }
      var lengths: [Int] = []
      if let path = OpenedAddress.segments(of: tab.path, start: start) {
        // A path that is the start page or / matches that page only.
        let isAlone = path.isEmpty || path == startPage
        if isAlone ? address == path : address.starts(with: path) { lengths.append(path.count) }
      }
      for owned in tab.owns {
        guard let path = OpenedAddress.segments(of: owned, start: start), address.starts(with: path) else { continue }
        lengths.append(path.count)
      }
      claims += lengths.map { ($0, owner == tab.id, position) }
    }
    // Among equally long matches, a tab that owns the address itself wins, then the first on the bar.
    let best = claims.sorted { one, other in
      if one.length != other.length { return one.length > other.length }
      if one.ownsItself != other.ownsItself { return one.ownsItself }
      return one.position < other.position
    }.first
    return best.map { containers[$0.position].number }
  }
}

/// The effective tabs, computed as the protocol describes them.
private struct Effective {
  private let all: [TabData]
  /// The deprecated tabs that are still shown.
  let retained: [TabID]
  /// The tabs that wait until a retained tab is gone, in the order of the server.
  private(set) var hidden: [TabData] = []
  /// The effective tabs, in the order of the server.
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
        // A tab is hidden while it replaces a retained tab, directly or by chain, unless it is already visible.
        hidden.append(tab)
      } else {
        tabs.append(tab)
      }
    }
    // Without a tab that `active` leads to, the hint is the first effective tab.
    hint = configuration.active.flatMap(standIn) ?? tabs.first?.id
  }

  private func isEffective(_ id: TabID) -> Bool { tabs.contains { $0.id == id } }

  /// Returns the effective tab that an id leads to, or `nil` if there is none.
  func standIn(for id: TabID) -> TabID? {
    guard let tab = all.first(where: { $0.id == id }) else { return nil }
    // An effective tab stands for itself.
    if isEffective(id) { return id }
    // For a tab left out as deprecated: the first effective tab that replaces it, directly or by chain.
    if tab.deprecated != nil, let heir = tabs.first(where: { chain(of: $0).contains(id) }) { return heir.id }
    // For a hidden tab: the nearest retained tab that it replaces.
    if tab.deprecated == nil, let holder = chain(of: tab).first(where: retained.contains) { return holder }
    return nil
  }

  /// The ids that a tab replaces, directly replaced ones first. A cycle ends where it would repeat.
  func chain(of tab: TabData) -> [TabID] {
    var ids: [TabID] = []
    var next = valid(tab.replaces, on: tab)
    while let found = next, found.id != tab.id, !ids.contains(found.id) {
      ids.append(found.id)
      next = valid(found.replaces, on: found)
    }
    return ids
  }

  /// Returns the tab that `replaces` names if it is another tab of the same message and deprecated.
  private func valid(_ replaces: TabID?, on tab: TabData) -> TabData? {
    guard let replaces, replaces != tab.id else { return nil }
    return all.first { $0.id == replaces && $0.deprecated != nil }
  }
}
