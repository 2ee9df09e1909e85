import Tabwire
import TabwireLint
import TabwireScenarios

/// The effects of a configuration on a client in one state.
public struct PlannedOutcome: Sendable, Hashable {
  /// The tab bar before.
  public let before: TabBarState
  /// The tab bar after.
  public let after: TabBarState
  /// The case of the reconciliation.
  public let kind: TransitionKind
  /// The effects, worst first.
  public let effects: [Effect]
  /// Whether the client shows the tabs in the order of an earlier configuration.
  public internal(set) var hasEarlierOrder = false
  /// Whether the client was given another session by an earlier configuration.
  public internal(set) var hasEarlierSession = false

  /// The severity of the worst effect.
  public var severity: Severity { effects.map(\.severity).max() ?? .none }

  /// The worst effect in a sentence.
  public var reason: String { effects.first?.sentence ?? "Nothing changes." }

  /// The tabs whose pages, scroll positions and half-typed forms are lost.
  public var losses: [TabData] { effects.compactMap(\.loss) }

  /// Applies a configuration to a client.
  ///
  /// - Parameters:
  ///   - configuration: The configuration.
  ///   - client: The client.
  ///   - hadTabBar: Whether a client in bootstrap would have shown a tab bar with the old configuration, too.
  ///   - hidTabBar: Whether the pages of the old configuration hid the tab bar, too.
  init(
    of configuration: TabConfiguration, on client: inout Client, hadTabBar: Bool = false, hidTabBar: Bool = false
  ) {
    var numbers: [Int: Int] = [:]
    func number(_ client: Client) {
      for tab in client.state.tabs where numbers[tab.id] == nil { numbers[tab.id] = numbers.count + 1 }
    }
    number(client)
    let before = TabBarState(of: client, numbers: numbers)
    let outdated = Self.outdatedTabs(of: client, for: configuration)
    let wasTabBarHidden = client.state.isTabBarHidden
    let transition = client.accept(configuration)
    number(client)
    let after = TabBarState(of: client, numbers: numbers)
    self.before = before
    self.after = after
    kind = transition.kind
    var found =
      Self.effects(of: transition, before, after, numbers, hadTabBar)
      + Self.actionChanges(before, after)
      + Self.prospects(of: client, before, configuration)
      + Self.outdatedTabs(of: client, for: configuration).filter { tab in
        !outdated.contains { $0.id == tab.id } && before.tabs.contains { $0.id == tab.id }
      }.map(Effect.reloads)
      + Self.changes(before, after)
    // Without a tab bar before, there was no room to lose.
    if !before.isBootstrap, after.places.count > max(LabelRoom.maximumTabs, before.places.count) {
      found.append(.crowded(after.places.count))
    }
    if !before.isBootstrap, !after.isBootstrap, hidTabBar != configuration.isTabBarHidden,
      wasTabBarHidden != client.state.isTabBarHidden
    {
      found.append(wasTabBarHidden ? .pageShowsBar : .pageHidesBar)
    }
    let ranked = found.enumerated().sorted { ($1.element.severity, $0.offset) < ($0.element.severity, $1.offset) }
    effects = ranked.map(\.element)
  }

  private static func effects(
    of transition: Transition<Int>, _ before: TabBarState, _ after: TabBarState, _ numbers: [Int: Int],
    _ hadTabBar: Bool
  ) -> [Effect] {
    var effects: [Effect] = []
    if transition.morphed != nil, let old = before.selectedTab, let new = after.selectedTab {
      effects.append(.morphed(from: old, to: new))
    }
    if transition.demoted != nil, let tab = before.selectedTab { effects.append(.barHidden(tab)) }
    if transition.promoted != nil, let tab = after.selectedTab {
      effects.append(hadTabBar ? .launched(tab) : .barShown(tab))
    }
    for tab in transition.disposed.compactMap({ numbers[$0].flatMap(before.tab) }) {
      if after.selectedTab?.id == tab.id {
        effects.append(.displaced(tab))
      } else {
        effects.append(after.tabs.contains { $0.id == tab.id } ? .startedOver(tab) : .lost(tab))
      }
    }
    if transition.forgetsHistory { effects.append(.forgetsHistory) }
    // Compare tabs, not containers: the morphed container may move without any tab moving.
    if before.common(with: after) != after.common(with: before) { effects.append(.reordered) }
    for container in after.containers {
      guard let new = container.tab else { continue }
      if before.tab(of: container.number)?.id == new.id { continue }
      if transition.promoted != nil || container.number == after.selected { continue }
      if !before.tabs.contains(where: { $0.id == new.id }) { effects.append(.added(new)) }
    }
    for number in transition.updated.compactMap({ numbers[$0] }) {
      guard let old = before.tab(of: number), let new = after.tab(of: number) else { continue }
      if !old.isLabelled(as: new) { effects.append(.relabelled(from: old, to: new)) }
      if !old.path.hasSameScalars(as: new.path) { effects.append(.pathChanged(from: old, to: new)) }
    }
    return effects
  }

