import TabwireLint
import TabwirePlanning

/// Outcomes with the same effects.
struct OutcomeGroup {
  let outcomes: [PlannedOutcome]

  /// The outcome with the fewest retained tabs, shown for all.
  var example: PlannedOutcome { outcomes[0] }
  var severity: Severity { example.severity }

  /// Returns the outcomes of a plan in groups, worst first.
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

  /// The states in a few words: `on “Home” or “Library”`.
  var place: String {
    var tabs: [String] = []
    for tab in outcomes.compactMap(\.before.selectedTab?.name) where !tabs.contains(tab) { tabs.append(tab) }
    let isBootstrap = outcomes.contains { $0.before.isBootstrap }
    let parts = (isBootstrap ? ["without a tab bar"] : []) + (tabs.isEmpty ? [] : ["on \(tabs.joined(last: "or"))"])
    return parts.joined(separator: " or ") + retainedTabs + history
  }

  /// The deprecated tabs that are still open in the background, if all outcomes have the same.
  private var retainedTabs: String {
    let tabs = Set(
      outcomes.map { outcome in
        outcome.before.tabs.filter { $0.deprecated != nil && $0.id != outcome.before.selectedTab?.id }.map(\.name)
      })
    guard tabs.count == 1, let names = tabs.first, !names.isEmpty else { return "" }
    return ", with \(names.joined(last: "and")) still open"
  }

  /// The parts of an earlier configuration that all of the apps keep.
  private var history: String {
    var parts: [String] = []
    if outcomes.allSatisfy(\.hasEarlierOrder) { parts.append("the tabs in an earlier order") }
    if outcomes.allSatisfy(\.hasEarlierSession) { parts.append("an earlier session") }
    return parts.isEmpty ? "" : ", with " + parts.joined(last: "and")
  }

  /// The cases of the reconciliation.
  var cases: String {
    let numbers = Set(outcomes.compactMap(\.kind.caseNumber)).sorted().map(String.init)
    return (numbers.count == 1 ? "case " : "cases ") + numbers.joined(last: "and")
  }

  var count: String { outcomes.count == 1 ? "1 state" : "\(outcomes.count) states" }
}
