public struct OSLog: Sendable {
  public static let disabled = OSLog()
}

extension Logger {
  public init(_ log: OSLog) {
    self.init(subsystem: "", category: "disabled")
  }
}

extension OSLogInterpolation {
  public mutating func appendInterpolation<Value>(_ value: @autoclosure @escaping () -> Value) {
    appendLiteral(String(describing: value()))
  }
}

// Hotwire Native 1.2 and 1.3.0-beta log with these.
extension Logger {
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
  public func info(_ message: OSLogMessage) { log(level: .info, message) }
  public func warning(_ message: OSLogMessage) { log(level: .error, message) }
  public func error(_ message: OSLogMessage) { log(level: .error, message) }
}
