/// Builds the rules of a path configuration, with conditions and loops.
@resultBuilder
public enum PathRuleBuilder {
  /// Builds one rule.
  public static func buildExpression(_ rule: PathRule) -> [PathRule] { [rule] }
  /// Builds a sequence of rules.
  public static func buildBlock(_ parts: [PathRule]...) -> [PathRule] { parts.flatMap { $0 } }
  /// Builds the rules of an `if` without an `else`.
  public static func buildOptional(_ rules: [PathRule]?) -> [PathRule] { rules ?? [] }
  /// Builds the rules of an `if` with an `else`.
  public static func buildEither(first rules: [PathRule]) -> [PathRule] { rules }
  /// Builds the rules of an `else`.
  public static func buildEither(second rules: [PathRule]) -> [PathRule] { rules }
  /// Builds the rules of a `for` loop.
  public static func buildArray(_ parts: [[PathRule]]) -> [PathRule] { parts.flatMap { $0 } }
}
