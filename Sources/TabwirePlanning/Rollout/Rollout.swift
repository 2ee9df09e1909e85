import Tabwire
import TabwireLint

/// The effects of a sequence of deploys on every client: those that hold the first deploy, in any state, and those that
/// launch during any of them, on any tab.
///
/// A client that is not used for a while misses deploys, so each deploy may follow on any earlier one. After a
/// ``Step/restart``, only clients that launched with the deploy before it remain.
///
///     let rollout = try Rollout([.deploy("old", old), .deploy("soft", soft), .restart, .deploy("new", new)])
///     #expect(rollout.severity < .noticeable, "\(rollout)")
public struct Rollout: Sendable {
  /// A step of a rollout.
  public enum Step: Sendable, Hashable {
    /// A configuration is deployed, under a name.
    case deploy(String, TabConfiguration)
    /// Every app has restarted while the deploy before was live.
    case restart
  }

  /// A sequence of events that ends with a loss.
  public struct Example: Sendable, Hashable {
    /// The events, from the launch of the app to the loss.
    public let events: [Event]
    /// The severity of the last event.
    public let severity: Severity
  }

  /// An event in the life of a client.
  public enum Event: Sendable, Hashable {
    /// The user launches the app while a deploy is live.
    case launched(deploy: String, TabBarState)
    /// An app that launched before the first deploy holds it.
    case held(deploy: String, TabBarState)
    /// The user selects another tab. The tab that is left closes if it is hard-deprecated.
    case selected(TabData, closed: TabData?, TabBarState)
    /// A deploy reaches the client.
    case received(deploy: String, PlannedOutcome)
  }

  /// The shortest example of each severity from ``Severity/noticeable`` on, worst first. Empty if no user loses anything.
  public let examples: [Example]
  /// The number of states.
  public let stateCount: Int
  /// The number of deliveries: how often a deploy reached a client in one of the states.
  public let deliveryCount: Int
  /// The worst severity.
  public let severity: Severity

  let steps: [Step]
  let sameOrder: Bool

  /// Computes every sequence of events.
  ///
  /// - Parameters:
  ///   - steps: The deploys in order. Each counts as newer than those before; the revisions do not matter.
  ///   - sameOrder: Whether clients that hold the first deploy show the tabs in its order. That is so if no configuration
  ///     before it had the same tabs in another order.
  /// - Throws: A ``PlanningError`` if there are too many states.
  public init(_ steps: [Step], sameOrder: Bool = false) throws(PlanningError) {
    for case .deploy(_, let configuration) in steps { try PlanningError.check(configuration, alike: .none) }
    self.steps = steps
    self.sameOrder = sameOrder
    var walk = RolloutWalk(steps)
    try walk.run(sameOrder: sameOrder)
    examples = [Severity.disruptive, .noticeable].compactMap { walk.examples[$0] }
    stateCount = walk.stateCount
    deliveryCount = walk.deliveryCount
    severity = walk.worst
  }
}

extension Rollout: CustomStringConvertible {
  /// The worst severity and the examples.
  public var description: String {
    let lines = examples.flatMap { example in
      example.events.map(\.sentence)
        + (example.events.last.map { event in
          if case .received(_, let outcome) = event { [outcome.reason] } else { [] }
        } ?? [])
    }
    return (["worst severity: \(severity.rawValue)"] + lines).joined(separator: "\n")
  }
}

extension Rollout.Event {
  /// The event in a sentence.
  public var sentence: String {
    switch self {
    case .launched(let deploy, let bar):
      "While \(deploy.printable) is live, a user launches the app"
        + (bar.selectedTab.map { " on a page of \($0.name)." } ?? ", which shows no tab bar.")
    case .held(let deploy, let bar):
      "While \(deploy.printable) is live, an app that launched before"
        + (bar.selectedTab.map { " is on a page of \($0.name)." } ?? " shows no tab bar.")
    case .selected(let tab, nil, _): "The user selects \(tab.name)."
    case .selected(let tab, let closed?, _):
      "The user selects \(tab.name); \(closed.name), which is hard-deprecated, closes."
    case .received(let deploy, let outcome):
      "\(deploy.printable) reaches the app" + (outcome.kind.caseNumber.map { " (case \($0))." } ?? ".")
    }
  }
}
