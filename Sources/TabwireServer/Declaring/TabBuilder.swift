/// Collects the tabs that are declared one below the other, with conditions and loops.
@resultBuilder
public enum TabBuilder {
  /// A tab on a line of its own.
  public static func buildExpression(_ tab: Tab) -> [Tab] { [tab] }
  /// Several tabs on a line of their own.
  public static func buildExpression(_ tabs: [Tab]) -> [Tab] { tabs }
  /// Lines one below the other.
  public static func buildBlock(_ parts: [Tab]...) -> [Tab] { parts.flatMap { $0 } }
  /// The lines of an `if` without an `else`.
  public static func buildOptional(_ tabs: [Tab]?) -> [Tab] { tabs ?? [] }
  /// The lines of an `if` that has an `else`.
  public static func buildEither(first tabs: [Tab]) -> [Tab] { tabs }
  /// The lines of the `else`.
  public static func buildEither(second tabs: [Tab]) -> [Tab] { tabs }
  /// The lines of each turn of a `for` loop.
  public static func buildArray(_ parts: [[Tab]]) -> [Tab] { parts.flatMap { $0 } }
  /// The lines of an `if #available`.
  public static func buildLimitedAvailability(_ tabs: [Tab]) -> [Tab] { tabs }
}
