import TabwirePlanning

/// A report on the effects of a deploy.
struct PlanReport {
  /// The effects on one audience.
  struct Audience {
    /// The name of the audience, or `nil` if there is only one.
    let name: String?
    let plan: Plan
    /// The advice, or `nil` if there is none.
    let advice: Advice?

    /// - Parameters:
    ///   - name: The name of the audience, or `nil` if there is only one.
    ///   - plan: The effects on it.
    init(name: String? = nil, _ plan: Plan) {
      self.name = name
      self.plan = plan
      advice = plan.advice()
    }
  }

  /// The audiences in order.
  let audiences: [Audience]

  init(_ audiences: [Audience]) {
    self.audiences = audiences
  }

  /// The worst severity.
  var severity: Severity { audiences.map(\.plan.severity).max() ?? .none }

  /// The number of states for each severity, in a sentence.
  var summary: String {
    let outcomes = audiences.flatMap(\.plan.outcomes)
    let counts = Severity.allCases.reversed().compactMap { severity in
      let count = outcomes.count { $0.severity == severity }
      return count == 0 ? nil : "\(count) \(severity.rawValue)"
    }
    return "\(outcomes.count) \(outcomes.count == 1 ? "state" : "states"): " + counts.joined(separator: ", ")
  }
}
