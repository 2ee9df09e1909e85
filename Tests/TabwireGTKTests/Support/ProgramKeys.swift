import Foundation

/// The keyboard of a window of another process.
@MainActor
struct ProgramKeys {
  /// Waits until a window has a title and the keyboard focus.
  func untilFocused(title: String) async throws {
    try await until("the window \(title) is there") {
      (try await output("search", "--onlyvisible", "--name", "^\(title)$")) != ""
    }
    _ = try await output("search", "--onlyvisible", "--name", "^\(title)$", "windowfocus", "--sync")
  }

  func press(_ arguments: String...) async throws {
    _ = try await output(arguments)
  }

  private func output(_ arguments: String...) async throws -> String { try await output(arguments) }

  private func output(_ arguments: [String]) async throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/xdotool")
    process.arguments = arguments
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    try await until("xdotool exits") { !process.isRunning }
    return String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }
}
