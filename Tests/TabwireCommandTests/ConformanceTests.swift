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

  @Test("the command needs no files of the repository")
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

  // MARK: Conduct

  private static let conduct = Repository.conformance.appendingPathComponent("conduct").path

  /// A client that knows the effects by heart, but for those of a scenario.
  private func knowing(without name: String = "") -> [String] {
    let script = """
      import glob, json, sys
      known = {}
      for path in glob.glob("\(Self.conduct)/*.json"):
          story = json.load(open(path))
          known[story["name"]] = [step["effects"] for step in story["steps"]]
      for line in sys.stdin:
          story = json.loads(line)
          assert all(sorted(step) == ["at", "event"] for step in story["steps"])
          effects = [[] for _ in story["steps"]] if story["name"] == sys.argv[1] else known[story["name"]]
          print(json.dumps({"name": story["name"], "effects": effects, "more": 1}), flush=True)
      """
    return ["conformance", "--conduct", "--", "python3", "-c", script, name]
  }

  @Test("a client that asks for them gets every scenario of conduct, without the effects")
  func conductOfAClient() throws {
    let count = try FileManager.default.contentsOfDirectory(atPath: Self.conduct).count
    let run = try Tool.run(knowing())
    #expect(run.exitCode == 0, "\(run.output)\(run.errors)")
    #expect(run.output.contains("\(count) of \(count) scenarios passed"))
  }

  @Test("other effects of conduct are shown step by step")
  func otherEffects() throws {
    let name = "a step waits three seconds at most, and then the answer is late"
    let run = try Tool.run(knowing(without: name))
    #expect(run.exitCode == 1)
    #expect(
      run.output.contains("✗ form-three-seconds.json: \(name)\n  step 1  at 0.0: formStarted\n    expected  wake 30"))
    #expect(run.output.contains("    actual    no effect"))
  }

  @Test(
    "what is no answer or no scenario of conduct is named",
    arguments: [
      (["--conduct", "--", "echo", "{}"], 1, "the answer is about another scenario: it has no name"),
      (["--conduct", "--", "echo", "[]"], 1, "the answer cannot be read: name, and effects"),
      (["--conduct"], 64, "--conduct needs a command to test"),
      (
        ["--conduct", "--scenarios", "Conformance", "--", "cat"], 2,
        "not a scenario: it needs a name, and steps with at"
      ),
    ])
  func noConduct(arguments: [String], exitCode: Int, reason: String) throws {
    let run = try Tool.run(["conformance"] + arguments)
    #expect(run.exitCode == exitCode)
    #expect((run.output + run.errors).contains(reason), "\(run.errors)")
  }

  @Test("scenarios of conduct are exported byte for byte")
  func exportOfConduct() throws {
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: directory) }
    #expect(try Tool.run("conformance", "--conduct", "--export", directory.path).exitCode == 0)
    for file in try FileManager.default.contentsOfDirectory(atPath: Self.conduct) {
      let exported = try Data(contentsOf: directory.appendingPathComponent(file))
      #expect(try Data(contentsOf: URL(fileURLWithPath: "\(Self.conduct)/\(file)")) == exported)
    }
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
