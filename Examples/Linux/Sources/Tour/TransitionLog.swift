import Foundation
import Logging

/// Keeps what the app logs: one line for each transition, and for each thing that goes wrong.
final class TransitionLog: Sendable {
  private let lines = Lines()

  /// The app's logger.
  var logger: Logger {
    Logger(label: "tour") { [lines] _ in Handler(lines: lines) }
  }

  /// Takes the lines that were logged since the last time.
  func take() -> [String] {
    lines.take()
  }

  private final class Lines: @unchecked Sendable {
    private let lock = NSLock()
    private var kept: [String] = []

    func append(_ line: String) {
      lock.withLock { kept.append(line) }
    }

    func take() -> [String] {
      lock.withLock {
        defer { kept = [] }
        return kept
      }
    }
  }

  private struct Handler: LogHandler {
    let lines: Lines
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.debug
    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
      lines.append("\(event.message)")
    }
  }
}
