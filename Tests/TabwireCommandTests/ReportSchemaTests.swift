import Foundation
import Testing

@Suite("Reports as JSON")
struct ReportSchemaTests {
  private static let tabs = "Tests/TabwireCommandTests/Tabs"

  @Test(
    "match their schemas, which name every member",
    arguments: [
      ["plan", "\(tabs)/old.json", "\(tabs)/new.json"],
      ["plan", "\(tabs)/old.json", "\(tabs)/none.json"],
      ["plan", "\(tabs)/old.json", "\(tabs)/renamed.json"],
      ["plan", "\(tabs)/before", "\(tabs)/after"],
      ["rollout", "\(tabs)/old.json", "\(tabs)/hard.json", "\(tabs)/new.json"],
      ["rollout", "\(tabs)/old.json", "\(tabs)/old.json"],
      ["check", tabs, "nowhere.json"],
    ])
  func schemas(arguments: [String]) throws {
    let report = try Tool.run(arguments + ["--format", "json"])
    let script = Repository.root.appendingPathComponent("scripts/checks/schemas").path
    let check = try Tool.run(script, ["--report", arguments[0]], input: report.output)
    #expect(check.exitCode == 0, "\(check.output)\(check.errors)")
  }
}
