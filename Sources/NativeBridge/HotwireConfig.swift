import Foundation
import Logging

/// The coders and the logger of the bridge.
public struct HotwireConfig: Sendable {
  /// Encodes the data of replies.
  public var jsonEncoder = JSONEncoder()

  /// Decodes the data of messages.
  public var jsonDecoder = JSONDecoder()

  /// Logs rejected messages and errors. While ``debugLoggingEnabled``, it also logs every message.
  public var logger = Logger(label: "NativeBridge")

  /// Whether every message, reply and lifecycle step is logged. `false` by default. Keep it off in production, because
  /// messages can contain what users typed.
  public var debugLoggingEnabled: Bool {
    get { logger.logLevel <= .debug }
    set { logger.logLevel = newValue ? .debug : .info }
  }

  /// Creates the default settings.
  public init() {
    debugLoggingEnabled = false
  }
}

/// Logs a step while debug logging is enabled.
func debugLog(_ message: @autoclosure () -> String) {
  Hotwire.config.logger.debug("\(message())")
}
