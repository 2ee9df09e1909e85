extension TabArrangement {
  /// Opens an address that comes from outside the pages (protocol, `owns`).
  ///
  /// - Returns: what changes: nothing if the address is not of the app.
  mutating func open(_ address: String, start: String) -> ArrangementChange {
    guard let start = Address(start), let address = Address(address, relativeTo: start), address.hasSameOrigin(as: start)
    else { return ArrangementChange(.ignored) }
    let owner = owner(of: address, start: start) ?? selected
    var change = owner == selected ? ArrangementChange(.opened) : select(owner)
    change.isVisit = true
    streamedSession = nil
    return change
  }

  /// The position of the container that an address belongs to, or `nil` if none owns it.
  private func owner(of address: Address, start: Address) -> Int? {
    guard let configuration, !isBootstrap else { return nil }
    let bar = tabs.map(\.id)
    let effective = EffectiveTabs(of: configuration, selected: selectedTab?.id, visible: bar)
    let owners = TabOwnership(of: configuration.tabs, start: start).owners(of: address)
    // An address of a tab that is not on the bar belongs to the one that stands for it.
    let candidates = owners.compactMap { owner -> (position: Int, isStandIn: Bool)? in
      if let position = bar.firstIndex(of: owner) { return (position, false) }
      return effective.standIn(for: owner).flatMap(bar.firstIndex).map { ($0, true) }
    }
    return candidates.min { one, other in
      one.isStandIn == other.isStandIn ? one.position < other.position : !one.isStandIn
    }?.position
  }
}
