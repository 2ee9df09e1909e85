/// An error in a path configuration.
public struct PathConfigurationError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The JSON path of the invalid value, such as `$.rules[2].patterns`.
  public let path: String
  /// The problem with the value, and how to fix it.
  public let reason: String

  init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// Creates an error from a decoding error.
  package init(_ error: any Error) {
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      self.init(path: Self.path(context), reason: "\"\(key.stringValue)\" is missing")
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
      DecodingError.dataCorrupted(let context):
      self.init(path: Self.path(context), reason: context.debugDescription)
    default:
      self.init(path: "$", reason: "\(error)")
    }
  }

  public var description: String { "path configuration, \(path): \(reason)" }

  private static func path(_ context: DecodingError.Context) -> String {
    "$" + context.codingPath.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }.joined()
  }
}
