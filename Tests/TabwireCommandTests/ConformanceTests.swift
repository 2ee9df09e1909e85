import Foundation
import Testing

@Suite("tabwire conformance")
struct ConformanceTests {
  @Test("the built-in reconciliation passes every scenario")
  func builtIn() throws {
    let run = try Tool.run("conformance")
    #expect(run.exitCode == 0)
    #expect(run.output.split(separator: "\n").dropLast().allSatisfy { $0.hasPrefix("✓") })
    let count = ScenarioTests.files.count
    #expect(run.output.contains("\(count) of \(count) scenarios passed"))
  }

  @Test("a program that answers rightly passes, and build servers get a report")
  func program() throws {
    let junit = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).xml")
    let run = try Tool.run("conformance", "--junit", junit.path, "--", Tool.path, "simulate", "--lines")
    #expect(run.exitCode == 0)
    let report = try String(contentsOf: junit, encoding: .utf8)
    #expect(try XMLElements.names(in: report) == ["testsuites", "testsuite", "testcase"])
    #expect(report.contains("tests=\"\(ScenarioTests.files.count)\" failures=\"0\""))
  }

  @Test("a program that only repeats the questions does not pass: they come without the answers")
  func echo() throws {
    let run = try Tool.run("conformance", "--", "cat")
    #expect(run.exitCode == 1)
    #expect(run.output.contains("0 of \(ScenarioTests.files.count) scenarios passed"))
  }

  @Test("what a program got wrong is shown, to people and to build servers")
  func wrongAnswers() throws {
    let junit = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).xml")
    let liar = "\(Tool.path) simulate --lines | sed 's/\"case\":9/\"case\":8/'"
    let run = try Tool.run("conformance", "--junit", junit.path, "--", "sh", "-c", liar)
    #expect(run.exitCode == 1)
    #expect(run.output.contains("✗ case-09-the-selected-tab-is-removed.json"))
    #expect(run.output.contains("    case      expected  case 9\n              was       case 8"))
    #expect(run.output.contains("✓ case-08"))
    #expect(try XMLElements.names(in: try String(contentsOf: junit, encoding: .utf8)).contains("failure"))
  }

  @Test(
    "a program that stops answering, ends or was never there is reported, not waited for",
    arguments: [
      (["--patience", "1", "--", "sleep", "60"], 1, "no answer came within 1 s"),
      (["--", "head", "-c", "10"], 1, "the answer cannot be read"),
      (["--", "true"], 1, "the command ended without an answer"),
      (["--", "/nowhere/at-all"], 2, "there is no such program"),
      (["--scenarios", "/nowhere"], 2, "there are no scenarios"),
    ])
  func misbehaviour(arguments: [String], exitCode: Int, reason: String) throws {
    let run = try Tool.run(["conformance"] + arguments)
    #expect(run.exitCode == exitCode)
    #expect((run.output + run.errors).contains(reason))
  }
}
