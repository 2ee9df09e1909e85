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
    /// The advice, or `nil` if there is none.
    let advice: Advice?

    /// - Parameters:
    ///   - name: The name of the audience, or `nil` if there is only one.
    ///   - move: Why users are thought to move. What a move takes away, no deprecation keeps.
    ///   - plan: The effects on it.
    init(name: String? = nil, move: Move? = nil, _ plan: Plan) {
      self.name = name
      self.move = move
      self.plan = plan
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

    /// What the configurations themselves say, besides the effects.
    var notes: [String] {
      var notes: [String] = []
      if move == nil, let old = plan.old.revision, let new = plan.new.revision, new < old {
        notes.append(
          "The new revision \(new) is lower than the old one, \(old): apps that have the old configuration would drop the new "
            + "one. This report assumes a higher revision; send one.")
      }
      if plan.endsSessionWithoutAnother {
        notes.append(
          "The new configuration has no session: apps cannot know that a user has signed out, and keep what is open. Give "
            + "signed-out users a session of their own, or use --same-user if these are the same users.")
      }
      return notes
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
