import Foundation
import Tabwire
import TabwireLint

/// The tab bar as a page carries it: the configuration for the apps, and links for browsers.
public struct PageTabBar: Sendable, Hashable {
  /// What the apps are sent. No app rejects it.
  public let configuration: TabConfiguration
  /// The data of the `configure` message that says so.
  public let json: String
  /// The links that a browser shows, none in bootstrap.
  ///
  /// A browser is taken for an app on whose bar only the tab of this page is visible: a tab that is going away, softly
  /// or not, is shown as long as the user is in it, and what replaces it is shown everywhere else.
  public let links: [TabLink]

  /// - Parameters:
  ///   - configuration: what the apps are sent.
  ///   - json: the same, as it is written.
  ///   - current: the tab that owns the page, if one does.
  ///   - requestPath: the path of the page.
  ///   - startPath: the path of the app's start URL.
  init(configuration: TabConfiguration, json: String, current: TabID?, requestPath: String, startPath: String) {
    let page = PathSegments(of: requestPath, from: startPath)
    let effective = EffectiveTabs(of: configuration, selected: current) { $0 == current }.tabs
    self.configuration = configuration
    self.json = json
    links = (effective.count < 2 ? [] : effective).map { tab in
      TabLink(
        id: tab.id, title: tab.title, icon: tab.icon, badge: tab.badge,
        href: WebPath.absolute(tab.path, from: startPath),
        current: tab.id != current ? .no : page == PathSegments(of: tab.path, from: startPath) ? .page : .section)
    }
  }
}

/// A tab as a browser shows it.
public struct TabLink: Sendable, Hashable, Identifiable {
  /// Whether the page that is shown belongs to the tab.
  public enum Current: String, Sendable, Hashable {
    /// The page belongs to another tab, or to none.
    case no = "false"
    /// The page is the one where the tab starts.
    case page
    /// The page is a further one of the tab.
    case section = "true"
  }

  /// The stable name of the tab.
  public let id: TabID
  /// The label.
  public let title: String
  /// The name of the icon.
  public let icon: String
  /// What the badge shows, if there is one.
  public let badge: String?
  /// Where the link leads: an absolute path.
  public let href: String
  /// Whether the page belongs to the tab; the raw value is that of `aria-current`.
  public let current: Current
}
