/// Collects the tabs that are declared one below the other, with conditions and loops.
@resultBuilder
public enum TabBuilder {
  public static func buildExpression(_ tab: Tab) -> [Tab] { [tab] }
  public static func buildExpression(_ tabs: [Tab]) -> [Tab] { tabs }
  public static func buildBlock(_ parts: [Tab]...) -> [Tab] { parts.flatMap { $0 } }
  public static func buildOptional(_ tabs: [Tab]?) -> [Tab] { tabs ?? [] }
  public static func buildEither(first tabs: [Tab]) -> [Tab] { tabs }
  public static func buildEither(second tabs: [Tab]) -> [Tab] { tabs }
  public static func buildArray(_ parts: [[Tab]]) -> [Tab] { parts.flatMap { $0 } }
  public static func buildLimitedAvailability(_ tabs: [Tab]) -> [Tab] { tabs }
}
