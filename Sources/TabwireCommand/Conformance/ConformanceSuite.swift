import ArgumentParser
import Tabwire
import TabwireScenarios

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

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

  /// The scenarios that the command contains.
  ///
  /// - Throws: An exit code, after printing the errors, if one cannot be read.
  init() throws {
    try self.init(
      Self.embedded.map { ($0.file, Result.success($0.text.withUTF8Buffer { Array($0) })) }, from: "tabwire")
  }

  /// Reads all scenarios of a directory.
  ///
  /// - Throws: An exit code, after printing the errors, if there are no scenarios or one cannot be read.
  init(directory: String) throws {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    try self.init(
      files.filter { $0.hasSuffix(".json") }.sorted().map { file in
        (file, Result { try BoundedReader.bytes(ofFile: "\(directory)/\(file)") })
      }, from: directory)
  }

  private init(_ files: [(file: String, bytes: Result<[UInt8], any Error>)], from directory: String) throws {
    var tests: [Test] = []
    var isComplete = true
    for (file, bytes) in files {
      do {
        let scenario = try Scenario(bytes.get())
        guard let expected = try scenario.expected() else {
          throw ScenarioError(
            place: TextPlace(line: 1, column: 1), reason: "no expect; fill it in with tabwire simulate")
        }
        tests.append(Test(file: file, scenario: scenario, expected: expected))
      } catch {
        let reason = (error as? SourceError)?.reason ?? "\(error)"
        Console.writeError("\(directory)/\(file): not a scenario: \(reason)")
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

  /// Writes the scenarios that the command contains into a directory, which is created if it is missing.
  ///
  /// - Throws: A ``SourceError`` if a file cannot be written.
  static func export(to directory: String) throws {
    try? FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    for (file, text) in embedded { try OutputOptions(to: "\(directory)/\(file)").write(text.description) }
    Console.writeError("\(directory): \(embedded.count) scenarios")
  }
}
