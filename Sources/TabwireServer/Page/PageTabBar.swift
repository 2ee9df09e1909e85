import Foundation
import Tabwire

/// The tab bar of a page: the configuration for apps, and links for browsers.
public struct PageTabBar: Sendable, Hashable {
  /// The configuration for apps. No app rejects it.
  public let configuration: TabConfiguration
  private let configurationJSON: ConfigurationJSON
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
  init(configuration: TabConfiguration, json: ConfigurationJSON, page: PageOwners.Page, startPath: String) {
    let effective =
      EffectiveTabs(of: configuration, selected: page.tab, visible: page.tab.map { [$0] } ?? []).tabs
    self.configuration = configuration
    configurationJSON = json
    links = (effective.count < 2 ? [] : effective).map { tab in
      TabLink(
        id: tab.id, title: tab.title, icon: tab.icon, badge: tab.badge,
        href: WebPath.absolute(tab.path, from: startPath),
        current: tab.id != page.tab ? .no : page.isFirst ? .page : .section)
    }
  }

  /// Returns the markup of the page.
  func markup(label: String, updates: String?, icon: (String) -> String?) -> PageMarkup {
    PageMarkup(configurationJSON, links: links, label: label, updates: updates, icon: icon)
  }
}

/// A tab as a link for browsers.
public struct TabLink: Sendable, Hashable, Identifiable {
  /// The relation of the page to the tab. The raw value is that of `aria-current`.
  public enum Current: String, Sendable, Hashable {
    /// The page belongs to another tab, or to none.
    case no = "false"
    /// The page is the first page of the tab.
    case page
    /// The page is another page of the tab.
    case section = "true"
  }

  /// The stable identifier of the tab.
  public let id: TabID
  /// The label.
  public let title: String
  /// The name of the icon.
  public let icon: String
  /// The badge, or `nil`.
  public let badge: String?
  /// The absolute path of the tab.
  public let href: String
  /// The relation of the page to the tab.
  public let current: Current
}
