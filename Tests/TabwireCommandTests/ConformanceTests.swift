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

  @Test("the command contains every scenario, and exports them byte for byte")
  func export() throws {
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: directory) }
    let run = try Tool.run("conformance", "--export", directory.path)
    #expect(run.exitCode == 0, "\(run.errors)")
    let exported = try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted()
    #expect(exported == ScenarioTests.files.sorted())
    for file in exported {
      let scenario = try Data(contentsOf: Repository.conformance.appendingPathComponent(file))
      #expect(try Data(contentsOf: directory.appendingPathComponent(file)) == scenario)
    }
    #expect(try Tool.run("conformance", "--scenarios", directory.path).exitCode == 0)
    #expect(try Tool.run("conformance", "--export", "/dev/null/at-all").errors.contains("cannot be written"))
  }

  @Test("the command needs no files of the repository", .timeLimit(.minutes(1)))
  func elsewhere() throws {
    let run = try Tool.run("/usr/bin/env", ["--chdir=/", Tool.path, "conformance"])
    #expect(run.exitCode == 0, "\(run.errors)")
  }

  @Test("a correct program passes, with a JUnit report")
  func program() throws {
    let junit = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).xml")
    let run = try Tool.run("conformance", "--junit", junit.path, "--", Tool.path, "simulate", "--lines")
    #expect(run.exitCode == 0)
    let report = try String(contentsOf: junit, encoding: .utf8)
    #expect(try XMLElements.names(in: report) == ["testsuites", "testsuite", "testcase"])
    #expect(report.contains("tests=\"\(ScenarioTests.files.count)\" failures=\"0\""))
  }

  @Test("a client that was written from the specification, in Python, passes every scenario")
  func clientInText() throws {
    let client = Repository.root.appendingPathComponent("Examples/Text/client.py").path
    let run = try Tool.run("conformance", "--", "python3", client)
    #expect(run.exitCode == 0, "\(run.output.split(separator: "\n").filter { !$0.hasPrefix("✓") })")
  }

  @Test("the client that was written from the specification agrees with the heart on random scenarios")
  func randomScenarios() throws {
    let script = Repository.root.appendingPathComponent("Tests/TabwireCommandTests/Support/random_scenarios.py").path
    let run = try Tool.run("/usr/bin/env", ["python3", script, Tool.path, "1000"])
    #expect(run.exitCode == 0, "\(run.output)\(run.errors)")
  }

  @Test("a program that repeats its input fails, because the input has no expected outcomes")
  func echo() throws {
    let run = try Tool.run("conformance", "--", "cat")
    #expect(run.exitCode == 1)
    #expect(run.output.contains("0 of \(ScenarioTests.files.count) scenarios passed"))
  }

  @Test("a wrong outcome is shown in the output and in the JUnit report")
  func wrongAnswers() throws {
    let junit = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).xml")
    let wrongProgram = "\(Tool.path) simulate --lines | sed 's/\"case\":9/\"case\":8/'"
    let run = try Tool.run("conformance", "--junit", junit.path, "--", "sh", "-c", wrongProgram)
    #expect(run.exitCode == 1)
    #expect(run.output.contains("✗ case-09-the-selected-tab-is-removed.json"))
    #expect(run.output.contains("    case            expected  case 9\n                    actual    case 8"))
    #expect(run.output.contains("✓ case-08"))
    #expect(try XMLElements.names(in: try String(contentsOf: junit, encoding: .utf8)).contains("failure"))
  }

  @Test(
    "a program that hangs, exits early or does not exist is reported",
    arguments: [
      (["--timeout", "1", "--", "sleep", "60"], 1, "no answer came within 1 s"),
      (["--", "head", "-c", "10"], 1, "the answer cannot be read"),
      (["--", "true"], 1, "the command exited without an answer"),
      (["--", "/nowhere/at-all"], 2, "no such program"),
      (["--scenarios", "/nowhere"], 2, "no scenarios in this directory"),
    ])
  func misbehaviour(arguments: [String], exitCode: Int, reason: String) throws {
    let run = try Tool.run(["conformance"] + arguments)
    #expect(run.exitCode == exitCode)
    #expect((run.output + run.errors).contains(reason))
  }
}
