public import Tabwire

/// Expects that a page has a tab bar.
///
///     try expectTabBar(in: html, active: "explore", tabs: ["home", "explore", "profile"])
///
/// It works with Swift Testing and XCTest: the thrown error fails the test and describes the difference.
///
/// - Parameters:
///   - html: The page.
///   - active: The active tab, or `nil` for any.
///   - tabs: The ids of the tabs in their order, or `nil` for any tabs. A page without tabs always fails.
/// - Returns: The tab bar, for further expectations.
/// - Throws: A `Finding` if the page has no tab bar that apps accept, or a ``TabBarExpectationError`` if it has another one.
@discardableResult
public func expectTabBar(in html: String, active: TabID? = nil, tabs: [TabID]? = nil) throws -> EmbeddedTabBar {
  let tabBar = try EmbeddedTabBar(in: html)
  if let tabs, tabBar.tabs != tabs {
    throw TabBarExpectationError("expected the tabs \(list(tabs)), but the page has \(list(tabBar.tabs))")
  }
  if tabs == nil && tabBar.tabs.isEmpty {
    throw TabBarExpectationError("expected a tab bar, but the page has no tabs")
  }
  if let active, tabBar.active != active {
    throw TabBarExpectationError("expected the active tab \(active), but it is \(tabBar.active?.description ?? "nil")")
  }
  if let warning = tabBar.warnings.first {
    throw TabBarExpectationError("expected a tab bar without warnings, but found \(warning)")
  }
  return tabBar
}

/// Expects that apps show a page without a tab bar.
///
///     try expectNoTabBar(in: signInPage)
///
/// - Parameter html: The page.
/// - Throws: A `Finding` if the page has no configuration that apps accept, or a ``TabBarExpectationError`` if it has tabs.
public func expectNoTabBar(in html: String) throws {
  let tabBar = try EmbeddedTabBar(in: html)
  guard tabBar.tabs.isEmpty else {
    throw TabBarExpectationError("expected no tabs, but the page has \(list(tabBar.tabs))")
  }
}

/// A tab bar that differs from the expected one.
public struct TabBarExpectationError: Error, Hashable, CustomStringConvertible {
  /// The difference.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}

private func list(_ tabs: [TabID]) -> String {
  tabs.isEmpty ? "none" : tabs.map(\.rawValue).joined(separator: ", ")
}
