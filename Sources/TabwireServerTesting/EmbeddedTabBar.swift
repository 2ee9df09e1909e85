public import Tabwire
public import TabwireLint

/// The tab bar of a page, read as apps and browsers read it.
///
///     let tabBar = try EmbeddedTabBar(in: html)
///     #expect(tabBar.tabs == ["home", "explore", "profile"])
public struct EmbeddedTabBar: Sendable {
  /// The configuration for apps.
  public let configuration: TabConfiguration
  /// The warnings of the protocol, such as for an invalid `replaces`.
  public let warnings: [Finding]

  /// Reads the tab bar of a page.
  ///
  /// - Parameter html: The page.
  /// - Throws: A `Finding` if the page has no tab bar, more than one, or one that apps reject.
  public init(in html: String) throws(Finding) {
    let text = try ConfigurationText(Array(html.utf8))
    configuration = text.configuration
    warnings = text.warnings
  }

  /// The ids of the tabs in their order, empty if apps show no tab bar.
  public var tabs: [TabID] { configuration.tabs.map(\.id) }
  /// The active tab, or `nil` in bootstrap.
  public var active: TabID? { configuration.active }
  /// The session key, or `nil` if the page gives none.
  public var session: String? { configuration.session }

  /// Returns the badge of a tab.
  ///
  /// - Parameter id: The id of the tab.
  /// - Returns: The badge, or `nil` if the tab has none or does not exist.
  public func badge(of id: TabID) -> String? {
    configuration.tabs.first { $0.id == id }?.badge
  }
}
