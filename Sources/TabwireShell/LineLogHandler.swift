import Logging

/// Prints each event on a line: what became of the tabs to the output, warnings to the errors.
struct LineLogHandler: LogHandler {
  var logLevel: Logger.Level
  var metadata: Logger.Metadata = [:]

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    if event.level >= .warning {
      Console.complain("\(event.message)")
    } else {
      Console.say("\(event.message)")
    }
  }
}
