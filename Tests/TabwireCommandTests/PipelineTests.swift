import Foundation
import Testing

@Suite("A check in a pipeline")
struct PipelineTests {
  /// A repository with the tab bars of the example, as users have them and as they shall be.
  private final class Clone {
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    init() throws {
      let example = Repository.root.appendingPathComponent("Examples/Pipeline")
      let tabs = directory.appendingPathComponent("tabs")
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: example.appendingPathComponent("before"), to: tabs)
      let git = "git -c user.name=test -c user.email=test@example.org"
      #expect(try run("\(git) init --quiet && git add . && \(git) commit --quiet -m before").exitCode == 0)
      try FileManager.default.removeItem(at: tabs)
      try FileManager.default.copyItem(at: example.appendingPathComponent("tabs"), to: tabs)
    }

    deinit { try? FileManager.default.removeItem(at: directory) }

    func run(_ script: String) throws -> (exitCode: Int32, output: String) {
      let process = Process()
      let output = directory.appendingPathComponent("output")
      try Data().write(to: output)
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["bash", "-c", script]
      process.currentDirectoryURL = directory
      process.standardOutput = try FileHandle(forWritingTo: output)
      process.standardError = process.standardOutput
      var environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
      environment.merge([
        "TABWIRE": Tool.path, "RUNNER_TEMP": directory.appendingPathComponent("temporary").path,
        "GITHUB_STEP_SUMMARY": directory.appendingPathComponent("summary").path,
        "GITHUB_OUTPUT": directory.appendingPathComponent("outputs").path,
      ]) { $1 }
      process.environment = environment
      try process.run()
      process.waitUntilExit()
      return (process.terminationStatus, try text("output"))
    }

    func text(_ name: String) throws -> String {
      String(decoding: try Data(contentsOf: directory.appendingPathComponent(name)), as: UTF8.self)
    }
  }

  private let action = Repository.root.appendingPathComponent("Action/run").path

  @Test("annotates, plans from the base commit, and fails from a severity on")
  func plans() throws {
    let clone = try Clone()
    let run = try clone.run("TABS_BASE=HEAD \(action)")
    #expect(run.output == "0 errors, 0 warnings in 2 sources\n")
    #expect(run.exitCode == 1)
    #expect(try clone.text("summary").hasPrefix("### 🔴 What this change does to tabs: disruptive\n"))
    #expect(try clone.text("outputs").hasPrefix("report="))
    #expect(try clone.text("temporary/tabwire-plan.html").hasPrefix("<!DOCTYPE html>"))
  }

  @Test("passes where users have nothing yet, where nothing changes, and without a base")
  func passes() throws {
    let clone = try Clone()
    #expect(try clone.run("git stash --quiet; TABS_BASE=HEAD TABS_FAIL_ON=calm \(action)").exitCode == 0)
    #expect(try clone.run("TABS_BASE= \(action)").exitCode == 0)
    let first = try clone.run("mkdir new && cp tabs/*.json new && TABS_DIRECTORY=new TABS_BASE=HEAD \(action)")
    #expect(first.output.hasSuffix("There is no new in HEAD yet: nobody has tab bars that could change.\n"))
    #expect(first.exitCode == 0)
  }

  @Test("fails for what apps would reject, and for warnings if it shall be strict")
  func fails() throws {
    let clone = try Clone()
    let strict = try clone.run("sed -i.bak s/house.fill/hause/ tabs/premium.json; TABS_STRICT=true \(action)")
    #expect(strict.output.contains("::warning file=tabs/premium.json,line=4,col=46,title=unknownIcon::"))
    #expect(strict.exitCode == 1)
    #expect(try clone.run("echo nonsense > tabs/premium.json; \(action)").exitCode == 1)
  }

  @Test("the article shows what the commands print")
  func article() throws {
    let article = try String(
      contentsOf: Repository.root.appendingPathComponent("docs/a-check-in-your-pipeline.md"), encoding: .utf8)
    let blocks = article.components(separatedBy: "```console\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
    #expect(blocks.count >= 3)
    for block in blocks {
      let lines = block.split(separator: "\n", maxSplits: 1)
      let words = try #require(lines.first).split(separator: " ").map(String.init)
      #expect(words.prefix(2) == ["$", "tabwire"])
      #expect(try Tool.run(Array(words.dropFirst(2))).output == lines.last.map(String.init))
    }
  }
}
