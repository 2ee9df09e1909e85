/// Something in a path configuration that apps would not understand.
public struct PathConfigurationMistake: Error, Sendable, Hashable, CustomStringConvertible {
  /// The JSON path of what is wrong, such as `$.rules[2].patterns`.
  public let path: String
  /// What is wrong and what to do about it, in a sentence.
  public let reason: String

  /// Names a mistake.
  ///
  /// - Parameters:
  ///   - path: the JSON path of what is wrong.
  ///   - reason: what is wrong and what to do about it, in a sentence.
  init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// Says where in the JSON something could not be read, and why.
  init(_ error: any Error) {
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
