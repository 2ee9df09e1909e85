import Foundation
import Testing

@testable import TabwireCommand

@Suite("A check in a pipeline")
struct PipelineTests {
  /// A repository with the tab bars of the example, before and after a change.
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

  private let action = Repository.root.appendingPathComponent("Packaging/Action/run").path

  @Test("the action annotates files, plans from the base commit, and fails at a severity")
  func plans() throws {
    let clone = try Clone()
    let run = try clone.run("TABS_BASE=HEAD \(action)")
    #expect(run.output == "0 errors, 0 warnings in 2 sources\n")
    #expect(run.exitCode == 1)
    #expect(try clone.text("summary").hasPrefix("### 🔴 Effect on tabs: disruptive\n"))
    #expect(try clone.text("outputs").hasPrefix("report="))
    #expect(try clone.text("temporary/tabwire-plan.html").hasPrefix("<!DOCTYPE html>"))
  }

  @Test("the action passes without changes, without a base, and for new tab bars")
  func passes() throws {
    let clone = try Clone()
    #expect(try clone.run("git stash --quiet; TABS_BASE=HEAD TABS_FAIL_ON=calm \(action)").exitCode == 0)
    #expect(try clone.run("TABS_BASE= \(action)").exitCode == 0)
    let first = try clone.run("mkdir new && cp tabs/*.json new && TABS_DIRECTORY=new TABS_BASE=HEAD \(action)")
    #expect(first.output.hasSuffix("HEAD has no directory new: no users are affected yet.\n"))
    #expect(first.exitCode == 0)
  }

  @Test("the action fetches a base that the checkout lacks, and fails if there is none")
  func fetches() throws {
    let clone = try Clone()
    let fetched = try clone.run(
      """
      git branch released && git clone --quiet . copy && cp -r tabs copy && cd copy
      git update-ref -d refs/remotes/origin/released && TABS_BASE=released \(action)
      """)
    #expect(fetched.exitCode == 1, "\(fetched.output)")
    #expect(try clone.text("summary").hasPrefix("### 🔴 Effect on tabs: disruptive\n"))
    let unknown = try clone.run("cd copy && TABS_BASE=nowhere \(action)")
    #expect(unknown.output.contains("::error::there is no commit nowhere here nor at origin"))
    #expect(unknown.exitCode == 1)
  }

  @Test("the action plans in a container, where the checkout belongs to another user")
  func otherOwner() throws {
    let clone = try Clone()
    let other = "GIT_TEST_ASSUME_DIFFERENT_OWNER=1"
    #expect(try clone.run("\(other) git status").output.contains("dubious ownership"))
    let run = try clone.run("\(other) TABS_BASE=HEAD \(action)")
    #expect(run.exitCode == 1)
    #expect(try clone.text("summary").hasPrefix("### 🔴 Effect on tabs: disruptive\n"), "\(run.output)")
  }

  /// A copy of the action, with a release of it on a server.
  private struct ReleasedAction {
    let clone: Clone
    let site: Site
    let checksum: String

    /// - Parameter clone: The repository to run the action in.
    init(in clone: Clone) throws {
      self.clone = clone
      let root = Repository.root.path
      let made = try clone.run(
        """
        set -e
        mkdir -p release/tabwire/bin package swift
        mkdir -p package/Sources/TabwireCommand package/Packaging
        cp -r \(root)/Packaging/Action package/Packaging
        cp \(root)/Sources/TabwireCommand/TabwireVersion.swift package/Sources/TabwireCommand
        printf '#!/bin/sh\\nexec \(Tool.path) "$@"\\n' >release/tabwire/bin/tabwire
        chmod +x release/tabwire/bin/tabwire
        case $(uname) in Darwin) platform=macos-universal ;; *) platform=linux-$(uname -m) ;; esac
        tar -czf release/tabwire-\(TabwireVersion.current)-$platform.tar.gz -C release tabwire
        # A Swift that builds nothing.
        printf '#!/bin/sh\\necho "swift $*" >&2\\n[ "$*" = "${*%%--show-bin-path}" ] || echo \(root)/.build/none\\n' >swift/swift
        chmod +x swift/swift
        python3 -c 'import hashlib, glob; print(hashlib.sha256(open(glob.glob("release/*.gz")[0], "rb").read()).hexdigest())'
        """)
      #expect(made.exitCode == 0, "\(made.output)")
      checksum = made.output.trimmingCharacters(in: .whitespacesAndNewlines)
      site = try Site(script: "files.py", clone.directory.appendingPathComponent("release").path)
    }

