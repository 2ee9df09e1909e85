import Foundation

/// A double of the desktop's launcher: a process on the session bus.
@MainActor
final class Launcher {
  /// What the launcher shows on an icon.
  struct Entry: Decodable, Equatable {
    let entry: String
    let count: Int
    let isVisible: Bool
  }

  private let process = Process()
  private let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  init() async throws {
    try Data().write(to: file)
    process.executableURL = URL(filePath: "/usr/bin/python3")
    process.arguments = [URL(filePath: #filePath).deletingLastPathComponent().appending(path: "launcher.py").path]
    process.standardOutput = try FileHandle(forWritingTo: file)
    try process.run()
    try await until("the launcher listens") { try lines().first != nil }
  }

  /// The changes so far.
  var entries: [Entry] {
    get throws { try lines().dropFirst().map { try JSONDecoder().decode(Entry.self, from: Data($0.utf8)) } }
  }

  private func lines() throws -> [Substring] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
  }

  func end() {
    if process.isRunning { process.terminate() }
    try? FileManager.default.removeItem(at: file)
  }
}
