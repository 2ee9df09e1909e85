import TabwirePlanning

/// A report on the effects of a deploy.
struct PlanReport {
  /// The effects on one audience.
  struct Audience {
    /// The name of the audience, or `nil` if there is only one.
    let name: String?
    /// Why users are thought to move from one audience to another, or `nil` if they stay in theirs.
    let move: Move?
    let plan: Plan
    /// Sentences about the states that are left out, and about the configurations themselves, such as about a misspelt
    /// member. Effects are not among them.
    let notes: [String]
    /// The advice, or `nil` if there is none.
    let advice: Advice?

    /// - Parameters:
    ///   - name: The name of the audience, or `nil` if there is only one.
    ///   - move: Why users are thought to move. What a move takes away, no deprecation keeps.
    ///   - plan: The effects on it.
    ///   - notes: Sentences about the configurations themselves.
    init(name: String?, move: Move?, _ plan: Plan, notes: [String]) {
      self.name = name
      self.move = move
      self.plan = plan
      self.notes = (plan.omission.map { [$0.description] } ?? []) + notes
      advice = move == nil ? plan.advice() : nil
    }

    /// Why users are thought to move from one audience to another.
    enum Move: String {
      /// `--move` says so.
      case stated
      /// No `--move` says otherwise.
      case assumed
    }

    /// The heading, such as `regular → vip (assumed)`.
    var title: String? { name.map { name in move.map { "\(name) (\($0.rawValue))" } ?? name } }
  }

  /// The audiences in order.
  let audiences: [Audience]

  init(_ audiences: [Audience]) {
    self.audiences = audiences
  }

  /// Whether every state is covered.
  var isComplete: Bool { audiences.allSatisfy { $0.plan.omission == nil } }

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
