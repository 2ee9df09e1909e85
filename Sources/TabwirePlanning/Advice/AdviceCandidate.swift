import Tabwire

/// A variant of the planned configuration.
struct AdviceCandidate {
  let old: TabConfiguration
  /// The planned configuration, in which ``renames`` are undone.
  let new: TabConfiguration
  /// The tabs of the planned configuration that have another id than before, with that id.
  var renames: [(tab: TabData, id: TabID)] = []
  /// The removed tabs that are kept, and how they are deprecated.
  var kept: [TabID: Deprecation] = [:]
  /// The tabs whose hard deprecation becomes a soft one.
  var softened: Set<TabID> = []
  /// The new tabs that replace kept tabs.
  var replacing: [TabID: TabID] = [:]
  /// The new tabs that are left to the next deploy.
  var postponed: Set<TabID> = []

  /// The number of changes to the tabs of the planned configuration.
  var changeCount: Int { kept.count + softened.count + replacing.count }

  /// The configuration to deploy, or `nil` if clients reject it.
  var configuration: TabConfiguration? {
    try? new.with(active: active?.id ?? new.active, tabs: tabs)
  }

  /// The changes to the planned configuration: first those of its own tabs, then the tabs that are kept.
  var edits: [Edit] {
    let tabs = tabs
    func tab(_ id: TabID) -> TabData? { tabs.first { $0.id == id } }
    let softenings = new.tabs.filter { softened.contains($0.id) }.map(Edit.soften)
    let replacements = new.tabs.compactMap { successor in
      replacing[successor.id].flatMap(tab).map { Edit.replace($0, by: successor) }
    }
    let keeps = tabs.enumerated().filter { kept[$0.element.id] != nil }.map { Edit.keep($0.element, at: $0.offset) }
    let postponements = new.tabs.filter { postponed.contains($0.id) }.map(Edit.postpone)
    return renames.map { .keepID($0.id, of: $0.tab) } + softenings + replacements + postponements
      + (active.map { [.activate($0)] } ?? []) + keeps
  }

  /// The active tab, if the planned configuration has none.
  private var active: TabData? {
    guard new.active == nil else { return nil }
    return tabs.first { $0.id == old.active } ?? tabs.first
  }

  private var tabs: [TabData] {
    var tabs = new.tabs.filter { !postponed.contains($0.id) }.map { tab in
      tab.with(
        deprecated: softened.contains(tab.id) ? .soft : tab.deprecated, replaces: replacing[tab.id] ?? tab.replaces)
    }
    for (index, tab) in old.tabs.enumerated() {
      guard let deprecation = kept[tab.id] else { continue }
      // A kept tab follows the last tab before it that is still there.
      let before = old.tabs[..<index].compactMap { neighbour in tabs.firstIndex { $0.id == neighbour.id } }.last
      tabs.insert(tab.with(deprecated: deprecation, replaces: tab.replaces), at: before.map { $0 + 1 } ?? 0)
    }
    return tabs
  }
}
