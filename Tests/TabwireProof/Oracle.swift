import Tabwire

/// The words of the protocol, carried out as literally and as slowly as they are written, to hold the heart against.
///
/// It shares nothing with the heart but the reading of messages.
package struct Oracle {
  /// What the words say about a step.
  package enum Verdict: Equatable, Sendable {
    /// A case of the reconciliation.
    case number(Int)
    /// The configuration is dropped.
    case stale
    /// The user turned to another container.
    case selected
    /// The user tapped the selected container.
    case reselected
    /// The user tapped a container that is not there.
    case ignored
  }

  /// What should have come of a step.
  package struct Result: Equatable, Sendable {
    package var verdict: Verdict
    /// In the order of the tabs.
    package var created: [Int] = []
    /// In any order.
    package var disposed: Set<Int> = []
    /// In any order.
    package var updated: Set<Int> = []
  }

  /// A container and the tab that it represents, if any.
  package struct Container: Sendable {
    package let number: Int
    package var tab: TabData?
  }

  /// The containers in the order of the tab bar.
  package private(set) var containers = [Container(number: 1, tab: nil)]
  /// The number of the selected container.
  package private(set) var selected = 1
  private var lastAccepted: TabConfiguration?
  private var highestRevision: Int64?
  private var lastNumber = 1

  package init() {}

  private var isBootstrap: Bool { containers[0].tab == nil }
  private var selectedTab: TabData? { containers.first { $0.number == selected }?.tab }
  private func container(representing id: TabID) -> Container? { containers.first { $0.tab?.id == id } }

  private mutating func fresh(_ tab: TabData, _ result: inout Result) -> Container {
    lastNumber += 1
    result.created.append(lastNumber)
    return Container(number: lastNumber, tab: tab)
  }

  // MARK: Accepting a configuration

  package mutating func accept(_ configuration: TabConfiguration) -> Result {
    // 1. Stale → dropped.
    if let revision = configuration.revision, let highestRevision, revision < highestRevision {
      return Result(verdict: .stale)
    }
    highestRevision = [highestRevision, configuration.revision].compactMap { $0 }.max()
    // If the session differs from the last accepted configuration's (both given), only the selected container counts.
    var counting = containers
    if let before = lastAccepted?.session, let now = configuration.session,
      !before.unicodeScalars.elementsEqual(now.unicodeScalars)
    {
      counting = containers.filter { $0.number == selected }
    }
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
        containers[index].tab = new
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
        next.append(Container(number: survivor.number, tab: tab))
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

  // MARK: The user selects

  package mutating func select(_ number: Int) -> Result {
    guard containers.contains(where: { $0.number == number }) else { return Result(verdict: .ignored) }
    guard number != selected else { return Result(verdict: .reselected) }
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
}

/// Effective tabs, by the words.
private struct Effective {
  private let all: [TabData]
  /// Deprecated tabs that are shown.
  let retained: [TabID]
  /// Tabs that wait for another one to go, in the order of the server.
  private(set) var hidden: [TabData] = []
  /// What is left, in the order of the server.
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
    hint = findHint(configuration.active)
  }

  private func isEffective(_ id: TabID) -> Bool { tabs.contains { $0.id == id } }

  private func findHint(_ active: TabID?) -> TabID? {
    if let active, let tab = all.first(where: { $0.id == active }) {
      // The hint is `active` if it is effective.
      if isEffective(active) { return active }
      // If `active` was left out as deprecated: the first effective tab that replaces it, directly or by chain.
      if tab.deprecated != nil, let heir = tabs.first(where: { chain(of: $0).contains(active) }) { return heir.id }
      // If it is hidden: the nearest retained tab up its chain.
      if tab.deprecated == nil, let holder = chain(of: tab).first(where: retained.contains) { return holder }
    }
    // Otherwise the first effective tab.
    return tabs.first?.id
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
