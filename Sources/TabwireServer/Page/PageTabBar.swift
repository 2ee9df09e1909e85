import Foundation
import Tabwire

/// The tab bar of a page: the configuration for apps, and links for browsers.
public struct PageTabBar: Sendable, Hashable {
  /// The configuration for apps. No app rejects it.
  public let configuration: TabConfiguration
  private let configurationJSON: ConfigurationJSON
  /// The cookie that names the user, as `NAME=VALUE`, or `nil` (P13.24).
  let mark: String?
  /// The links for browsers, empty in bootstrap.
  ///
  /// A browser is treated as an app that shows only the current tab: a deprecated tab appears on its own pages, and its
  /// replacement everywhere else.
  public let links: [TabLink]

  /// The configuration as the data of a `configure` message.
  public var json: String {
    configurationJSON.text(revision: configuration.revision, session: configuration.session)
  }

  /// - Parameters:
  ///   - configuration: The configuration for apps.
  ///   - json: The configuration as JSON.
  ///   - page: The page, as a page of a tab.
  ///   - startPath: The path of the app's start URL.
  ///   - mark: The cookie that names the user, or `nil`.
  init(
    configuration: TabConfiguration, json: ConfigurationJSON, page: PageOwners.Page, startPath: String, mark: String?
  ) {
    let effective =
      EffectiveTabs(of: configuration, selected: page.tab, visible: page.tab.map { [$0] } ?? []).tabs
    self.configuration = configuration
    configurationJSON = json
    self.mark = mark
    links =
      effective.count < 2
      ? []
      : Self.entries(of: configuration, showing: effective).map { entry in
        TabLink(
          id: entry.id, title: entry.title, icon: entry.icon, badge: entry.badge, hasDot: entry.hasDot,
          badgeLabel: entry.badgeLabel,
          image: entry.image.map { TabImage(path: WebPath.absolute($0.path, from: startPath), kind: $0.kind) },
          href: WebPath.absolute(entry.path, from: startPath), isAction: entry.isAction,
          isSearch: entry.id == configuration.search,
          current: entry.isAction || entry.id != page.tab ? .no : page.isFirst ? .page : .section)
      }
  }

  /// Returns the effective tabs with the actions in their places. Effective tabs have the server's order, and so each action
  /// stands behind the nearest tab before it (R17.4).
  private static func entries(of configuration: TabConfiguration, showing effective: [TabData]) -> [TabData] {
    if configuration.actions.isEmpty { return effective }
    return configuration.entries.filter { entry in entry.isAction || effective.contains { $0.id == entry.id } }
  }

  /// Returns the markup of the page.
  func markup(label: String, updates: String?, icon: (String) -> String?) -> PageMarkup {
    PageMarkup(configurationJSON, links: links, label: label, updates: updates, icon: icon)
  }
}
