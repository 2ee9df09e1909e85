import Foundation

/// A double of the desktop's notification service: a process on the session bus.
@MainActor
final class NotificationService {
  struct Notification: Decodable, Equatable {
    let title: String
    let body: String
    let actions: [String]
  }

  private let process = Process()
  private let clicks = Pipe()
  private let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  init() async throws {
    try Data().write(to: file)
    process.executableURL = URL(filePath: "/usr/bin/python3")
    process.arguments = [
      URL(filePath: #filePath).deletingLastPathComponent().appending(path: "notifications.py").path
    ]
    process.standardInput = clicks
    process.standardOutput = try FileHandle(forWritingTo: file)
    try process.run()
    try await until("the notification service is on the bus") { try lines().first != nil }
  }

  /// The notifications that were shown.
  var notifications: [Notification] {
    get throws { try lines().dropFirst().map { try JSONDecoder().decode(Notification.self, from: Data($0.utf8)) } }
  }

  /// Clicks the last notification, as a user does.
  func click() throws {
    try clicks.fileHandleForWriting.write(contentsOf: Data("\n".utf8))
  }

  private func lines() throws -> [Substring] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
  }

  func end() {
    if process.isRunning { process.terminate() }
    try? FileManager.default.removeItem(at: file)
  }
}
