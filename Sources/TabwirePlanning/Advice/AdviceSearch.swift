import Tabwire
import TabwireScenarios

/// A search for the smallest change to a configuration with the lowest severity.
struct AdviceSearch {
  private let plan: Plan
  private let acceptedWarnings: Set<AdviceWarning>
  /// The planned configuration, in which ``renames`` are undone.
  private let new: TabConfiguration
  private let renames: [(tab: TabData, id: TabID)]
  private let clients: [Client]
  private let removed: [TabData]
  private let hard: [TabData]
  private let added: [TabData]

  init(_ plan: Plan) {
    self.plan = plan
    acceptedWarnings = plan.acceptedWarnings
    let alike = AlikeTabs(in: plan.old, before: [plan.new])
    let all = (try? ClientStates(under: plan.old, alike: alike, coverage: plan.coverage).clients) ?? []
    clients = plan.coverage.sample(all)
    renames = plan.new.renamedTabs(since: plan.old)
    let new = plan.new.undoing(renames) ?? plan.new
    self.new = new
    // A tab that becomes an action cannot be kept beside it.
    removed = plan.old.tabs.filter { tab in !new.entries.contains { $0.id == tab.id } }
    hard = new.tabs.filter { $0.deprecated == .hard }
    added = new.tabs.filter { tab in tab.deprecated == nil && !plan.old.tabs.contains { $0.id == tab.id } }
  }

  /// Starts with all changes that can help, and takes back those that make no difference.
  ///
  /// If that loses state, tries all combinations of changes. If there are more than ``PlanCoverage/maximumCombinationCount``, as with
  /// seven removed tabs, the candidate may not be the best one.
  ///
  /// - Returns: The best candidate, or `nil` if none is better than the plan.
  func best() -> AdviceCandidate? {
    var best = start(.soft)
    if best.cost.severity > .calm {
      let other = start(.hard)
      if other.cost < best.cost { best = other }
    }
    var candidate = best.candidate
    for (successor, tab) in replacements where best.cost.severity > .calm {
      candidate.replacing[successor] = tab
      let cost = cost(of: candidate, limit: best.cost)
      if cost < best.cost { best = (candidate, cost) }
    }
    if best.cost.severity > .calm {
      let maximumCount = plan.coverage.maximumCombinationCount(clientCount: clients.count)
      for candidate in combinations.prefix(maximumCount) where best.cost.severity > .calm {
        let cost = cost(of: candidate, limit: best.cost)
        if cost < best.cost { best = (candidate, cost) }
      }
    }
    if best.cost.severity > .calm, let other = postponing(best.candidate), other.cost < best.cost { best = other }
    guard best.cost.atLeastCalm < AdviceCost(of: plan) else { return nil }
    // Calm is good enough: fewer edits are better than a lower cost.
    return reduced(best.candidate, to: best.cost.atLeastCalm)
  }

  /// Returns a candidate that adds no tabs yet, if adding them after a restart is calm: the order changes before.
  private func postponing(_ candidate: AdviceCandidate) -> (candidate: AdviceCandidate, cost: AdviceCost)? {
    guard !new.keepsOrder(of: plan.old) else { return nil }
    var candidate = candidate
    candidate.replacing = [:]
    candidate.postponed = Set(added.map(\.id)).subtracting([new.active].compactMap(\.self))
    guard !candidate.postponed.isEmpty, let first = candidate.configuration else { return nil }
    let restarted = ClientStates(startedWith: first).clients
    let next = AdviceCost(of: new, for: restarted, under: first, sameOrder: true)
    return next.severityWithoutHistory <= .calm ? (candidate, cost(of: candidate)) : nil
  }

