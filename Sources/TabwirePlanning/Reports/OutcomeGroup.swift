import Tabwire
import TabwireLint

/// States to which the same happens.
struct OutcomeGroup {
  /// What happens, in all the states.
  let outcomes: [PlannedOutcome]

  /// The one with the fewest tabs held over, to show for all.
  var example: PlannedOutcome { outcomes[0] }
  var severity: Severity { example.severity }

  /// Groups the outcomes of a plan, worst first.
  static func groups(of outcomes: [PlannedOutcome]) -> [OutcomeGroup] {
    var groups: [[PlannedOutcome]] = []
    var positions: [[Effect]: Int] = [:]
    for outcome in outcomes {
      if let position = positions[outcome.effects] {
        groups[position].append(outcome)
      } else {
        positions[outcome.effects] = groups.count
        groups.append([outcome])
      }
    }
    return Severity.allCases.reversed().flatMap { severity in
      groups.filter { $0[0].severity == severity }.map(OutcomeGroup.init)
    }
  }

  /// Where the users are, in a few words: `on “Home” or “Library”`.
  var place: String {
    var tabs: [String] = []
    for tab in outcomes.compactMap(\.before.selectedTab?.name) where !tabs.contains(tab) { tabs.append(tab) }
    let isBootstrap = outcomes.contains { $0.before.isBootstrap }
    let parts = (isBootstrap ? ["without a tab bar"] : []) + (tabs.isEmpty ? [] : ["on \(tabs.joined(last: "or"))"])
    return parts.joined(separator: " or ") + heldOver
  }

  /// Which deprecated tabs are still open behind the users, if these are the same for all.
  private var heldOver: String {
    let tabs = Set(
      outcomes.map { outcome in
        outcome.before.tabs.filter { $0.deprecated != nil && $0.id != outcome.before.selectedTab?.id }.map(\.name)
      })
    guard tabs.count == 1, let names = tabs.first, !names.isEmpty else { return "" }
    return ", with \(names.joined(last: "and")) still open"
  }

  /// Which cases of the reconciliation these are.
  var cases: String {
    let numbers = Set(outcomes.compactMap(\.kind.caseNumber)).sorted().map(String.init)
    return (numbers.count == 1 ? "case " : "cases ") + numbers.joined(last: "and")
  }

  /// How many states, in words.
  var count: String { outcomes.count == 1 ? "1 state" : "\(outcomes.count) states" }
}
