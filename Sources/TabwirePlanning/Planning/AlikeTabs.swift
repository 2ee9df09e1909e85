import Tabwire
import TabwireScenarios

/// Deprecated tabs that deploys treat alike: whichever of them a client still has open, the same becomes of them.
///
/// Each tab that a client may still have open doubles the number of states. Of tabs that are alike, it is enough to look at
/// clients with none of them open, with one, with two, and with all.
struct AlikeTabs {
  /// The smallest group whose states are left out. Fewer tabs have few states, and each is worth a line in a report.
  private static let minimumCount = 4

  /// No tabs.
  static let none = AlikeTabs(groups: [])

  /// The groups.
  let groups: [[TabID]]

  private init(groups: [[TabID]]) {
    self.groups = groups
  }

  /// What a deploy does to a tab.
  private enum Fate: Hashable {
    case removed
    case kept(Deprecation?, isUnchanged: Bool, hasSamePath: Bool, hasSameVersion: Bool)
  }

  private struct Role: Hashable {
    let deprecated: Deprecation
    let fates: [Fate]
  }

  /// - Parameters:
  ///   - configuration: The configuration that clients hold.
  ///   - deploys: The configurations that may reach them.
  init(in configuration: TabConfiguration, before deploys: [TabConfiguration]) {
    let all = [configuration] + deploys
    let related = Set(all.flatMap(\.tabs).flatMap { tab in tab.replaces.map { [tab.id, $0] } ?? [] })
    var groups: [Role: [TabID]] = [:]
    for tab in configuration.tabs where !related.contains(tab.id) {
      guard let deprecated = tab.deprecated else { continue }
      let role = Role(deprecated: deprecated, fates: deploys.map { Self.fate(of: tab, in: $0) })
      groups[role, default: []].append(tab.id)
    }
    self.groups = configuration.tabs.compactMap { tab in groups.values.first { $0.first == tab.id } }
      .filter { $0.count >= Self.minimumCount }
  }

  private static func fate(of tab: TabData, in new: TabConfiguration) -> Fate {
    guard let next = new.tabs.first(where: { $0.id == tab.id }) else { return .removed }
    return .kept(
      next.deprecated, isUnchanged: next.with(deprecated: tab.deprecated, replaces: tab.replaces) == tab,
      hasSamePath: next.path == tab.path, hasSameVersion: next.version == tab.version)
  }

  /// Returns tabs in the same form for all states that are alike. Only the selected tab keeps its name.
  func canonical(_ tabs: [TabID], selected: TabID?) -> [TabID] {
    groups.reduce(tabs) { tabs, group in
      let others = group.filter { $0 != selected }
      let open = others.filter(tabs.contains)
      guard open.count < others.count else { return tabs }
      return tabs.filter { !open.contains($0) } + others.prefix(min(open.count, 2))
    }
  }

  /// Returns the sets of tabs that clients may still have open, each as a number with a bit for each tab.
  ///
  /// - Parameters:
  ///   - changing: The tabs that a client may have open or not.
  ///   - maximumCount: The maximum number of sets, or `nil` for all: those of the fewest tabs, and that of all tabs.
  func openSets(of changing: [TabID], maximumCount: Int? = nil) -> [UInt64] {
    func bits(_ tabs: some Sequence<TabID>) -> UInt64 {
      tabs.reduce(0 as UInt64) { bits, tab in bits | (changing.firstIndex(of: tab).map { 1 << $0 } ?? 0) }
    }
    func fewestTabsFirst(_ sets: [UInt64]) -> [UInt64] {
      let sorted = sets.sorted { ($0.nonzeroBitCount, $0) < ($1.nonzeroBitCount, $1) }
      return maximumCount.map { Array(sorted.prefix($0)) } ?? sorted
    }
    var sets: [UInt64] = [0]
    for group in groups {
      let choices = [0] + group.map { bits([$0]) } + [bits(group.prefix(2)), bits(group)]
      sets = fewestTabsFirst(sets.flatMap { set in choices.map { set | $0 } })
    }
    for tab in changing where !groups.joined().contains(tab) {
      sets = fewestTabsFirst(sets + sets.map { $0 | bits([tab]) })
    }
    let all = bits(changing)
    return sets.last == all ? sets : sets.dropLast(sets.count == maximumCount ? 1 : 0) + [all]
  }

  /// Returns whether clients may have more sets of tabs open than a maximum.
  func hasMoreOpenSets(of changing: [TabID], than maximumCount: Int) -> Bool {
    openSets(of: changing, maximumCount: maximumCount + 1).count > maximumCount
  }
}
