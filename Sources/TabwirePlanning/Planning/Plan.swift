import Tabwire
import TabwireScenarios

/// The effects of a new configuration on every client that holds an old one.
///
///     let plan = try Plan(from: tabBarBefore, to: tabBarAfter)
///     #expect(plan.severity < .noticeable, "\(plan)")
///
/// A plan covers every state that a client can be in under the old configuration: bootstrap, each tab selected, each
/// deprecated tab still open or not. The effects come from the reconciliation that the clients run.
public struct Plan: Sendable, Hashable {
  /// The configuration that clients hold.
  public let old: TabConfiguration
  /// The configuration that reaches them.
  public let new: TabConfiguration
  /// The outcome for each state: bootstrap first, then from the fewest retained tabs to the most.
  public let outcomes: [PlannedOutcome]

  /// The worst severity.
  public var severity: Severity { outcomes.map(\.severity).max() ?? .none }

  /// Plans a deploy.
  ///
  /// - Parameters:
  ///   - old: the configuration that clients hold.
  ///   - new: the configuration that reaches them. It counts as the newer one, whatever the revisions are.
  /// - Throws: a ``PlanningError`` if there are too many states.
  public init(from old: TabConfiguration, to new: TabConfiguration) throws(PlanningError) {
    self.old = old
    self.new = new
    let newest = new.withoutRevision
    var launched = Client()
    let hadTabBar = launched.accept(old).promoted != nil
    outcomes = try ClientStates(under: old).clients.map { client in
      var client = client
      return PlannedOutcome(of: newest, on: &client, hadTabBar: hadTabBar)
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

extension TabConfiguration {
  /// The configuration without its revision.
  var withoutRevision: TabConfiguration {
    (try? TabConfiguration(active: active, tabs: tabs, session: session)) ?? self
  }

  /// The configuration without its session.
  package var withoutSession: TabConfiguration {
    (try? TabConfiguration(active: active, tabs: tabs, revision: revision)) ?? self
  }
}
