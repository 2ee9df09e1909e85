#if canImport(CWebKitGTK)
  import Foundation

  /// Assistive technology in a process of its own, which knows the windows by AT-SPI alone.
  @MainActor
  final class ScreenReader {
    private let process = Process()
    private let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    /// - Parameter arguments: what it does; see `accessibility.py`.
    init(_ arguments: [String]) throws {
      try Data().write(to: file)
      process.executableURL = URL(filePath: "/usr/bin/python3")
      let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "accessibility.py")
      process.arguments = [script.path] + arguments
      process.standardOutput = try FileHandle(forWritingTo: file)
      try process.run()
    }

    /// Hears what happens in the windows.
    ///
    /// - Parameter event: the event, as AT-SPI calls it.
    convenience init(hearing event: String) async throws {
      try self.init(["--listen", event])
      try await until("the screen reader listens") { try heard().first?.event == "listening" }
    }

    struct Heard: Decodable {
      let event: String
      let role: String
      let text: String
    }

    /// What has happened so far.
    func heard() throws -> [Heard] {
      try output().split(separator: "\n").map { try JSONDecoder().decode(Heard.self, from: Data($0.utf8)) }
    }

    var isRunning: Bool { process.isRunning }

    /// What it has said so far.
    func output() throws -> String { try String(contentsOf: file, encoding: .utf8) }

    func end() {
      if process.isRunning { process.terminate() }
      try? FileManager.default.removeItem(at: file)
    }
  }
#endif
