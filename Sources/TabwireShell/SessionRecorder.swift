import Foundation
import Tabwire
import TabwireClient

/// Records the steps of a session and writes them as a drawing of its lifelines or as a scenario.
@MainActor
final class SessionRecorder {
  private let file: URL
  private let name: String
  private var recorded: [TabStep.Cause] = []
  /// The last configuration that was accepted and is not stale.
  private var configuration: TabConfiguration?
  /// The last repeated configuration that was left out. Its revision decides which later configurations are stale.
  private var omitted: TabStep.Cause?

  /// Creates a recorder without steps.
  ///
  /// - Parameters:
  ///   - file: The file to write: a scenario if its name ends with `.json`, otherwise a drawing.
  ///   - name: The name of the session.
  init(file: URL, name: String) {
    self.file = file
    self.name = name
  }

  /// Records a step, unless it repeats the tabs of the configuration before it, as most pages do.
  func record(_ step: TabStep) {
    guard case .configuration(let json) = step.cause, let configuration = try? TabConfiguration(json: json) else {
      return recorded.append(step.cause)
    }
    if step.transition.kind == .stale {
      recordOmitted()
      recorded.append(step.cause)
    } else if let last = self.configuration, configuration.showsTheSame(as: last) {
      if configuration.revision != nil { omitted = step.cause }
    } else {
      self.configuration = configuration
      if configuration.revision == nil { recordOmitted() }
      omitted = nil
      recorded.append(step.cause)
    }
  }

  /// Records the configuration that was left out: a later one may be stale only because of its revision.
  private func recordOmitted() {
    if let omitted { recorded.append(omitted) }
    omitted = nil
  }

  /// Writes the file. Prints an error if it cannot be written.
  func finish() {
    do {
      if file.pathExtension == "json" {
        try scenario().write(to: file)
      } else {
        try draw()
      }
    } catch {
      Console.printError("cannot write \(file.path): \(error)")
    }
  }

  private func scenario() throws -> Data {
    let steps = try recorded.map { cause -> [String: Any] in
      switch cause {
      case .configuration(let json): ["configure": try JSONSerialization.jsonObject(with: Data(json.utf8))]
      case .selection(let tab): ["select": tab.rawValue]
      }
    }
    return try JSONSerialization.data(
      withJSONObject: ["name": name, "steps": steps], options: [.prettyPrinted, .sortedKeys])
  }

  /// Whether a file of this kind can be written: a drawing needs the command `tabwire`.
  nonisolated static func canWrite(_ file: URL) -> Bool { file.pathExtension == "json" || tabwire != nil }

  private struct DrawingError: Error, CustomStringConvertible {
    let description: String
  }

  private func draw() throws {
    guard let tabwire = Self.tabwire else {
      throw DrawingError(
        description:
          "the command tabwire is neither beside tabwire-shell nor on the PATH; install it with scripts/install-tabwire"
      )
    }
    let scenario = FileManager.default.temporaryDirectory.appending(path: "tabwire-\(UUID().uuidString).json")
    try self.scenario().write(to: scenario)
    defer { try? FileManager.default.removeItem(at: scenario) }
    let process = Process()
    process.executableURL = tabwire
    process.arguments = ["simulate", scenario.path, "--svg", file.path]
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw DrawingError(description: "tabwire simulate ended with status \(process.terminationStatus)")
    }
  }

  /// The command `tabwire`, beside this program or on the `PATH`, or `nil`.
  private nonisolated static var tabwire: URL? {
    let beside = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map {
      URL(filePath: String($0))
    }
    return ([beside] + folders).map { $0.appending(path: "tabwire") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
