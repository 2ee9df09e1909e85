import Logging

#if canImport(os)
  import os

  /// Writes to the unified logging system, which Console and Xcode show. On a device, standard output is not visible.
  struct SystemLogHandler: LogHandler {
    var logLevel: Logging.Logger.Level = .info
    var metadata: Logging.Logger.Metadata = [:]
    private let logger: os.Logger

    /// - Parameter label: The label of the logger, which becomes the category.
    init(label: String) {
      logger = os.Logger(subsystem: "tabwire", category: label)
    }

    subscript(metadataKey key: String) -> Logging.Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
      logger.log(level: OSLogType(event.level), "\(event.message.description, privacy: .public)")
    }
  }

  extension OSLogType {
    /// The type for a level. The system stores everything from `default` on.
    fileprivate init(_ level: Logging.Logger.Level) {
      switch level {
      case .trace, .debug: self = .debug
      case .info: self = .info
      case .notice: self = .default
      case .warning, .error: self = .error
      case .critical: self = .fault
      }
    }
  }
#endif

extension Logging.Logger {
  /// Returns a logger that writes to the unified logging system on Apple's platforms, and elsewhere to the app's
  /// `LoggingSystem`.
  ///
  /// - Parameter label: The label of the logger.
  public static func system(label: String) -> Logging.Logger {
    #if canImport(os)
      Logging.Logger(label: label) { SystemLogHandler(label: $0) }
    #else
      Logging.Logger(label: label)
    #endif
  }
}
