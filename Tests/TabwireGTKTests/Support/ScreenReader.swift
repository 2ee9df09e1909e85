#if canImport(CWebKitGTK)
  import Foundation

  /// A screen reader: a process that reads the windows over AT-SPI.
  @MainActor
  final class ScreenReader {
    private let process = Process()
    private let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    /// - Parameter arguments: the arguments of `accessibility.py`.
    init(_ arguments: [String]) throws {
      try Data().write(to: file)
      process.executableURL = URL(filePath: "/usr/bin/python3")
      let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "accessibility.py")
      process.arguments = [script.path] + arguments
      process.standardOutput = try FileHandle(forWritingTo: file)
      try process.run()
    }

    /// Listens to events of the windows.
    ///
    /// - Parameter event: the AT-SPI name of the event.
    convenience init(hearing event: String) async throws {
      try self.init(["--listen", event])
      try await until("the screen reader listens") { try heard().first?.event == "listening" }
    }

    struct Heard: Decodable {
      let event: String
      let role: String
      let text: String
    }

    /// Returns the events so far.
    func heard() throws -> [Heard] {
      try output().split(separator: "\n").map { try JSONDecoder().decode(Heard.self, from: Data($0.utf8)) }
    }

    var isRunning: Bool { process.isRunning }

    /// Returns the output so far.
    func output() throws -> String { try String(contentsOf: file, encoding: .utf8) }

    func end() {
      if process.isRunning { process.terminate() }
      try? FileManager.default.removeItem(at: file)
    }
  }
#endif
