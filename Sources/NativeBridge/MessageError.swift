/// The reason why a page's message was rejected.
public enum MessageError: Error, Hashable, Sendable {
  /// The message has more than `maximum` bytes.
  case tooLarge(bytes: Int, maximum: Int)

  /// The message is malformed. The text says what is wrong, and where.
  case malformed(String)

  /// The data of the message is nested deeper than `maximum` levels.
  case tooDeep(maximum: Int)

  /// The message claims the address of another page than the one that posted it.
  case urlMismatch(claimed: String, actual: String)
}

extension MessageError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .tooLarge(let bytes, let maximum):
      "it has \(bytes) bytes, and the maximum is \(maximum)"
    case .malformed(let reason):
      "it is malformed: \(reason)"
    case .tooDeep(let maximum):
      "its data is nested deeper than \(maximum) levels"
    case .urlMismatch(let claimed, let actual):
      "it claims to be from \(quoted(claimed)) but is from \(quoted(actual))"
    }
  }
}

extension Error {
  /// The error in one line. Decoding errors name the member.
  var reason: String {
    guard let error = self as? DecodingError else { return String(describing: self) }
    switch error {
    case .keyNotFound(let key, let context):
      return "\(Self.name(of: context.codingPath + [key])) is missing"
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      return "\(Self.name(of: context.codingPath)) is not a value of type \(type)"
    case .dataCorrupted(let context):
      return "\(Self.name(of: context.codingPath)) is invalid: \(context.debugDescription)"
    @unknown default:
      return String(describing: error)
    }
  }

  private static func name(of path: [any CodingKey]) -> String {
    path.isEmpty ? "the value" : quoted(path.map(\.stringValue).joined(separator: "."))
  }
}
