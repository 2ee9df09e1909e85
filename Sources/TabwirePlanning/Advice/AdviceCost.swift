import Tabwire
import TabwireScenarios

/// The cost of deploying a configuration: lower is better.
struct AdviceCost: Comparable {
  /// The worst severity.
  var severity: Severity
  /// The worst severity for clients without a history.
  var severityWithoutHistory: Severity

  /// The cost of a plan.
  init(of plan: Plan) {
    let withoutHistory = plan.outcomes.filter { !$0.hasEarlierOrder && !$0.hasEarlierSession }
    severity = plan.severity
    severityWithoutHistory = withoutHistory.map(\.severity).max() ?? .none
  }

  /// The cost of deploying a configuration to clients.
  ///
  /// - Parameters:
  ///   - next: The configuration.
  ///   - clients: The clients, without a history.
  ///   - old: The configuration that they hold.
  ///   - sameOrder: Whether they show the tabs in the order of their configuration.
  ///   - limit: The cost from which on it does not matter how much higher it is: the other clients are left out.
  init(
    of next: TabConfiguration, for clients: [Client], under old: TabConfiguration, sameOrder: Bool,
    limit: AdviceCost = .rejected
  ) {
    let newest = next.withoutRevision
    let histories = ClientHistory.all(under: old, before: next, sameOrder: sameOrder)
    severity = .none
    severityWithoutHistory = .none
    for client in clients {
      for history in histories {
        guard var client = history.client(like: client, under: old, before: next) else { continue }
        let severity = PlannedOutcome(of: newest, on: &client).severity
        if history == histories[0] { severityWithoutHistory = max(severityWithoutHistory, severity) }
        self.severity = max(self.severity, severity)
      }
      if severityWithoutHistory == .disruptive || self > limit { return }
    }
  }

  /// The cost of a configuration that clients reject.
  static let rejected = AdviceCost(severity: .disruptive, severityWithoutHistory: .disruptive)

  private init(severity: Severity, severityWithoutHistory: Severity) {
    self.severity = severity
    self.severityWithoutHistory = severityWithoutHistory
  }

  /// The cost with both severities at least calm, which is good enough.
  var atLeastCalm: AdviceCost {
    AdviceCost(severity: max(severity, .calm), severityWithoutHistory: max(severityWithoutHistory, .calm))
  }

  static func < (one: AdviceCost, other: AdviceCost) -> Bool {
    (one.severity, one.severityWithoutHistory) < (other.severity, other.severityWithoutHistory)
  }
}
