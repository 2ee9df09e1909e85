import Logging

/// Prints each log message on one line: warnings and errors to the standard error, everything else to the standard output.
struct LineLogHandler: LogHandler {
  var logLevel: Logger.Level
  var metadata: Logger.Metadata = [:]

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    if event.level >= .warning {
      Console.printError("\(event.message)")
    } else {
      Console.printLine("\(event.message)")
    }
  }
}
