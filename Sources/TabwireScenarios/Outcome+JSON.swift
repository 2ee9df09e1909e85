import Tabwire

/// The layout of outcomes in JSON.
package enum OutcomeLayout {
  /// One line without spaces.
  case line
  /// Three lines for each outcome, as in the files of scenarios.
  case file

  /// The text between the last member of a scenario and its outcomes.
  var separator: String {
    switch self {
    case .line: ",\"expect\":"
    case .file: ",\n  \"expect\": "
    }
  }

  /// Returns outcomes as a JSON array.
  package func json(of outcomes: [Outcome]) -> String {
    switch self {
    case .line: JSON.array(outcomes.map(\.json)).compact
    case .file: outcomes.isEmpty ? "[]" : "[\n" + outcomes.map(\.block).joined(separator: ",\n") + "\n  ]"
    }
  }
}

extension Outcome {
  private typealias Members = [(name: String, value: JSON)]

  fileprivate var json: JSON { .object(head + [("tabs", .array(tabs.map(\.json)))] + actionsMember + changes) }

  /// The outcome as an element of `expect` in a file.
  fileprivate var block: String {
    func line(_ members: Members) -> String {
      members.map { JSON.quoted($0.name) + ": " + $0.value.line }.joined(separator: ", ")
    }
    return """
          { \(line(head)),
            "tabs": [ \(tabs.map(\.json.line).joined(separator: ", ")) ],\(actionsLine)
            \(line(changes)) }
      """
  }

  private var head: Members {
    [verdictMember, ("mode", .string(mode.rawValue)), ("selected", .int(selected))]
  }

  private var verdictMember: (name: String, value: JSON) {
    switch verdict {
    case .transition(let number): ("case", number.map(JSON.int) ?? .null)
    case .rejected(let code): ("rejected", .string(code))
    case .stale: ("stale", .bool(true))
    }
  }

  /// The actions, if there are any.
  private var actionsMember: Members { actions.isEmpty ? [] : [("actions", .array(actions.map(\.json)))] }

  private var actionsLine: String {
    actions.isEmpty ? "" : " \"actions\": [ \(actions.map(\.json.line).joined(separator: ", ")) ],"
  }

  private var changes: Members {
    func list(_ containers: [Int]) -> JSON { .array(containers.map(JSON.int)) }
    var members: Members = [("created", list(created)), ("disposed", list(disposed)), ("updated", list(updated))]
    if !refreshed.isEmpty { members.append(("refreshed", list(refreshed))) }
    if forgetsHistory { members.append(("forgetsHistory", .bool(true))) }
    if isTabBarHidden { members.append(("tabBarHidden", .bool(true))) }
    if let visits { members.append(("visits", .int(visits))) }
    if let appBadge { members.append(("appBadge", .int(appBadge))) }
    return members
  }
}

extension Outcome.Action {
  fileprivate var json: JSON {
    .object([("id", .string(id.rawValue)), ("after", after.map(JSON.int) ?? .null)])
  }
}

extension Outcome.Tab {
  fileprivate var json: JSON { .object([("container", .int(container)), ("id", .optional(id?.rawValue))]) }
}
