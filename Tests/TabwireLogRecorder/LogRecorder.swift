import Foundation
public import Logging

/// Records log lines: the level, a colon and the message.
public final class LogRecorder: @unchecked Sendable {
  private let lock = NSLock()
  private var recorded: [String] = []

  public init() {}

  /// The lines of all levels from `info` on.
  public var lines: [String] { lock.withLock { recorded } }

  /// The lines of the level `warning`.
  public var warnings: [String] { lines.filter { $0.hasPrefix("warning: ") } }

  /// The logger whose lines are recorded.
  public var logger: Logger {
    Logger(label: "test") { _ in Handler(recorder: self) }
  }

  private func append(_ line: String) {
    lock.withLock { recorded.append(line) }
  }

  private struct Handler: LogHandler {
    let recorder: LogRecorder
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.info

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
      recorder.append("\(event.level): \(event.message)")
    }
  }
}
