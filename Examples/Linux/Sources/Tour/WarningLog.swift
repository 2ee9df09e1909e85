import Foundation
import Logging

/// Collects the warnings and errors that the app logs.
final class WarningLog: Sendable {
  private let messages = Messages()

  /// The logger for the app.
  var logger: Logger {
    Logger(label: "tour") { [messages] _ in Handler(messages: messages) }
  }

  /// Returns the messages since the last call.
  func take() -> [String] {
    messages.take()
  }

  private final class Messages: @unchecked Sendable {
    private let lock = NSLock()
    private var collected: [String] = []

    func append(_ message: String) {
      lock.withLock { collected.append(message) }
    }

    func take() -> [String] {
      lock.withLock {
        defer { collected = [] }
        return collected
      }
    }
  }

  private struct Handler: LogHandler {
    let messages: Messages
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.warning
    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
      messages.append("\(event.message)")
    }
  }
}
