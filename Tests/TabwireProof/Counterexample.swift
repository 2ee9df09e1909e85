import Tabwire

/// Steps after which the heart breaks a law or disagrees with the oracle.
package struct Counterexample: Sendable {
  package let violation: String
  package let steps: [TrialStep]

  /// The steps as a scenario file with the outcomes of the oracle, for `tabwire simulate --check`.
  package var scenario: String {
    var oracle = Oracle()
    let outcomes = steps.map { step -> String in
      switch step {
      case .configure(let message):
        do throws(ConfigurationError) {
          return Self.outcome(
            oracle.accept(try TabConfiguration(json: message.json), isFirstPage: message.isFirstPage), oracle)
        } catch {
          return Self.outcome("\"rejected\": \"\(error.code.rawValue)\"", oracle.reject(), oracle)
        }
      case .reject: return Self.outcome("\"rejected\": \"malformed\"", oracle.reject(), oracle)
      case .select(let id): return Self.outcome(oracle.select(oracle.container(representing: id)), oracle)
      case .perform(let id): return Self.outcome(oracle.perform(TabID(id)), oracle)
      case .load(let id): return Self.outcome(oracle.load(oracle.container(representing: id)), oracle)
      case .firstPageDidAppear(let id):
        return Self.outcome(oracle.firstPageDidAppear(oracle.container(representing: id)), oracle)
      case .open(let address): return Self.outcome(oracle.open(address), oracle)
      case .resume: return Self.outcome(oracle.resume(), oracle)
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
      case .rejected, .selected, .reselected, .opened, .performed, .loaded, .resumed, .ignored: "\"case\": null"
      }
    return outcome(verdict, result, oracle)
  }

  private static func outcome(_ verdict: String, _ result: Oracle.Result, _ oracle: Oracle) -> String {
    let tabs = oracle.containers.map { container in
      "{ \"container\": \(container.number), \"id\": \(container.tab.map { quoted($0.id.rawValue) } ?? "null") }"
    }
    let mode = oracle.containers[0].tab == nil ? "bootstrap" : "tabbed"
    var members = [
      "\"created\": \(result.created)", "\"disposed\": \(result.disposed.sorted())",
      "\"updated\": \(result.updated.sorted())",
    ]
    if let refreshed = result.refreshed { members.append("\"refreshed\": [\(refreshed)]") }
    if result.forgetsHistory { members.append("\"forgetsHistory\": true") }
    if oracle.isTabBarHidden { members.append("\"tabBarHidden\": true") }
    if let visits = result.visits { members.append("\"visits\": \(visits)") }
    if let appBadge = oracle.appBadge { members.append("\"appBadge\": \(appBadge)") }
    let placed = oracle.actions.map { action in
      "{ \"id\": \(quoted(action.id.rawValue)), \"after\": \(action.after.map { "\($0)" } ?? "null") }"
    }
    let actions = placed.isEmpty ? "" : " \"actions\": [ \(placed.joined(separator: ", ")) ],"
    return """
          { \(verdict), "mode": "\(mode)", "selected": \(oracle.selected),
            "tabs": [ \(tabs.joined(separator: ", ")) ],\(actions)
            \(members.joined(separator: ", ")) }
      """
  }
}
