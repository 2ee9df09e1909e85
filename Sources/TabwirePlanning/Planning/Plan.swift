import Tabwire
import TabwireScenarios

/// The effects of a new configuration on every client that holds an old one.
///
///     let plan = try Plan(from: tabBarBefore, to: tabBarAfter)
///     #expect(plan.severity < .noticeable, "\(plan)")
///
/// A plan covers every state that a client can be in under the old configuration: bootstrap, each tab selected, each
/// deprecated tab still open or not, the tabs in the order of an earlier configuration. Of four or more deprecated tabs to
/// which the same happens, it covers clients with none, one, two and all of them open. The effects come from the
/// reconciliation that the clients run.
public struct Plan: Sendable, Hashable {
  /// The configuration that clients hold.
  public let old: TabConfiguration
  /// The configuration that reaches them.
  public let new: TabConfiguration
  /// The outcomes: bootstrap first, then from the fewest retained tabs to the most. A state in which the history of the
  /// client makes a difference has several.
  public let outcomes: [PlannedOutcome]
  /// The states that are left out, or `nil` if every state is covered.
  public let omission: PlanOmission?

  /// Whether all clients show the tabs in the order of the old configuration.
  let sameOrder: Bool
  /// The states to cover.
  let coverage: PlanCoverage

  /// Whether the old configuration has a session, and the new one has none.
  public var endsSessionWithoutAnother: Bool { old.session != nil && new.session == nil }

  /// The worst severity.
  public var severity: Severity { outcomes.map(\.severity).max() ?? .none }

  /// Plans a deploy.
  ///
  /// - Parameters:
  ///   - old: The configuration that clients hold.
  ///   - new: The configuration that reaches them. It counts as the newer one; the revisions do not matter.
  ///   - sameOrder: Whether all clients show the tabs in the order of the old configuration. That is so if no
  ///     configuration before it had the same tabs in another order.
  ///   - coverage: The states to cover.
  /// - Throws: A ``PlanningError`` if all states are to be covered, and there are too many.
  public init(
    from old: TabConfiguration, to new: TabConfiguration, sameOrder: Bool = false, coverage: PlanCoverage = .all
  ) throws(PlanningError) {
    try self.init(
      from: old, to: new, sameOrder: sameOrder, coverage: coverage, alike: AlikeTabs(in: old, before: [new]))
  }

  /// - Parameter alike: The tabs whose states count as one.
  init(
    from old: TabConfiguration, to new: TabConfiguration, sameOrder: Bool = false, coverage: PlanCoverage = .all,
    alike: AlikeTabs
  ) throws(PlanningError) {
    self.old = old
    self.new = new
    self.sameOrder = sameOrder
    self.coverage = coverage
    let newest = new.withoutRevision
    let hadTabBar = old.hasTabBarAtLaunch
    let histories = ClientHistory.all(under: old, before: new, sameOrder: sameOrder)
    var effects: [ClientStates.Key: Set<Set<Effect>>] = [:]
    let states = try ClientStates(under: old, alike: alike, coverage: coverage)
    omission = states.omission
    outcomes = states.clients.flatMap { client in
      var outcomes: [PlannedOutcome] = []
      let state = ClientStates.Key(client)
      for history in histories {
        guard var client = history.client(like: client, under: old, before: new) else { continue }
        var outcome = PlannedOutcome(of: newest, on: &client, hadTabBar: hadTabBar, hidTabBar: old.isTabBarHidden)
        outcome.hasEarlierOrder = history.order != nil
        outcome.hasEarlierSession = history.hasOtherSession
        if effects[state, default: []].insert(Set(outcome.effects)).inserted { outcomes.append(outcome) }
      }
      return outcomes
    }
  }

  /// Returns the number of states with a severity.
  public func count(_ severity: Severity) -> Int {
    outcomes.count { $0.severity == severity }
  }
}

extension Plan: CustomStringConvertible {
  /// The severities and their reasons, worst first.
  public var description: String {
    var lines: [String] = []
    for severity in Severity.allCases.reversed() {
      for outcome in outcomes where outcome.severity == severity {
        let line = "\(severity.rawValue): \(outcome.reason)"
        if !lines.contains(line) { lines.append(line) }
      }
    }
    return lines.joined(separator: "\n")
  }
}
