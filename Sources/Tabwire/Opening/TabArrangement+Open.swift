extension TabArrangement {
  /// Opens an address that comes from outside the pages (R13.21).
  ///
  /// - Returns: The change; ``TransitionKind/ignored`` if the address is not on the app's origin.
  mutating func open(_ address: String, start: String) -> ArrangementChange {
    guard let start = Address(start), let address = Address(address, relativeTo: start),
      address.hasSameOrigin(as: start)
    else { return ArrangementChange(.ignored) }
    let owner = owner(of: address, start: start) ?? selected
    var change = owner == selected ? ArrangementChange(.opened) : select(owner)
    change.isVisit = true
    sessionGuard.reset()
    return change
  }

  /// The position of the container that an address belongs to, or `nil` if none owns it.
  private func owner(of address: Address, start: Address) -> Int? {
    guard let configuration, !isBootstrap else { return nil }
    let bar = tabs.map { $0.id }
    let effective = EffectiveTabs(of: configuration, selected: selectedTab?.id, visible: bar)
    let owner = TabOwnership(of: configuration.tabs, start: start).owner(of: address, on: bar, effective)
    return owner.flatMap(bar.firstIndex)
  }
}
