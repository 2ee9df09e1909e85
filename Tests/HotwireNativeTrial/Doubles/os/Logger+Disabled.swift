public struct OSLog: Sendable {
  public static let disabled = OSLog()
}

extension Logger {
  public init(_ log: OSLog) {
    self.init(subsystem: "", category: "disabled")
  }
}

extension OSLogInterpolation {
  public mutating func appendInterpolation(_ argumentString: @autoclosure @escaping () -> String) {
    appendLiteral(argumentString())
  }
}
