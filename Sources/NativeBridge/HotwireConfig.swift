import Foundation
import Logging

/// How messages are encoded, decoded and logged.
public struct HotwireConfig {
  /// Encodes the data of replies.
  public var jsonEncoder = JSONEncoder()

  /// Decodes the data of messages.
  public var jsonDecoder = JSONDecoder()

  /// Where the bridge logs: refused messages and mistakes always, everything else while ``debugLoggingEnabled``.
  public var logger = Logger(label: "NativeBridge")

  /// Whether every message, reply and lifecycle step is logged. Off by default; leave it off in production, since
  /// messages may hold what users typed.
  public var debugLoggingEnabled: Bool {
    get { logger.logLevel <= .debug }
    set { logger.logLevel = newValue ? .debug : .info }
  }

  /// The default settings.
  public init() {
    debugLoggingEnabled = false
  }
}

/// Logs a step for developers who asked to see every one.
@MainActor
func debugLog(_ message: @autoclosure () -> String) {
  Hotwire.config.logger.debug("\(message())")
}
