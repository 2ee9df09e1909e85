import Tabwire

/// What a new configuration does to every client that holds an old one.
///
///     let plan = try Plan(from: tabBarBefore, to: tabBarAfter)
///     #expect(plan.severity < .noticeable, "\(plan.report())")
///
/// It walks every state that a client can be in under the old configuration: each tab selected, each deprecated one still
/// open or not, bootstrap. What it says comes from the reconciliation that the clients run.
public struct Plan: Sendable, Hashable {
  /// The configuration that clients hold.
  public let old: TabConfiguration
  /// The configuration that reaches them.
  public let new: TabConfiguration
  /// What happens in each state: in bootstrap first, then from the states with the fewest tabs held over to those with the
  /// most.
  public let outcomes: [PlannedOutcome]

  /// How much users feel at worst.
  public var severity: Severity { outcomes.map(\.severity).max() ?? .none }

  /// Walks every state.
  ///
  /// - Parameters:
  ///   - old: the configuration that clients hold.
  ///   - new: the configuration that reaches them. Whatever the revisions say, it is taken for the newer one.
  /// - Throws: if there are too many states.
  public init(from old: TabConfiguration, to new: TabConfiguration) throws(PlanningError) {
    self.old = old
    self.new = new
    let newest = new.withoutRevision
    var starter = Client()
    let hasBarAnyway = starter.accept(old).promoted != nil
    outcomes = try ClientStates(under: old).clients.map { client in
      var client = client
      return PlannedOutcome(of: newest, on: &client, hasBarAnyway: hasBarAnyway)
    }
  }

  /// How many states end with a severity.
  public func count(_ severity: Severity) -> Int {
    outcomes.count { $0.severity == severity }
  }
}

extension TabConfiguration {
  /// The same without the number that tells which of two is the newer one.
  var withoutRevision: TabConfiguration {
    (try? TabConfiguration(active: active, tabs: tabs, session: session)) ?? self
  }

  /// The same without the key that tells who is signed in.
  package var withoutSession: TabConfiguration {
    (try? TabConfiguration(active: active, tabs: tabs, revision: revision)) ?? self
  }
}
