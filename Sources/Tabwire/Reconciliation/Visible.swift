extension NavigationState {
  /// The tabs on the bar that a configuration is compared with.
  struct Visible {
    private let tabs: [TabItem<ID>]
    /// The only one that counts after somebody else signed in.
    private let onlyIndex: Int?

    /// - Parameter isForeign: whether somebody else is signed in now, so that only the selected container counts.
    init(state: NavigationState, isForeign: Bool) {
      tabs = state.tabs
      onlyIndex = isForeign ? tabs.firstIndex { $0.id == state.selectedID } : nil
    }

    /// How many there are.
    var count: Int { onlyIndex == nil ? tabs.count : 1 }

    /// The position of the container that represents a tab.
    ///
    /// - Parameter start: where it is likely to be.
    func index(of id: TabID, near start: Int = 0) -> Int? {
      if let onlyIndex { return tabs[onlyIndex].represents?.id == id ? onlyIndex : nil }
      return tabs.firstIndex(near: start) { $0.represents?.id == id }
    }

    /// Whether these are the same tabs, in whatever order.
    func areSame(as others: [TabData]) -> Bool {
      guard count == others.count else { return false }
      return others.indices.allSatisfy { index(of: others[$0].id, near: $0) != nil }
    }
  }
}

extension [TabData] {
  /// The position of a tab.
  ///
  /// - Parameter start: where it is likely to be.
  func index(of id: TabID?, near start: Int) -> Int? {
    firstIndex(near: start) { $0.id == id }
  }
}

extension Array {
  /// The position of the only element that is meant, searched from where it is likely to be, all around.
  fileprivate func firstIndex(near start: Int, where isMeant: (Element) -> Bool) -> Int? {
    let start = start < count ? start : 0
    for index in start..<count where isMeant(self[index]) { return index }
    for index in 0..<start where isMeant(self[index]) { return index }
    return nil
  }
}
