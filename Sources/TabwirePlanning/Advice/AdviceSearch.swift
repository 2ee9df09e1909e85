import Tabwire

/// Looks for the smallest change to a configuration after which users feel the least.
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

  /// Starts with the gentlest that there is, and takes back whatever makes no difference.
  ///
  /// - Returns: nothing if even the gentlest is no better than the plan.
  func best() -> AdviceDraft? {
    var gentlest = AdviceDraft(old: plan.old, new: plan.new)
    for tab in removed { gentlest.kept[tab.id] = .soft }
    gentlest.softened = Set(hard.map(\.id))

    var best = (draft: gentlest, severity: severity(of: gentlest))
    var draft = gentlest
    for (successor, tab) in replacements where best.severity > .calm {
      draft.replacing[successor] = tab
      let severity = severity(of: draft)
      if severity < best.severity { best = (draft, severity) }
    }
    guard best.severity < plan.severity else { return nil }
    // Whoever is calm need not be calmer, for as little change as possible.
    let goal = max(best.severity, .calm)
    return reduced(best.draft, to: goal)
  }

  /// Which new tab could replace which removed one: in their order, and the rest the last one.
  private var replacements: [(successor: TabID, tab: TabID)] {
    // Only what is shown holds another one back, and these are what every client shows.
    let shown = removed.filter { $0.deprecated == nil }
    let replaceable = shown.isEmpty ? removed : shown
    guard let last = replaceable.last else { return [] }
    return added.enumerated().map { index, tab in
      (tab.id, (index < replaceable.count ? replaceable[index] : last).id)
    }
  }

  private func reduced(_ draft: AdviceDraft, to goal: Severity) -> AdviceDraft {
    var best = draft
    func attempt(_ change: (inout AdviceDraft) -> Void) -> Bool {
      var smaller = best
      change(&smaller)
      guard severity(of: smaller) <= goal else { return false }
      best = smaller
      return true
    }
    for tab in added { _ = attempt { $0.replacing[tab.id] = nil } }
    for tab in hard { _ = attempt { $0.softened.remove(tab.id) } }
    for tab in removed {
      let isNeedless = attempt { draft in
        draft.kept[tab.id] = nil
        draft.replacing = draft.replacing.filter { $0.value != tab.id }
      }
      // A hard deprecation ends the sooner.
      if !isNeedless { _ = attempt { $0.kept[tab.id] = .hard } }
    }
    return best
  }

  private func severity(of draft: AdviceDraft) -> Severity {
    guard let configuration = draft.configuration else { return .disruptive }
    return clients.severity(of: configuration)
  }
}

extension [Client] {
  /// How much the users of these clients feel at worst when a configuration reaches them.
  func severity(of configuration: TabConfiguration) -> Severity {
    let newest = configuration.withoutRevision
    var worst = Severity.none
    for client in self {
      var client = client
      worst = Swift.max(worst, PlannedOutcome(of: newest, on: &client).severity)
      if worst == .disruptive { return worst }
    }
    return worst
  }
}
