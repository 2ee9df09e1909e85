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
