import Logging
import Synchronization
import Testing

@testable import NativeBridge

/// All tests of the module. They run one by one because the settings hold for the whole app.
@Suite(.serialized, .freshSettings)
enum NativeBridgeTests {}

/// Gives each test the default settings and an empty log.
struct FreshSettings: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    await MainActor.run {
      Log.recorded.withLock { $0 = [] }
      Hotwire.config = HotwireConfig()
      Hotwire.config.logger = Logger(label: "NativeBridgeTests") { _ in Log() }
      Hotwire.config.debugLoggingEnabled = false
      Hotwire.registerBridgeComponents([])
    }
    try await function()
  }
}

extension Trait where Self == FreshSettings {
  static var freshSettings: Self { Self() }
}

/// Records what is logged.
struct Log: LogHandler {
  fileprivate static let recorded = Mutex<[String]>([])

  static var lines: [String] {
    recorded.withLock { $0 }
  }

  var metadata: Logger.Metadata = [:]
  var logLevel: Logger.Level = .info

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    Self.recorded.withLock { $0.append("\(event.level): \(event.message)") }
  }
}
