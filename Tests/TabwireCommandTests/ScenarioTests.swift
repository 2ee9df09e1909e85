import Foundation
import Tabwire
import TabwireScenarios
import Testing

@Suite("Conformance")
struct ScenarioTests {
  static let files =
    (try? FileManager.default.contentsOfDirectory(atPath: Repository.conformance.path))?
    .filter { $0.hasSuffix(".json") }.sorted() ?? []

  @Test("the scenarios are found")
  func scenariosAreFound() {
    #expect(Self.files.count >= 70)
  }

  // R15.1, R15.3, R15.4, R15.9, R15.10, R15.13, R15.14
  @Test("every scenario has the expected outcomes", arguments: files)
  func everyScenario(file: String) throws {
    let scenario = try Scenario(Array(Data(contentsOf: Repository.conformance.appendingPathComponent(file))))
    let check = ScenarioCheck(
      scenario, expected: try scenario.expected(), actual: Simulation.outcomes(of: scenario))
    #expect(check.differences.isEmpty, "\(check.differences.joined(separator: "\n"))")
  }

  @Test("every scenario has a name of its own")
  func names() throws {
    let names = try Self.files.map { file in
      try Scenario(Array(Data(contentsOf: Repository.conformance.appendingPathComponent(file)))).name
    }
    #expect(Set(names).count == names.count)
    #expect(!names.contains(""))
  }

  @Test("every rejection code has a scenario")
  func everyRejection() {
    for code in ConfigurationError.Code.allCases {
      #expect(Self.files.contains { $0.hasPrefix("rejected-\(code.rawValue)") }, "\(code)")
    }
  }

  @Test("every case has a scenario")
  func everyCase() {
    for number in 1...11 {
      let prefix = number < 10 ? "case-0\(number)-" : "case-\(number)-"
      #expect(Self.files.contains { $0.hasPrefix(prefix) }, "case \(number)")
    }
  }
}
