#if canImport(CWebKitGTK)
  import Foundation
  import TabwireClient

  /// Keeps what happened to the tabs, and draws their lifelines as `tabwire simulate --svg` does, which draws them.
  @MainActor
  final class SessionRecorder {
    private let file: URL
    private let name: String
    private var steps: [TabStep] = []

    /// - Parameters:
    ///   - file: what to write: a drawing, or a scenario if it ends with `.json`.
    ///   - name: what the session is called.
    init(file: URL, name: String) {
      self.file = file
      self.name = name
    }

    /// Keeps a step. A page that says again what the one before it said adds nothing.
    func record(_ step: TabStep) {
      if case .configure = step, steps.last == step { return }
      steps.append(step)
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
    private static var tool: URL? {
      let beside = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
      let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map {
        URL(filePath: String($0))
      }
      return ([beside] + folders).map { $0.appending(path: "tabwire") }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }
  }
#endif
