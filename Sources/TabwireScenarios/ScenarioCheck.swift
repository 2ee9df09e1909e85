import TabwireLint

/// A comparison of the actual outcomes of a scenario with the expected ones.
package struct ScenarioCheck {
  /// The differences, in lines to print. Empty if there are none.
  package let differences: [String]

  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - expected: The expected outcomes, or `nil` if the scenario has none.
  ///   - actual: The actual outcomes.
  package init(_ scenario: Scenario, expected: [Outcome]?, actual: [Outcome]) {
    guard let expected else {
      differences = ["  there is nothing to compare with: the scenario has no expect"]
      return
    }
    var lines: [String] = []
    if expected.count != scenario.steps.count {
      lines.append("  the scenario has \(scenario.steps.count) steps, but expects \(expected.count) outcomes")
    }
    if actual.count != scenario.steps.count {
      lines.append("  the scenario has \(scenario.steps.count) steps, but the result has \(actual.count) outcomes")
    }
    for (index, (expected, actual)) in zip(expected, actual).enumerated() where expected != actual {
      lines.append("  step \(index + 1)  \(Self.shortened(scenario.text(ofStep: index)))")
      for (expected, actual) in zip(expected.rows, actual.rows) where expected.text != actual.text {
        let label = expected.name + String(repeating: " ", count: 16 - expected.name.count)
        lines.append("    \(label)expected  \(expected.text)")
        lines.append("    \(String(repeating: " ", count: 16))actual    \(actual.text)")
      }
    }
    differences = lines
  }

  private static func shortened(_ text: String) -> String {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return (words.count > 96 ? words.prefix(95) + "…" : words).printable
  }
}

extension Outcome {
  fileprivate var rows: [(name: String, text: String)] {
    [
      ("case", verdictText), ("mode", mode.rawValue), ("selected", "\(selected)"), ("tabs", tabsText),
      ("actions", actionsText), ("created", Self.list(created)), ("disposed", Self.list(disposed)),
      ("updated", Self.list(updated)),
      ("refreshed", Self.list(refreshed)), ("forgetsHistory", "\(forgetsHistory)"),
      ("tabBarHidden", "\(isTabBarHidden)"), ("visits", Self.list(visits.map { [$0] } ?? [])),
      ("appBadge", Self.list(appBadge.map { [$0] } ?? [])),
    ]
  }

  private var verdictText: String {
    switch verdict {
    case .transition(let number): number.map { "case \($0)" } ?? "no case"
    case .rejected(let code): "rejected as \(code.printable)"
    case .stale: "stale"
    }
  }

  private var tabsText: String {
    tabs.map { "\($0.container):\($0.id?.rawValue.printable ?? "–")" }.joined(separator: "  ")
  }

  private var actionsText: String {
    actions.isEmpty
      ? "none"
      : actions.map { "\($0.id.rawValue.printable) after \($0.after.map { "\($0)" } ?? "–")" }.joined(separator: "  ")
  }

  private static func list(_ containers: [Int]) -> String {
    containers.isEmpty ? "none" : containers.map { "\($0)" }.joined(separator: ", ")
  }
}