  /// All combinations of changes, the fewest changes first, or an empty array if there are too many.
  private var combinations: [AdviceCandidate] {
    var candidates = [AdviceCandidate(old: plan.old, new: new, renames: renames)]
    func branch(_ changes: [(inout AdviceCandidate) -> Void]) {
      guard candidates.count * (changes.count + 1) <= PlanCoverage.maximumCombinationCount else {
        candidates = []
        return
      }
      candidates += candidates.flatMap { candidate in
        changes.map { change in
          var candidate = candidate
          change(&candidate)
          return candidate
        }
      }
    }
    for tab in removed { branch([{ $0.kept[tab.id] = .soft }, { $0.kept[tab.id] = .hard }]) }
    for tab in hard { branch([{ $0.softened.insert(tab.id) }]) }
    for tab in added { branch(removed.map { replaced in { $0.replacing[tab.id] = replaced.id } }) }
    return candidates.sorted { $0.changeCount < $1.changeCount }
  }

  /// The candidate with all changes that can help.
  ///
  /// - Parameter deprecation: How all tabs that are kept are deprecated.
  private func start(_ deprecation: Deprecation) -> (candidate: AdviceCandidate, cost: AdviceCost) {
    var candidate = AdviceCandidate(old: plan.old, new: new, renames: renames)
    for tab in removed { candidate.kept[tab.id] = deprecation }
    if deprecation == .soft { candidate.softened = Set(hard.map(\.id)) }
    candidate = sound(candidate)
    return (candidate, cost(of: candidate))
  }

  /// Returns a candidate without the changes that `tabwire check` would warn about.
  private func sound(_ candidate: AdviceCandidate) -> AdviceCandidate {
    var best = (candidate: candidate, warnings: warningCount(candidate))
    func attempt(_ change: (inout AdviceCandidate) -> Void) {
      guard best.warnings > 0 else { return }
      var other = best.candidate
      change(&other)
      let warnings = warningCount(other)
      if warnings < best.warnings { best = (other, warnings) }
    }
    for (successor, tab) in replacements { attempt { $0.replacing[successor] = tab } }
    for tab in removed { attempt { $0.kept[tab.id] = .hard } }
    for tab in removed { attempt { $0.kept[tab.id] = nil } }
    for tab in hard { attempt { $0.softened.remove(tab.id) } }
    return best.candidate
  }

  private func warningCount(_ candidate: AdviceCandidate) -> Int {
    candidate.configuration.map { AdviceWarning.all(about: $0).subtracting(acceptedWarnings).count } ?? .max
  }

  /// The removed tab that each new tab could replace: the first new tab replaces the first removed one, and so on. Further
  /// new tabs replace the last removed one.
  private var replacements: [(successor: TabID, tab: TabID)] {
    // Only a visible tab hides its replacement, and every client shows the tabs that are not deprecated.
    let shown = removed.filter { $0.deprecated == nil }
    let replaceable = shown.isEmpty ? removed : shown
    guard let last = replaceable.last else { return [] }
    return added.enumerated().map { index, tab in
      // Two tabs with one path or title confuse users, unless one replaces the other.
      let alike =
        replaceable.first { $0.path.hasSameScalars(as: tab.path) }
        ?? replaceable.first { $0.title.hasSameScalars(as: tab.title) }
      return (tab.id, (alike ?? (index < replaceable.count ? replaceable[index] : last)).id)
    }
  }

  private func reduced(_ candidate: AdviceCandidate, to goal: AdviceCost) -> AdviceCandidate {
    var best = candidate
    func attempt(_ change: (inout AdviceCandidate) -> Void) -> Bool {
      var smaller = best
      change(&smaller)
      guard cost(of: smaller, limit: goal) <= goal else { return false }
      best = smaller
      return true
    }
    for tab in added {
      _ = attempt { $0.replacing[tab.id] = nil }
      _ = attempt { $0.postponed.remove(tab.id) }
    }
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

  private func cost(of candidate: AdviceCandidate, limit: AdviceCost = .rejected) -> AdviceCost {
    guard let configuration = candidate.configuration, warningCount(candidate) == 0 else { return .rejected }
    return AdviceCost(of: configuration, for: clients, under: plan.old, sameOrder: plan.sameOrder, limit: limit)
  }
}
