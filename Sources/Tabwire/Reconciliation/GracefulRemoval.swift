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
  /// For each tab the one that it validly replaces.
  private let replaced: [Int?]

  init(of tabs: [TabData], selected: TabID?, isVisible: (TabID) -> Bool) {
    let replaced = tabs.map { tab in
      tab.replaces.flatMap { id in tabs.firstIndex { $0.id == id && $0.id != tab.id && $0.deprecated != nil } }
    }
    let isVisible = tabs.map { isVisible($0.id) }
    let isRetained = tabs.indices.map { index in
      switch tabs[index].deprecated {
      case nil: false
      case .soft: isVisible[index]
      case .hard: isVisible[index] && tabs[index].id == selected
      }
    }
    fates = tabs.indices.map { index in
      if tabs[index].deprecated != nil { return isRetained[index] ? .retained : .leftOut }
      // Replacing never destroys a live tab.
      if isVisible[index] { return .shown }
      return Self.chain(from: index, in: replaced).contains { isRetained[$0] } ? .hidden : .shown
    }
    self.replaced = replaced
  }

  /// The tabs that are shown, in the server's order.
  var effective: [Int] {
    fates.indices.filter(isEffective)
  }

  /// The tab that stands for the active one, if there is a better one than the first.
  func hint(forActive active: Int) -> Int? {
    switch fates[active] {
    case .shown, .retained: active
    case .leftOut: fates.indices.first { isEffective($0) && chain(from: $0).contains(active) }
    case .hidden: chain(from: active).first { fates[$0] == .retained }
    }
  }

  private func isEffective(_ index: Int) -> Bool {
    fates[index] == .shown || fates[index] == .retained
  }

  private func chain(from start: Int) -> [Int] {
    Self.chain(from: start, in: replaced)
  }

  /// The tabs that one replaces, directly and by chain, up to where the chain ends or would repeat.
  private static func chain(from start: Int, in replaced: [Int?]) -> [Int] {
    var chain: [Int] = []
    var last = start
    while let next = replaced[last], next != start, !chain.contains(next) {
      chain.append(next)
      last = next
    }
    return chain
  }
}
