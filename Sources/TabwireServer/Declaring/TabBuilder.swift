/// Builds a list of tabs from declarations, conditions and loops.
@resultBuilder
public enum TabBuilder {
  /// Adds one tab.
  public static func buildExpression(_ tab: Tab) -> [Tab] { [tab] }
  /// Adds several tabs.
  public static func buildExpression(_ tabs: [Tab]) -> [Tab] { tabs }
  /// Joins the tabs of several statements.
  public static func buildBlock(_ parts: [Tab]...) -> [Tab] { parts.flatMap { $0 } }
  /// Adds the tabs of an `if` without `else`.
  public static func buildOptional(_ tabs: [Tab]?) -> [Tab] { tabs ?? [] }
  /// Adds the tabs of an `if`.
  public static func buildEither(first tabs: [Tab]) -> [Tab] { tabs }
  /// Adds the tabs of an `else`.
  public static func buildEither(second tabs: [Tab]) -> [Tab] { tabs }
  /// Adds the tabs of a `for` loop.
  public static func buildArray(_ parts: [[Tab]]) -> [Tab] { parts.flatMap { $0 } }
  /// Adds the tabs of an `if #available`.
  public static func buildLimitedAvailability(_ tabs: [Tab]) -> [Tab] { tabs }
}
