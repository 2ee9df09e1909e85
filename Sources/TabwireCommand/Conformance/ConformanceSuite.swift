import ArgumentParser
import Foundation
import Tabwire
import TabwireScenarios

/// The scenarios that every client must pass.
struct ConformanceSuite {
  /// A scenario and the name of its file.
  struct Test {
    let file: String
    let scenario: Scenario
    let expected: [Outcome]
  }

  /// The scenarios in the order of their files.
  let tests: [Test]

  /// Reads all scenarios of a directory.
  ///
  /// - Throws: an exit code, after printing the errors, if there are no scenarios or one cannot be read.
  init(directory: String) throws {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    var tests: [Test] = []
    var isComplete = true
    for file in files.filter({ $0.hasSuffix(".json") }).sorted() {
      do {
        let path = URL(fileURLWithPath: directory).appendingPathComponent(file)
        let scenario = try Scenario(Array(Data(contentsOf: path)))
        guard let expected = try scenario.expected() else {
          throw ScenarioError(
            place: TextPlace(line: 1, column: 1), reason: "no expect; fill it in with tabwire simulate")
        }
        tests.append(Test(file: file, scenario: scenario, expected: expected))
      } catch {
        Console.writeError("\(directory)/\(file): not a scenario: \(error)")
        isComplete = false
      }
    }
    guard isComplete, !tests.isEmpty else {
      if isComplete {
        Console.writeError("\(directory): no scenarios in this directory; name another one with --scenarios")
      }
      throw ExitCode(2)
    }
    self.tests = tests
  }
}
