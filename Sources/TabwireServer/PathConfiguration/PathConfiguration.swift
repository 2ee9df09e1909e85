import Foundation

/// How Hotwire Native apps treat the app's paths. They fetch it at launch and keep it.
///
///     let configuration = PathConfiguration {
///       PathRule(".*").context(.default)
///       PathRule("/new$", "/edit$").context(.modal).pullToRefresh(false)
///     }
///
/// Where several rules match a path, their properties are merged, and the later rule wins.
public struct PathConfiguration: Sendable, Hashable, Codable {
  /// What concerns the whole app; what there is to set, the app decides.
  public let settings: [String: PropertyValue]
  /// The rules in the order in which they are applied.
  public let rules: [PathRule]

  /// Describes how apps treat the app's paths.
  ///
  /// - Parameters:
  ///   - settings: what concerns the whole app.
  ///   - rules: the rules in the order in which they are applied.
  public init(settings: [String: PropertyValue] = [:], @PathRuleBuilder rules: () -> [PathRule]) {
    self.settings = settings
    self.rules = rules()
  }

  /// Whether apps understand every rule. Worth a call when the server starts.
  ///
  /// - Throws: a ``PathConfigurationMistake`` if a rule has no patterns, or one that is no regular expression.
  public func check() throws(PathConfigurationMistake) {
    for (index, rule) in rules.enumerated() {
      if rule.patterns.isEmpty {
        throw PathConfigurationMistake(
          path: "$.rules[\(index)].patterns", reason: "it is empty; name the paths that the rule is about")
      }
      for (number, pattern) in rule.patterns.enumerated() where PathRule.expression(pattern) == nil {
        throw PathConfigurationMistake(
          path: "$.rules[\(index)].patterns[\(number)]",
          reason: "\"\(pattern)\" is no regular expression; write one such as /new$")
      }
    }
  }

  /// What an app does with a path: the properties of all rules that match, the later over the earlier.
  ///
  /// - Parameter path: the path, with its query if it has one.
  public func properties(for path: String) -> [String: PropertyValue] {
    rules.filter { $0.matches(path) }.reduce(into: [:]) { $0.merge($1.properties) { _, later in later } }
  }

  /// What apps are sent.
  public var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // A number that JSON does not have is all that cannot be encoded; apps keep what they have if they read nothing.
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}

/// Something in a path configuration that apps would not understand.
public struct PathConfigurationMistake: Error, Sendable, Hashable, CustomStringConvertible {
  /// The JSON path of what is wrong, such as `$.rules[2].patterns`.
  public let path: String
  /// What is wrong and what to do about it, in a sentence.
  public let reason: String

  public var description: String { "path configuration, \(path): \(reason)" }
}

/// Collects rules that are written one below the other, with conditions and loops.
@resultBuilder
public enum PathRuleBuilder {
  /// A rule on a line of its own.
  public static func buildExpression(_ rule: PathRule) -> [PathRule] { [rule] }
  /// Lines one below the other.
  public static func buildBlock(_ parts: [PathRule]...) -> [PathRule] { parts.flatMap { $0 } }
  /// The lines of an `if` without an `else`.
  public static func buildOptional(_ rules: [PathRule]?) -> [PathRule] { rules ?? [] }
  /// The lines of an `if` that has an `else`.
  public static func buildEither(first rules: [PathRule]) -> [PathRule] { rules }
  /// The lines of the `else`.
  public static func buildEither(second rules: [PathRule]) -> [PathRule] { rules }
  /// The lines of each turn of a `for` loop.
  public static func buildArray(_ parts: [[PathRule]]) -> [PathRule] { parts.flatMap { $0 } }
}
