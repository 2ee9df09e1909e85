import Foundation
import Tabwire
import TabwireLint

/// The tabs that an app declares for a request.
///
///     let tabBar = TabBar(session: session) {
///       if let user {
///         Tab("home", title: "Home", icon: "house.fill", path: "/")
///         Tab("explore", title: "Explore", icon: "magnifyingglass", path: "/explore").owns("/search")
///         if user.isPremium { Tab("premium", title: "Premium", icon: "star.fill", path: "/premium") }
///         Tab("profile", title: "Profile", icon: "person.crop.circle", path: "/profile").badge(user.unread)
///       }
///     }
///     let page = try tabBar.page(for: request.path)
///
/// Without any tab the apps show a single web view and no tab bar.
public struct TabBar: Sendable {
  /// The tabs in the order to show them.
  public let tabs: [Tab]
  /// An opaque key of who is signed in.
  public let session: SessionKey?
  /// When this is rendered: any number that only grows.
  public let revision: Int64?
  /// The path of the app's start URL, which the paths of the tabs are relative to.
  public let startPath: String
  /// What happens when the tabs are wrong.
  public let mistakes: MistakePolicy

  /// Declares a tab bar.
  ///
  /// - Parameters:
  ///   - session: an opaque key of who is signed in; nothing if nobody is, or if the server never tells.
  ///   - revision: when this is rendered, which lets the apps drop what is older than what they know. Any number that
  ///     only grows; by default the milliseconds since 1970. Nothing sends none.
  ///   - startPath: the path of the app's start URL.
  ///   - mistakes: what happens when the tabs are wrong.
  ///   - tabs: the tabs in the order to show them: none, or two and more.
  public init(
    session: SessionKey? = nil, revision: Int64? = Self.now, startPath: String = "/",
    mistakes: MistakePolicy = .fail, @TabBuilder tabs: () throws -> [Tab]
  ) rethrows {
    self.tabs = try tabs()
    self.session = session
    self.revision = revision
    self.startPath = startPath
    self.mistakes = mistakes
  }

  /// The milliseconds since 1970, by the server's clock.
  public static var now: Int64 { Int64(Date().timeIntervalSince1970 * 1000) }

  /// The tab that a page belongs to: the one that owns the longest prefix of its path, in whole segments.
  ///
  /// `/explore/3` is under `/explore`, `/explorers` is not. The query, the fragment and a trailing slash do not matter.
  /// A tab at `/` owns every page that no other tab does. Of two tabs that own the same path, the first has it.
  ///
  /// - Parameter path: the path of the request.
  /// - Returns: nothing if no tab owns the page.
  public func activeTab(for path: String) -> Tab? {
    Self.activeTab(among: tabs, for: path, startPath: startPath)
  }

  /// The tab configuration for a page.
  ///
  /// It names the first tab as active if no tab owns the page, as the protocol wants one.
  ///
  /// - Parameter path: the path of the request.
  /// - Throws: a ``TabBarMistake`` if the apps would reject it, unless ``mistakes`` says to leave out what is wrong.
  public func configuration(for path: String) throws(TabBarMistake) -> TabConfiguration {
    try page(for: path).configuration
  }

  /// The tab bar as a page carries it: for the apps and for browsers.
  ///
  /// - Parameter path: the path of the request.
  /// - Throws: a ``TabBarMistake`` if the apps would reject it, unless ``mistakes`` says to leave out what is wrong.
  public func page(for path: String) throws(TabBarMistake) -> PageTabBar {
    var draft = Draft(tabs: tabs, revision: revision, session: session)
    while true {
      do throws(TabBarMistake) {
        let current = Self.activeTab(among: draft.tabs, for: path, startPath: startPath)
        let (configuration, json) = try draft.configuration(active: current)
        return PageTabBar(
          configuration: configuration, json: json, current: current?.id, requestPath: path, startPath: startPath)
      } catch {
        guard case .leaveOut(let report) = mistakes else { throw error }
        report(error)
        draft.leaveOut(what: error.reason)
      }
    }
  }

  private static func activeTab(among tabs: [Tab], for path: String, startPath: String) -> Tab? {
    let owners = PathOwners(tabs.map { [$0.data.path] + $0.ownedPaths }, startPath: startPath)
    return owners.owner(of: path).map { tabs[$0] }
  }
}
