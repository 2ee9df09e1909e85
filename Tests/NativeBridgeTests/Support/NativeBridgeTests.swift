import Foundation
import Logging
import Testing

@testable import NativeBridge

/// All tests of the module. Each has its own settings and log.
@Suite(.ownSettings, .timeLimit(.minutes(2)))
enum NativeBridgeTests {}

struct OwnSettings: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await Log.$current.withValue(Log()) {
      try await Hotwire.$settings.withValue(Hotwire.Settings()) {
        await MainActor.run { [log = Log.current] in
          Hotwire.config.logger = Logger(label: "NativeBridgeTests") { _ in log }
          Hotwire.config.debugLoggingEnabled = false
        }
        try await function()
      }
    }
  }
}

extension Trait where Self == OwnSettings {
  static var ownSettings: Self { Self() }
}

/// Records log lines.
struct Log: LogHandler {
  @TaskLocal fileprivate static var current = Log()

  /// The log lines of the current test.
  static var lines: [String] {
    current.recorded.all
  }

  var metadata: Logger.Metadata = [:]
  var logLevel: Logger.Level = .info
  private let recorded = Lines()

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    recorded.append("\(event.level): \(event.message)")
  }
}

private final class Lines: @unchecked Sendable {
  private let lock = NSLock()
  private var lines: [String] = []

  var all: [String] {
    lock.withLock { lines }
  }

  func append(_ line: String) {
    lock.withLock { lines.append(line) }
  }
}
