/// Builds a list of tabs from declarations, conditions and loops.
@resultBuilder
public enum TabBuilder {
  /// Adds one tab.
  public static func buildExpression(_ tab: Tab) -> [Tab] { [tab] }
  /// Adds several tabs.
  public static func buildExpression(_ tabs: [Tab]) -> [Tab] { tabs }
  /// Begins with no tabs, if there are no statements.
  public static func buildBlock() -> [Tab] { [] }
  /// Begins with the tabs of the first statement.
  public static func buildPartialBlock(first tabs: [Tab]) -> [Tab] { tabs }
  /// Adds the tabs of the next statement.
  public static func buildPartialBlock(accumulated tabs: consuming [Tab], next: [Tab]) -> [Tab] {
    tabs += next
    return tabs
  }
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
