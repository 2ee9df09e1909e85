import Tabwire
import TabwireScenarios

/// A scenario of the reconciliation.
struct ReconciliationTest: ConformanceTest {
  let file: String
  let scenario: Scenario
  let expected: [Outcome]

  /// - Throws: A ``ScenarioError`` if it cannot be read, or has nothing to compare with.
  init(file: String, text: [UInt8]) throws(ScenarioError) {
    self.file = file
    scenario = try Scenario(text)
    guard let expected = try scenario.expected() else {
      throw ScenarioError(
        place: TextPlace(line: 1, column: 1), reason: "no expect; fill it in with tabwire simulate")
    }
    self.expected = expected
  }

  var name: String { scenario.name }
  var question: [UInt8] { scenario.question }

  func differences(in line: [UInt8]) -> [String] {
    var answered: String?
    var outcomes: [Outcome]?
    do throws(ScenarioError) {
      try ScenarioText(bytes: line).read { (reader) throws(JSONReader.SyntaxError) in
        try reader.object("an answer") { (reader, member) throws(JSONReader.SyntaxError) in
          switch member {
          case "name": answered = try reader.string("the name of the scenario")
          case "expect":
            outcomes = try reader.array("the list of outcomes") { (reader) throws(JSONReader.SyntaxError) in
              try Outcome(&reader)
            }
          default: try reader.skipValue()
          }
        }
      }
    } catch {
      return ["  the answer cannot be read: column \(error.place.column): \(error.reason)"]
    }
    if let difference = difference(inName: answered) { return [difference] }
    guard let outcomes else { return ["  the answer has no expect"] }
    return differences(from: outcomes)
  }

  /// Compares outcomes with those that are expected.
  func differences(from outcomes: [Outcome]) -> [String] {
    ScenarioCheck(scenario, expected: expected, actual: outcomes).differences
  }
}
