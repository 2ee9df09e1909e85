import Foundation
import Testing

@testable import TabwireCommand

@Suite("Conformance")
struct ScenarioTests {
  static let files =
    (try? FileManager.default.contentsOfDirectory(atPath: Repository.conformance.path))?
    .filter { $0.hasSuffix(".json") }.sorted() ?? []

  @Test("The scenarios are there")
  func scenariosAreThere() {
    #expect(Self.files.count >= 70)
  }

  @Test("Every scenario comes out as it says", arguments: files)
  func everyScenario(file: String) throws {
    let scenario = try Scenario(Array(Data(contentsOf: Repository.conformance.appendingPathComponent(file))))
    let check = ScenarioCheck(
      scenario, expected: try scenario.expected(), actual: Simulation.outcomes(of: scenario))
    #expect(check.differences.isEmpty, "\(check.differences.joined(separator: "\n"))")
  }

  @Test("Every scenario names what it shows, and no two show the same")
  func names() throws {
    let names = try Self.files.map { file in
      try Scenario(Array(Data(contentsOf: Repository.conformance.appendingPathComponent(file)))).name
    }
    #expect(Set(names).count == names.count)
    #expect(!names.contains(""))
  }

  @Test("Every reason for a rejection is shown")
  func everyRejection() throws {
    let codes = [
      "tooLarge", "malformed", "emptyID", "duplicateID", "singleTab", "missingActive", "unsafePath", "tooManyTabs",
    ]
    for code in codes { #expect(Self.files.contains { $0.hasPrefix("rejected-\(code)") }, "\(code)") }
  }

  @Test("Every case is shown")
  func everyCase() {
    for number in 1...11 {
      let prefix = number < 10 ? "case-0\(number)-" : "case-\(number)-"
      #expect(Self.files.contains { $0.hasPrefix(prefix) }, "case \(number)")
    }
  }
}
