import Tabwire

extension Walk.Failure {
  /// The steps as a scenario file, with what the words say as `expect`, for `tabwire simulate` to try again.
  package var scenario: String {
    var oracle = Oracle()
    let outcomes = steps.map { step -> String in
      switch step {
      case .configure(let draft):
        do throws(ConfigurationError) {
          return Self.outcome(oracle.accept(try TabConfiguration(json: draft.json)), oracle)
        } catch {
          return Self.outcome("\"rejected\": \"\(error.code.rawValue)\"", Oracle.Result(verdict: .ignored), oracle)
        }
      case .select(let id):
        let container = oracle.containers.first { $0.tab?.id == TabID(id) }?.number ?? 0
        return Self.outcome(oracle.select(container), oracle)
      }
    }
    let steps = steps.map { "    \($0.json)" }
    return """
      {
        "name": \(quoted(violation)),
        "steps": [
      \(steps.joined(separator: ",\n"))
        ],
        "expect": [
      \(outcomes.joined(separator: ",\n"))
        ]
      }

      """
  }

  private static func outcome(_ result: Oracle.Result, _ oracle: Oracle) -> String {
    let verdict =
      switch result.verdict {
      case .number(let number): "\"case\": \(number)"
      case .stale: "\"stale\": true"
      case .selected, .reselected, .ignored: "\"case\": null"
      }
    return outcome(verdict, result, oracle)
  }

  private static func outcome(_ verdict: String, _ result: Oracle.Result, _ oracle: Oracle) -> String {
    let tabs = oracle.containers.map { container in
      "{ \"container\": \(container.number), \"id\": \(container.tab.map { quoted($0.id.rawValue) } ?? "null") }"
    }
    let mode = oracle.containers[0].tab == nil ? "bootstrap" : "tabbed"
    return """
          { \(verdict), "mode": "\(mode)", "selected": \(oracle.selected),
            "tabs": [ \(tabs.joined(separator: ", ")) ],
            "created": \(result.created), "disposed": \(result.disposed.sorted()), "updated": \(result.updated.sorted()) }
      """
  }
}
