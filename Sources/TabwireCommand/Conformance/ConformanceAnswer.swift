import Tabwire
import TabwireScenarios

/// The answer of a client to a scenario.
enum ConformanceAnswer {
  /// The outcomes of its steps.
  case outcomes([Outcome])
  /// The reason why there are no outcomes.
  case failure(String)

  /// Reads an answer.
  ///
  /// - Parameters:
  ///   - line: A line of JSON.
  ///   - name: The name of the expected scenario.
  init(_ line: [UInt8], about name: String) {
    var answeredName: String?
    var outcomes: [Outcome]?
    do throws(ScenarioError) {
      try ScenarioText(bytes: line).read { (reader) throws(JSONReader.SyntaxError) in
        try reader.object("an answer") { (reader, member) throws(JSONReader.SyntaxError) in
          switch member {
          case "name": answeredName = try reader.string("the name of the scenario")
          case "expect":
            outcomes = try reader.array("the list of outcomes") { (reader) throws(JSONReader.SyntaxError) in
              try Outcome(&reader)
            }
          default: try reader.skipValue()
          }
        }
      }
    } catch {
      self = .failure("the answer cannot be read: column \(error.place.column): \(error.reason)")
      return
    }
    if answeredName != name {
      self = .failure("the answer is about another scenario: \(answeredName ?? "it has no name")")
    } else if let outcomes {
      self = .outcomes(outcomes)
    } else {
      self = .failure("the answer has no expect")
    }
  }
}
