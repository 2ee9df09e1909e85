import Tabwire
import TabwireLint

/// What a deploy does to users, to be read.
public struct PlanReport: Sendable {
  /// What it does to one kind of users.
  public struct Kind: Sendable {
    /// The name of the kind. Nothing if there is only one.
    public let name: String?
    public let plan: Plan
    /// The gentler way, if something is lost and there is one.
    public let advice: Advice?

    /// - Parameters:
    ///   - name: the name of the kind. Nothing if there is only one.
    ///   - plan: what happens to it.
    public init(name: String? = nil, _ plan: Plan) {
      self.name = name
      self.plan = plan
      advice = plan.advice()
    }
  }

  /// The kinds of users, in order.
  public let kinds: [Kind]

  /// - Parameter kinds: the kinds of users, in order.
  public init(_ kinds: [Kind]) {
    self.kinds = kinds
  }

  /// How much users feel at worst.
  public var severity: Severity { kinds.map(\.plan.severity).max() ?? .none }

  /// How many states end with each severity, in a sentence.
  var summary: String {
    let outcomes = kinds.flatMap(\.plan.outcomes)
    let counts = Severity.allCases.reversed().compactMap { severity in
      let count = outcomes.count { $0.severity == severity }
      return count == 0 ? nil : "\(count) \(severity.rawValue)"
    }
    return "\(outcomes.count) \(outcomes.count == 1 ? "state" : "states"): " + counts.joined(separator: ", ")
  }
}

extension Plan: CustomStringConvertible {
  /// The plan as text, with advice.
  public var description: String { PlanReport([PlanReport.Kind(self)]).text() }
}
