/// Which tabs of a configuration are retained, hidden or left out because of `deprecated` and `replaces`.
///
/// Tabs are known here by their position in the configuration.
struct GracefulRemoval {
  private enum Fate {
    /// Shown, and not deprecated.
    case shown
    /// Shown although deprecated, because it is on the bar.
    case retained
    /// Not shown until the tab that it replaces is gone.
    case hidden
    /// Deprecated and not shown.
    case leftOut
  }

  private let fates: [Fate]
  /// For each tab the tabs that it replaces: directly first, then by chain.
  private let chains: [[Int]]

  init(of tabs: [TabData], selected: TabID?, isVisible: (TabID) -> Bool) {
    let chains = tabs.indices.map { Self.chain(from: $0, in: tabs) }
    let isRetained = tabs.map { tab in
      switch tab.deprecated {
      case nil: false
      case .soft?: isVisible(tab.id)
      case .hard?: isVisible(tab.id) && tab.id == selected
      }
    }
    fates = tabs.indices.map { index in
      if tabs[index].deprecated != nil { return isRetained[index] ? .retained : .leftOut }
      let waits = chains[index].contains { isRetained[$0] }
      // Replacing never destroys a live tab.
      return waits && !isVisible(tabs[index].id) ? .hidden : .shown
    }
    self.chains = chains
  }

  /// The tabs that are shown, in the server's order.
  var effective: [Int] {
    fates.indices.filter { isEffective($0) }
  }

  /// The tab that stands for the active one, if there is a better one than the first.
  func hint(forActive active: Int) -> Int? {
    switch fates[active] {
    case .shown, .retained: active
    case .leftOut: fates.indices.first { isEffective($0) && chains[$0].contains(active) }
    case .hidden: chains[active].first { fates[$0] == .retained }
    }
  }

  private func isEffective(_ index: Int) -> Bool {
    fates[index] == .shown || fates[index] == .retained
  }

  /// The tabs that one replaces, up to where the chain ends or would repeat.
  private static func chain(from start: Int, in tabs: [TabData]) -> [Int] {
    var chain: [Int] = []
    var last = start
    while let replaced = tabs[last].replaces,
      let next = tabs.firstIndex(where: { $0.id == replaced && $0.deprecated != nil }),
      next != start, !chain.contains(next)
    {
      chain.append(next)
      last = next
    }
    return chain
  }
}