  /// The effects on the actions of a tab bar that stays.
  private static func actionChanges(_ before: TabBarState, _ after: TabBarState) -> [Effect] {
    if before.isBootstrap || after.isBootstrap { return [] }
    let removed = before.actions.filter { item in !after.actions.contains { $0.action.id == item.action.id } }
    return removed.map { .actionRemoved($0.action) }
      + after.actions.flatMap { item -> [Effect] in
        let new = item.action
        guard let old = before.actions.first(where: { $0.action.id == new.id })?.action else {
          return [.actionAdded(new)]
        }
        // A label says nothing without a badge (P21.5).
        let isSame = old.entry.isLabelled(as: new.entry) && old.path.hasSameScalars(as: new.path)
        return (isSame ? [] : [.actionChanged(from: old, to: new)])
          + (before.keepsPlace(of: new.id, on: after) ? [] : [.actionMoved(new)])
      }
  }

  /// The effects that follow later.
  private static func prospects(of client: Client, _ before: TabBarState, _ configuration: TabConfiguration) -> [Effect]
  {
    let shown = client.state.tabs.compactMap(\.represents)
    var effects: [Effect] = []
    for tab in shown {
      guard let deprecated = tab.deprecated else { continue }
      if before.tabs.first(where: { $0.id == tab.id })?.deprecated == deprecated { continue }
      switch deprecated {
      case .soft: effects.append(.staysUntilRestart(tab))
      case .hard: effects.append(.staysUntilLeft(tab, then: successors(of: tab, on: client)))
      }
    }
    guard !shown.isEmpty else { return effects }
    for tab in configuration.tabs where tab.deprecated == nil && !shown.contains(where: { $0.id == tab.id }) {
      effects.append(.hidden(tab))
    }
    return effects
  }

  /// The effects of members that the tab bar does not show.
  private static func changes(_ before: TabBarState, _ after: TabBarState) -> [Effect] {
    after.containers.flatMap { container -> [Effect] in
      guard let new = container.tab, let old = before.tabs.first(where: { $0.id == new.id }) else { return [] }
      let isSame = Set(old.owns.map { Array($0.utf8) }) == Set(new.owns.map { Array($0.utf8) })
      return (isSame ? [] : [.ownsChanged(from: old, to: new)])
        + (new.isEager && !old.isEager && container.number != after.selected ? [.loadsEagerly(new)] : [])
    }
  }

  /// Returns the background tabs with a version that reload when the user selects them.
  private static func outdatedTabs(of client: Client, for configuration: TabConfiguration) -> [TabData] {
    let versioned = configuration.tabs.filter { $0.version != nil }
    return versioned.isEmpty
      ? []
      : client.state.tabs.compactMap { item in
        guard let tab = item.represents, item.id != client.state.selectedID,
          versioned.contains(where: { $0.id == tab.id })
        else { return nil }
        var client = client
        return client.select(tab.id)?.refreshed == nil ? nil : tab
      }
  }

  /// Returns the tabs that appear when the user leaves a hard-deprecated one.
  private static func successors(of tab: TabData, on client: Client) -> [TabData] {
    guard let other = client.state.tabs.compactMap(\.represents).first(where: { $0.id != tab.id }) else { return [] }
    var client = client
    guard let transition = client.select(other.id) else { return [] }
    return client.state.tabs.filter { transition.created.contains($0.id) }.compactMap(\.represents)
  }
}

extension TabData {
  /// Whether both look the same on the tab bar.
  fileprivate func isLabelled(as other: TabData) -> Bool {
    title.hasSameScalars(as: other.title) && icon.hasSameScalars(as: other.icon)
      && badge.hasSameScalars(as: other.badge) && hasDot == other.hasDot && image == other.image
      && (!hasDot && badge == nil || badgeLabel.hasSameScalars(as: other.badgeLabel))
  }
}
