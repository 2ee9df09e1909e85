import Tabwire

extension TabConfiguration {
  /// The tabs that have another id than in an earlier configuration, but the same title and path, each with its earlier id.
  func renamedTabs(since old: TabConfiguration) -> [(tab: TabData, id: TabID)] {
    tabs.compactMap { tab in
      guard tab.deprecated == nil, !old.tabs.contains(where: { $0.id == tab.id }),
        let former = old.tabs.first(where: { former in
          former.title.hasSameScalars(as: tab.title) && former.path.hasSameScalars(as: tab.path)
            && !tabs.contains { $0.id == former.id }
        })
      else { return nil }
      return (tab, former.id)
    }
  }

  /// Returns the configuration with earlier ids, or `nil` if clients reject it.
  func undoing(_ renames: [(tab: TabData, id: TabID)]) -> TabConfiguration? {
    func former(_ id: TabID) -> TabID { renames.first { $0.tab.id == id }?.id ?? id }
    return try? with(
      active: active.map(former),
      tabs: tabs.map { tab in
        tab.with(id: former(tab.id), deprecated: tab.deprecated, replaces: tab.replaces.map(former))
      })
  }
}
