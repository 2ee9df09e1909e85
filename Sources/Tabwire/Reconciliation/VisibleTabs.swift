/// The tabs on the bar that a configuration is compared with.
struct VisibleTabs {
  /// What the containers represent, in the order of the bar.
  let tabs: [TabData]
  /// The only one that counts after somebody else signed in, since the others show a stranger's pages.
  let only: Int?

  /// How many there are.
  var count: Int { only == nil ? tabs.count : 1 }

  /// Whether a tab is among them.
  func contains(_ id: TabID) -> Bool { index(of: id) != nil }

  /// The position on the bar of a tab.
  ///
  /// - Parameter start: where it is likely to be.
  func index(of id: TabID, near start: Int = 0) -> Int? {
    guard let only else { return tabs.index(of: id, near: start) }
    return tabs[only].id == id ? only : nil
  }

  /// Whether these are the very same tabs, in the same order and with the same to show.
  func areIdentical(to others: [TabData]) -> Bool {
    only == nil && tabs == others
  }

  /// Whether these are the same tabs, in whatever order and whatever they show.
  func areSame(as others: [TabData]) -> Bool {
    count == others.count && others.indices.allSatisfy { index(of: others[$0].id, near: $0) != nil }
  }
}

extension [TabData] {
  /// The position of a tab, searched from where it is likely to be, all around.
  func index(of id: TabID, near start: Int) -> Int? {
    let start = start < count ? start : 0
    for index in start..<count where self[index].id == id { return index }
    for index in 0..<start where self[index].id == id { return index }
    return nil
  }
}
