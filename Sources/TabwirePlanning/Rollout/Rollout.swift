import Tabwire

/// What a sequence of deploys does to every client that joins at any of them, on any tab.
///
/// A client that is not used for a while misses deploys, so that each may follow on any before it. Where a step says that
/// every app has restarted, only clients that started with the deploy before it go on.
///
///     let rollout = try Rollout([.deploy("old", old), .deploy("soft", soft), .restart, .deploy("new", new)])
///     #expect(rollout.severity < .noticeable, "\(rollout)")
public struct Rollout: Sendable {
  /// One step.
  public enum Step: Sendable, Hashable {
    /// A configuration goes live, under a name.
    case deploy(String, TabConfiguration)
    /// By now every app has been started anew while the deploy before was live.
    case restart
  }

  /// What happens to somebody.
  public struct Story: Sendable, Hashable {
    /// What happens, from the start of the app to the loss.
    public let events: [Event]
    /// How much of the last event the user feels.
    public let severity: Severity
  }

  /// One thing that happens to a client.
  public enum Event: Sendable, Hashable {
    /// The user starts the app while a deploy is live.
    case started(deploy: String, Bar)
    /// The user turns to another tab. A tab that was to go at once is closed then.
    case turned(to: TabData, closed: TabData?, Bar)
    /// A deploy reaches the client.
    case reached(deploy: String, PlannedOutcome)
  }

  /// The shortest story for each severity from ``Severity/noticeable`` on, worst first. None if nobody loses anything.
  public let stories: [Story]
  /// How many states were walked.
  public let states: Int
  /// How many times a deploy reached a client in one of them.
  public let arrivals: Int
  /// How much users feel at worst.
  public let severity: Severity

  /// Walks everything that can happen.
  ///
  /// - Parameter steps: the deploys in order. Whatever their revisions say, each is taken for newer than those before.
  /// - Throws: if there are too many states.
  public init(_ steps: [Step]) throws(PlanningError) {
    for case .deploy(_, let configuration) in steps { try PlanningError.check(configuration) }
    var walk = RolloutWalk(steps)
    walk.run()
    stories = [Severity.disruptive, .noticeable].compactMap { walk.stories[$0] }
    states = walk.states
    arrivals = walk.arrivals
    severity = walk.worst
  }
}
