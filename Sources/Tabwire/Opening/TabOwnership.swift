/// The tabs that own an address: those with a `path` or `owns` that is a prefix of it (R13.14).
package struct TabOwnership {
  /// A path that a tab owns.
  package struct Claim {
    package let tab: TabID
    /// The segments of the path. The longest of several claims to an address wins.
    package let segments: [[UInt8]]
    /// Whether the pages below belong to the tab, too.
    let includesPagesBelow: Bool

    fileprivate func covers(_ address: [[UInt8]]) -> Bool {
      includesPagesBelow ? address.starts(with: segments) : address == segments
    }
  }

  private let claims: [Claim]

  /// Collects the paths that tabs own.
  ///
  /// - Parameters:
  ///   - tabs: The tabs of a configuration.
  ///   - start: The app's start URL.
  package init(of tabs: [TabData], start: Address) {
    claims = tabs.flatMap { tab in
      let path = Address(tab.path, relativeTo: start).map { path in
        // All pages are below the start page, so it owns only itself.
        let isStartPage = path.segments.isEmpty || path.segments == start.segments
        return Claim(tab: tab.id, segments: path.segments, includesPagesBelow: !isStartPage)
      }
      let owned = tab.owns.compactMap { path in
        Address(path, relativeTo: start).map {
          Claim(tab: tab.id, segments: $0.segments, includesPagesBelow: true)
        }
      }
      return (path.map { [$0] } ?? []) + owned
    }
  }

  /// Returns the claims to an address, in the server's order.
  package func claims(to address: Address) -> [Claim] {
    claims.filter { $0.covers(address.segments) }
  }

  /// Returns the tab on the bar that opens an address, or `nil` if none owns it.
  ///
  /// - Parameters:
  ///   - address: The address.
  ///   - bar: The tabs on the bar, from left to right.
  ///   - effective: The effective tabs, which stand in for tabs that are not on the bar.
  package func owner(of address: Address, on bar: [TabID], _ effective: EffectiveTabs) -> TabID? {
    let candidates = claims(to: address).compactMap { claim -> (length: Int, isStandIn: Bool, position: Int)? in
      guard let owner = bar.contains(claim.tab) ? claim.tab : effective.standIn(for: claim.tab),
        let position = bar.firstIndex(of: owner)
      else { return nil }
      return (claim.segments.count, owner != claim.tab, position)
    }
    let best = candidates.min { one, other in
      if one.length != other.length { return one.length > other.length }
      return one.isStandIn == other.isStandIn ? one.position < other.position : other.isStandIn
    }
    return best.map { bar[$0.position] }
  }
}
