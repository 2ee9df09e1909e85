import TabwireLint
import TabwirePlanning

/// Compares what came of a scenario with what should have come of it.
struct ScenarioCheck {
  /// What differs, in lines for people; none if nothing does.
  let differences: [String]

  /// - Parameters:
  ///   - scenario: the scenario, whose steps are shown where something differs.
  ///   - expected: what should have come of it.
  ///   - actual: what came of it.
  init(_ scenario: Scenario, expected: [Outcome]?, actual: [Outcome]) {
    guard let expected else {
      differences = ["  it says nothing about what should come of it: it has no expect"]
      return
    }
    var lines: [String] = []
    if expected.count != scenario.steps.count {
      lines.append("  it has \(scenario.steps.count) steps, but expects \(expected.count) outcomes")
    }
    if actual.count != scenario.steps.count {
      lines.append("  it has \(scenario.steps.count) steps, but the result has \(actual.count) outcomes")
    }
    for (index, (expected, actual)) in zip(expected, actual).enumerated() where expected != actual {
      lines.append("  step \(index + 1)  \(Self.shortened(scenario.text(ofStep: index)))")
      for (name, expected, actual) in Self.rows(expected, actual) where expected != actual {
        let label = name + String(repeating: " ", count: 10 - name.count)
        lines.append("    \(label)expected  \(expected)")
        lines.append("    \(String(repeating: " ", count: 10))was       \(actual)")
      }
    }
    differences = lines
  }

  private static func rows(_ one: Outcome, _ other: Outcome) -> [(String, String, String)] {
    [
      ("case", verdict(one), verdict(other)), ("mode", one.mode.rawValue, other.mode.rawValue),
      ("selected", "\(one.selected)", "\(other.selected)"), ("tabs", tabs(one), tabs(other)),
      ("created", list(one.created), list(other.created)), ("disposed", list(one.disposed), list(other.disposed)),
      ("updated", list(one.updated), list(other.updated)),
    ]
  }

  private static func verdict(_ outcome: Outcome) -> String {
    switch outcome.verdict {
    case .transition(let number): number.map { "case \($0)" } ?? "no case"
    case .rejected(let code): "rejected as \(code.printable)"
    case .stale: "stale"
    }
  }

  private static func tabs(_ outcome: Outcome) -> String {
    outcome.tabs.map { "\($0.container):\($0.id?.rawValue.printable ?? "–")" }.joined(separator: "  ")
  }

  private static func list(_ containers: [Int]) -> String {
    containers.isEmpty ? "none" : containers.map { "\($0)" }.joined(separator: ", ")
  }

  private static func shortened(_ text: String) -> String {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return (words.count > 96 ? words.prefix(95) + "…" : words).printable
  }
}
