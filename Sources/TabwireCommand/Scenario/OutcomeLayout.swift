import Tabwire
import TabwirePlanning

/// How outcomes are written as JSON.
enum OutcomeLayout {
  /// All in one line.
  case line
  /// As in a file for people to read.
  case file

  /// What stands between the last member of a scenario and the outcomes.
  var separator: String {
    switch self {
    case .line: ",\"expect\":"
    case .file: ",\n  \"expect\": "
    }
  }

  /// The outcomes as a JSON array.
  func json(of outcomes: [Outcome]) -> String {
    switch self {
    case .line: "[" + outcomes.map(line).joined(separator: ",") + "]"
    case .file: outcomes.isEmpty ? "[]" : "[\n" + outcomes.map(block).joined(separator: ",\n") + "\n  ]"
    }
  }

  private func line(_ outcome: Outcome) -> String {
    let tabs = outcome.tabs.map { "{\"container\":\($0.container),\"id\":\(id(of: $0))}" }.joined(separator: ",")
    return
      "{\(verdict(of: outcome, colon: ":")),\"mode\":\"\(outcome.mode.rawValue)\",\"selected\":\(outcome.selected),"
      + "\"tabs\":[\(tabs)],\"created\":\(list(outcome.created, ",")),\"disposed\":\(list(outcome.disposed, ",")),"
      + "\"updated\":\(list(outcome.updated, ","))}"
  }

  private func block(_ outcome: Outcome) -> String {
    let tabs = outcome.tabs.map { "{ \"container\": \($0.container), \"id\": \(id(of: $0)) }" }.joined(separator: ", ")
    return """
          { \(verdict(of: outcome, colon: ": ")), "mode": "\(outcome.mode.rawValue)", "selected": \(outcome.selected),
            "tabs": [ \(tabs) ],
            "created": \(list(outcome.created, ", ")), "disposed": \(list(outcome.disposed, ", ")), \
      "updated": \(list(outcome.updated, ", ")) }
      """
  }

  private func verdict(of outcome: Outcome, colon: String) -> String {
    switch outcome.verdict {
    case .transition(let number): "\"case\"\(colon)\(number.map { "\($0)" } ?? "null")"
    case .rejected(let code): "\"rejected\"\(colon)\(JSON.quoted(code))"
    case .stale: "\"stale\"\(colon)true"
    }
  }

  private func id(of tab: Outcome.Tab) -> String {
    tab.id.map { JSON.quoted($0.rawValue) } ?? "null"
  }

  private func list(_ containers: [Int], _ separator: String) -> String {
    "[" + containers.map { "\($0)" }.joined(separator: separator) + "]"
  }
}