    /// Runs the action without a path of the command.
    ///
    /// - Parameters:
    ///   - checksum: The checksum that the action expects.
    ///   - version: The version that `release.sums` names.
    ///   - folder: The folder of the server that the action downloads from.
    func run(
      expecting checksum: String, version: String = TabwireVersion.current, in folder: String = ""
    ) throws -> (exitCode: Int32, output: String) {
      try clone.run(
        """
        case $(uname) in Darwin) platform=macos-universal ;; *) platform=linux-$(uname -m) ;; esac
        printf '# %s\\n%s  %s\\n' \(site.address)\(folder) \(checksum) tabwire-\(version)-$platform.tar.gz >package/Packaging/Action/release.sums
        mkdir -p temporary
        TABWIRE= TABS_BASE=HEAD PATH="$PWD/swift:$PATH" package/Packaging/Action/run
        """)
    }
  }

  @Test("the action downloads the release, and verifies its checksum")
  func downloads() throws {
    let clone = try Clone()
    let action = try ReleasedAction(in: clone)
    let run = try action.run(expecting: action.checksum)
    #expect(run.output == "0 errors, 0 warnings in 2 sources\n")
    #expect(run.exitCode == 1)
    #expect(try clone.text("summary").hasPrefix("### 🔴 Effect on tabs: disruptive\n"))
  }

  @Test("the action does not run a release with another checksum, nor builds instead")
  func otherChecksum() throws {
    let clone = try Clone()
    let run = try ReleasedAction(in: clone).run(expecting: String(repeating: "0", count: 64))
    #expect(run.output.contains("::error::http://127.0.0.1"))
    #expect(run.output.contains("instead of 0000"))
    #expect(!run.output.contains("swift build"))
    #expect(run.exitCode == 1)
  }

  @Test("the action builds its own version if release.sums has only another one")
  func otherVersion() throws {
    let clone = try Clone()
    let action = try ReleasedAction(in: clone)
    let run = try action.run(expecting: action.checksum, version: "0.0.9")
    #expect(run.output.contains("swift build --configuration release --product tabwire"))
  }

  @Test("the action does not run a release that says that it is another version")
  func falseVersion() throws {
    let clone = try Clone()
    let action = try ReleasedAction(in: clone)
    let file = "package/Sources/TabwireCommand/TabwireVersion.swift"
    let renamed = try clone.run(
      """
      sed -i.bak s/\(TabwireVersion.current)/9.0.0/ \(file)
      for release in release/*.gz; do mv "$release" "${release/-\(TabwireVersion.current)-/-9.0.0-}"; done
      """)
    #expect(renamed.exitCode == 0, "\(renamed.output)")
    let run = try action.run(expecting: action.checksum, version: "9.0.0")
    #expect(run.output.contains("is tabwire \(TabwireVersion.current), and this action is 9.0.0"))
    #expect(!run.output.contains("swift build"))
    #expect(run.exitCode == 1)
  }

  @Test("the action builds the command if the release cannot be downloaded")
  func builds() throws {
    let clone = try Clone()
    let action = try ReleasedAction(in: clone)
    let run = try action.run(expecting: action.checksum, in: "/nowhere")
    #expect(run.output.contains("::warning::http://127.0.0.1"))
    #expect(run.output.contains("swift build --configuration release --product tabwire"))
  }

  @Test("the action fails for errors, and for warnings if it is strict")
  func fails() throws {
    let clone = try Clone()
    let strict = try clone.run("sed -i.bak s/house.fill/hause/ tabs/premium.json; TABS_STRICT=true \(action)")
    #expect(strict.output.contains("::warning file=tabs/premium.json,line=4,col=46,title=unknownIcon::"))
    #expect(strict.exitCode == 1)
    #expect(try clone.run("echo nonsense > tabs/premium.json; \(action)").exitCode == 1)
  }

  @Test("the article shows the output of the commands")
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
