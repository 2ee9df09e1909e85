import TabwireScenarios

extension PlanCoverage {
  /// The maximum number of combinations of changes that a search for advice tries one by one.
  static let maximumCombinationCount = 1_000

  /// The maximum number of clients of a limited search. The advice is verified on all clients of the plan.
  private static let maximumClientCount = 12

  /// Returns the clients that a search looks at, from those with the fewest tabs to those with the most.
  func sample(_ clients: [Client]) -> [Client] {
    switch self {
    case .all: return clients
    case .limited:
      let step = (clients.count + Self.maximumClientCount - 1) / Self.maximumClientCount
      return clients.indices.filter { $0 % max(step, 1) == 0 }.map { clients[$0] }
    }
  }

  /// Returns the maximum number of combinations for a number of clients.
  func maximumCombinationCount(clientCount: Int) -> Int {
    switch self {
    case .all: Self.maximumCombinationCount
    case .limited: min(Self.maximumCombinationCount, 1_000 / max(clientCount, 1))
    }
  }
}
