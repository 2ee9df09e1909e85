import Foundation
import TabwireLogRecorder
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
    try await Log.$current.withValue(LogRecorder()) {
      try await Hotwire.$settings.withValue(Hotwire.Settings()) {
        await MainActor.run { [logger = Log.current.logger] in
          Hotwire.config.logger = logger
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

/// The log of the current test.
enum Log {
  @TaskLocal fileprivate static var current = LogRecorder()

  static var lines: [String] { current.lines }
}
