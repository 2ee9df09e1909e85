/// Why something a page posted is not a message.
public enum BridgeError: Error, Hashable, Sendable {
  /// The page posted more than `limit` bytes.
  case tooLarge(bytes: Int, limit: Int)

  /// What the page posted does not have the shape of a message; the text says where and why.
  case malformed(String)

  /// The data of the message is nested deeper than `limit` levels.
  case tooDeep(limit: Int)

  /// The message says it comes from another page than the one that posted it.
  case misattributed(claimed: String, actual: String)
}

extension BridgeError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .tooLarge(let bytes, let limit):
      "it has \(bytes) bytes, more than the \(limit) a message may have"
    case .malformed(let reason):
      "it is malformed: \(reason)"
    case .tooDeep(let limit):
      "its data is nested deeper than \(limit) levels"
    case .misattributed(let claimed, let actual):
      "it claims to be from \(quoted(claimed)) but is from \(quoted(actual))"
    }
  }
}

extension Error {
  /// What went wrong, in one line.
  var reason: String {
    guard let error = self as? DecodingError else { return String(describing: self) }
    switch error {
    case .keyNotFound(let key, let context):
      return "\(Self.place(context.codingPath + [key])) is missing"
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      return "\(Self.place(context.codingPath)) is no \(type)"
    case .dataCorrupted(let context):
      return "\(Self.place(context.codingPath)) is not valid: \(context.debugDescription)"
    @unknown default:
      return String(describing: error)
    }
  }

  private static func place(_ path: [any CodingKey]) -> String {
    path.isEmpty ? "the value" : quoted(path.map(\.stringValue).joined(separator: "."))
  }
}
