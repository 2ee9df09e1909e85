import Tabwire
import TabwireScenarios

/// A search for the smallest change to a configuration with the lowest severity.
struct AdviceSearch {
  private let plan: Plan
  private let clients: [Client]
  private let removed: [TabData]
  private let hard: [TabData]
  private let added: [TabData]

  init(_ plan: Plan) {
    self.plan = plan
    clients = (try? ClientStates(under: plan.old).clients) ?? []
    removed = plan.old.tabs.filter { tab in !plan.new.tabs.contains { $0.id == tab.id } }
    hard = plan.new.tabs.filter { $0.deprecated == .hard }
    added = plan.new.tabs.filter { tab in tab.deprecated == nil && !plan.old.tabs.contains { $0.id == tab.id } }
  }

  /// Starts with all changes that can help, and takes back those that make no difference.
  ///
  /// - Returns: The best candidate, or `nil` if none is better than the plan.
  func best() -> AdviceCandidate? {
    var complete = AdviceCandidate(old: plan.old, new: plan.new)
    for tab in removed { complete.kept[tab.id] = .soft }
    complete.softened = Set(hard.map(\.id))

    var best = (candidate: complete, cost: cost(of: complete))
    var candidate = complete
    for (successor, tab) in replacements where best.cost.severity > .calm {
      candidate.replacing[successor] = tab
      let cost = cost(of: candidate)
      if cost < best.cost { best = (candidate, cost) }
    }
    guard best.cost.atLeastCalm < AdviceCost(of: plan) else { return nil }
    // Calm is good enough: fewer edits are better than a lower cost.
    return reduced(best.candidate, to: best.cost.atLeastCalm)
  }

  /// The removed tab that each new tab could replace: the first new tab replaces the first removed one, and so on. Further
  /// new tabs replace the last removed one.
  private var replacements: [(successor: TabID, tab: TabID)] {
    // Only a visible tab hides its replacement, and every client shows the tabs that are not deprecated.
    let shown = removed.filter { $0.deprecated == nil }
    let replaceable = shown.isEmpty ? removed : shown
    guard let last = replaceable.last else { return [] }
    return added.enumerated().map { index, tab in
      (tab.id, (index < replaceable.count ? replaceable[index] : last).id)
    }
  }

  private func reduced(_ candidate: AdviceCandidate, to goal: AdviceCost) -> AdviceCandidate {
    var best = candidate
    func attempt(_ change: (inout AdviceCandidate) -> Void) -> Bool {
      var smaller = best
      change(&smaller)
      guard cost(of: smaller) <= goal else { return false }
      best = smaller
      return true
    }
    for tab in added { _ = attempt { $0.replacing[tab.id] = nil } }
    for tab in hard { _ = attempt { $0.softened.remove(tab.id) } }
    for tab in removed {
      let isRemoved = attempt { candidate in
        candidate.kept[tab.id] = nil
        candidate.replacing = candidate.replacing.filter { $0.value != tab.id }
      }
      // A hard deprecation ends sooner.
      if !isRemoved { _ = attempt { $0.kept[tab.id] = .hard } }
    }
    return best
  }

  private func cost(of candidate: AdviceCandidate) -> AdviceCost {
    guard let configuration = candidate.configuration else { return .rejected }
    return AdviceCost(of: configuration, for: clients, under: plan.old, sameOrder: plan.sameOrder)
  }
}
