extension TabArrangement {
  /// Opens an address that comes from outside the pages (protocol, `owns`).
  ///
  /// - Returns: the change; ``TransitionKind/ignored`` if the address is not of the app.
  mutating func open(_ address: String, start: String) -> ArrangementChange {
    guard let start = Address(start), let address = Address(address, relativeTo: start),
      address.hasSameOrigin(as: start)
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
    let bar = tabs.map { $0.id }
    let effective = EffectiveTabs(of: configuration, selected: selectedTab?.id, visible: bar)
    let claims = TabOwnership(of: configuration.tabs, start: start).claims(to: address)
    // An address of a tab that is not on the bar belongs to the one that stands for it.
    let candidates = claims.compactMap { claim -> (length: Int, isStandIn: Bool, position: Int)? in
      guard let owner = bar.contains(claim.tab) ? claim.tab : effective.standIn(for: claim.tab),
        let position = bar.firstIndex(of: owner)
      else { return nil }
      return (claim.segments.count, owner != claim.tab, position)
    }
    let best = candidates.min { one, other in
      if one.length != other.length { return one.length > other.length }
      return one.isStandIn == other.isStandIn ? one.position < other.position : other.isStandIn
    }
    return best?.position
  }
}
