#if canImport(CWebKitGTK)
  import Foundation
  import Tabwire
  import TabwireClient

  /// Keeps what happened to the tabs, and draws their lifelines as `tabwire simulate --svg` does, which draws them.
  @MainActor
  final class SessionRecorder {
    private let file: URL
    private let name: String
    private var steps: [TabStep] = []
    /// What the server wants, as far as it is kept.
    private var known: TabConfiguration?
    /// The highest revision that was heard of.
    private var revision = Int64.min

    /// - Parameters:
    ///   - file: what to write: a drawing, or a scenario if it ends with `.json`.
    ///   - name: what the session is called.
    init(file: URL, name: String) {
      self.file = file
      self.name = name
    }

    /// Keeps a step. A page that says what is known already adds nothing, and most pages do.
    func record(_ step: TabStep) {
      guard case .configure(let json) = step, let configuration = try? TabConfiguration(json: json) else {
        return steps.append(step)
      }
      let isStale = configuration.revision.map { $0 < revision } ?? false
      revision = max(revision, configuration.revision ?? revision)
      if configuration.tabs == known?.tabs, configuration.session == known?.session { return }
      if isStale {
        // It has to be seen as stale by what is kept, too.
        if let kept = known?.revision, configuration.revision ?? kept < kept { steps.append(step) }
      } else {
        known = configuration
        steps.append(step)
      }
    }

    /// Writes the file.
    func finish() {
      do {
        if file.pathExtension == "json" {
          try scenario().write(to: file)
        } else {
          try draw()
        }
      } catch {
        Console.complain("\(file.path) could not be written: \(error)")
      }
    }

    private func scenario() throws -> Data {
      let steps = try self.steps.map { step -> [String: Any] in
        switch step {
        case .configure(let json): ["configure": try JSONSerialization.jsonObject(with: Data(json.utf8))]
        case .select(let tab): ["select": tab.rawValue]
        }
      }
      return try JSONSerialization.data(
        withJSONObject: ["name": name, "steps": steps], options: [.prettyPrinted, .sortedKeys])
    }

    /// Whether there is what it takes to write a file.
    nonisolated static func canWrite(_ file: URL) -> Bool { file.pathExtension == "json" || tool != nil }

    private struct NoDrawing: Error, CustomStringConvertible {
      let description: String
    }

    private func draw() throws {
      guard let tool = Self.tool else {
        throw NoDrawing(
          description: "the command tabwire, which draws it, is neither beside tabwire-shell nor on the PATH")
      }
      let scenario = FileManager.default.temporaryDirectory.appending(path: "tabwire-\(UUID().uuidString).json")
      try self.scenario().write(to: scenario)
      defer { try? FileManager.default.removeItem(at: scenario) }
      let process = Process()
      process.executableURL = tool
      process.arguments = ["simulate", scenario.path, "--svg", file.path]
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      guard process.terminationStatus == 0 else { throw NoDrawing(description: "tabwire failed") }
    }

    /// The command `tabwire`: beside this program, or on the path.
    private nonisolated static var tool: URL? {
      let beside = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
      let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map {
        URL(filePath: String($0))
      }
      return ([beside] + folders).map { $0.appending(path: "tabwire") }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }
  }
#endif
