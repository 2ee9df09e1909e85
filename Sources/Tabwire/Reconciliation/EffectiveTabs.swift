/// The tabs of a configuration that are shown, after deprecation and replacement (R3.10).
package struct EffectiveTabs {
  private enum Visibility {
    /// Shown, and not deprecated.
    case shown
    /// Shown although deprecated, because a container represents it.
    case retained
    /// Not shown while a tab that it replaces is retained.
    case hidden
    /// Deprecated and not shown.
    case leftOut
  }

  /// The shown tabs, in the server's order.
  package let tabs: [TabData]
  private let wanted: [TabData]
  private let active: TabID?
  /// The visibility of each tab of the configuration. Empty if none is deprecated or replaces another: then all are shown.
  private let visibilities: [Visibility]
  /// The chain of each tab: the tabs that it replaces, nearest first, until the chain ends or would repeat.
  private let chains: [[Int]]

  /// Finds the shown tabs.
  ///
  /// - Parameters:
  ///   - configuration: The configuration of the server.
  ///   - selected: The selected tab, or `nil` in bootstrap.
  ///   - visible: The tabs that the containers represent now; none in bootstrap.
  package init(of configuration: TabConfiguration, selected: TabID?, visible: some Collection<TabID>) {
    (wanted, active) = (configuration.tabs, configuration.active)
    guard configuration.hasGracefulRemovals else {
      (tabs, visibilities, chains) = (wanted, [], [])
      return
    }
    let chains = Self.chains(of: configuration.tabs)
    let isRetained = configuration.tabs.map { tab in
      switch tab.deprecated {
      case nil: false
      case .soft: visible.contains(tab.id)
      case .hard: visible.contains(tab.id) && tab.id == selected
      }
    }
    let wanted = configuration.tabs
    let visibilities = wanted.indices.map { index -> Visibility in
      if wanted[index].deprecated != nil { return isRetained[index] ? .retained : .leftOut }
      // Replacing never destroys a live tab.
      let waits = chains[index].contains { isRetained[$0] } && !visible.contains(wanted[index].id)
      return waits ? .hidden : .shown
    }
    (self.chains, self.visibilities) = (chains, visibilities)
    tabs = wanted.indices.filter { visibilities[$0] == .shown || visibilities[$0] == .retained }.map { wanted[$0] }
  }

  /// The tab that the server marks as active, or the tab shown in its place. `nil` if no tab is shown.
  package var hint: TabID? {
    active.flatMap(standIn) ?? tabs.first?.id
  }

  /// Returns the tab shown in the place of a tab: itself if it is shown, otherwise the one that replaces it or that it waits
  /// for. `nil` if there is none.
  package func standIn(for id: TabID) -> TabID? {
    guard let index = wanted.firstIndex(where: { $0.id == id }) else { return nil }
    switch visibilities.isEmpty ? .shown : visibilities[index] {
    case .shown, .retained: return id
    case .hidden: return chains[index].first { visibilities[$0] == .retained }.map { wanted[$0].id }
    case .leftOut:
      return tabs.first { tab in wanted.firstIndex { $0.id == tab.id }.map { chains[$0].contains(index) } ?? false }?.id
    }
  }

  private static func chains(of tabs: [TabData]) -> [[Int]] {
    // `replaces` is valid if it names another tab that is deprecated.
    let replaced = tabs.map { tab in
      tab.replaces.flatMap { id in tabs.firstIndex { $0.id == id && $0.id != tab.id && $0.deprecated != nil } }
    }
    return tabs.indices.map { start in
      var chain: [Int] = []
      var last = start
      while let next = replaced[last], next != start, !chain.contains(next) {
        chain.append(next)
        last = next
      }
      return chain
    }
  }
}
