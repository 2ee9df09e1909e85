import Synchronization

/// A double of the type that writes to the unified logging system. It keeps its lines.
public struct Logger: Sendable {
  /// A line of the log.
  package struct Line: Sendable, Equatable {
    package let category: String
    package let type: OSLogType
    package let text: String
  }

  private static let written = Mutex<[Line]>([])
  package static var lines: [Line] { written.withLock { $0 } }
  private let category: String

  public init(subsystem: String, category: String) {
    self.category = category
  }

  public func log(level: OSLogType, _ message: OSLogMessage) {
    Self.written.withLock { $0.append(Line(category: category, type: level, text: message.text)) }
  }
}

public struct OSLogType: Sendable, Equatable {
  private let name: String
  public static let debug = OSLogType(name: "debug")
  public static let info = OSLogType(name: "info")
  public static let `default` = OSLogType(name: "default")
  public static let error = OSLogType(name: "error")
  public static let fault = OSLogType(name: "fault")
}

public struct OSLogPrivacy {
  fileprivate let isPublic: Bool
  public static var `public`: OSLogPrivacy { OSLogPrivacy(isPublic: true) }
}

/// Text that is not marked public is redacted, as on a device.
public struct OSLogMessage: ExpressibleByStringInterpolation {
  fileprivate let text: String

  public init(stringLiteral value: String) {
    text = value
  }

  public init(stringInterpolation: OSLogInterpolation) {
    text = stringInterpolation.text
  }
}

public struct OSLogInterpolation: StringInterpolationProtocol {
  fileprivate var text = ""

  public init(literalCapacity: Int, interpolationCount: Int) {}

  public mutating func appendLiteral(_ literal: String) {
    text += literal
  }

  public mutating func appendInterpolation(
    _ argumentString: @autoclosure @escaping () -> String, privacy: OSLogPrivacy
  ) {
    text += privacy.isPublic ? argumentString() : "<private>"
  }
}
