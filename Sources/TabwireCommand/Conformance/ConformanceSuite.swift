import ArgumentParser
import Foundation
import Tabwire

/// The scenarios that every client must take as they say.
struct ConformanceSuite {
  /// A scenario with the name of its file.
  struct Test {
    let file: String
    let scenario: Scenario
    let expected: [Outcome]
  }

  /// The scenarios in the order of their files.
  let tests: [Test]

  /// Reads all scenarios of a directory.
  ///
  /// - Throws: an exit code, after complaining, if there is none or something is no scenario.
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
            place: TextPlace(line: 1, column: 1), reason: "it has no expect; fill it with tabwire simulate")
        }
        tests.append(Test(file: file, scenario: scenario, expected: expected))
      } catch {
        Console.complain("\(directory)/\(file): this is no scenario: \(error)")
        isComplete = false
      }
    }
    guard isComplete, !tests.isEmpty else {
      if isComplete { Console.complain("\(directory): there are no scenarios; name their directory with --scenarios") }
      throw ExitCode(2)
    }
    self.tests = tests
  }
}
