import TabwireScenarios

/// An event in the life of a container that changes neither its tab nor the selection.
enum LifelineEvent: Hashable, CaseIterable {
  case relabelled
  case refreshed
  case visits
  case forgetsHistory

  /// The sign of the event in drawings.
  var sign: String {
    switch self {
    case .relabelled: "~"
    case .refreshed: "⟳"
    case .visits: "→"
    case .forgetsHistory: "⌫"
    }
  }

  /// The name of the event in drawings.
  var name: String {
    switch self {
    case .relabelled: "relabelled"
    case .refreshed: "refreshed"
    case .visits: "visits the address"
    case .forgetsHistory: "forgets its history"
    }
  }

  /// Returns the events of a container in a step.
  static func events(of container: Int, in outcome: Outcome) -> [LifelineEvent] {
    allCases.filter { event in
      switch event {
      case .relabelled: outcome.updated.contains(container)
      case .refreshed: outcome.refreshed.contains(container)
      case .visits: outcome.visits == container
      case .forgetsHistory: outcome.forgetsHistory && outcome.selected == container
      }
    }
  }
}
