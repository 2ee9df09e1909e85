import Foundation
import Tabwire

/// The tab bar that a server declares for a request.
///
///     let tabBar = TabBar(session: SessionKey(for: user?.id) { … }) {
///       if let user {
///         Tab("home", title: "Home", icon: "house.fill", path: "/")
///         Tab("explore", title: "Explore", icon: "magnifyingglass", path: "/explore").owns("/search")
///         if user.isPremium { Tab("premium", title: "Premium", icon: "star.fill", path: "/premium") }
///         Tab("profile", title: "Profile", icon: "person.crop.circle", path: "/profile").badge(user.unread)
///       }
///     }
///     let page = try tabBar.page(for: request.path)
///
/// If there are no tabs, apps show a single web view without a tab bar.
public struct TabBar: Sendable {
  /// The tabs in the order of the bar.
  public let tabs: [Tab]
  /// The key for the signed-in user, or `nil` if the session is omitted.
  public let session: SessionKey?
  /// The revision of the configuration: a number that never decreases.
  public private(set) var revision: Int64?
  /// The path of the app's start URL. The paths of the tabs are relative to it.
  public let startPath: String
  /// The handling of errors in the tab bar.
  public let onInvalid: InvalidTabBarPolicy
  /// Whether apps take the order of the tabs also where they would ignore it (P25.1).
  public let reorders: Bool
  /// The number on the app's icon, or `nil` to leave it; 0 removes it (P26.1).
  public let appBadge: Int64?
  /// The cookie that names the user, as `NAME=VALUE`, or `nil` (P13.24).
  private(set) var mark: String?

  /// Declares a tab bar.
  ///
  /// - Parameters:
  ///   - session: The key of the signed-in user. `nil` means that nobody is signed in, and sends
  ///     ``SessionKey/nobody``.
  ///   - revision: A number that never decreases, by default the time in milliseconds since 1970. Apps drop
  ///     configurations that are older than the last one they accepted. `nil` sends no revision.
  ///   - startPath: The path of the app's start URL.
  ///   - onInvalid: The handling of an invalid tab bar.
  ///   - reorders: Whether apps take the order of the tabs also where they would ignore it: for users who arrange their tabs.
  ///   - appBadge: The number on the app's icon, at least 0, or `nil` to leave it.
  ///   - tabs: The tabs in the order of the bar, with actions among them: none, or at least two tabs.
  public init(
    session: SessionKey?, revision: Int64? = Self.now, startPath: String = "/",
    onInvalid: InvalidTabBarPolicy = .throwError, reorders: Bool = false, appBadge: Int64? = nil,
    @TabBuilder tabs: () throws -> [Tab]
  ) rethrows {
    self.tabs = try tabs()
    self.session = session ?? .nobody
    self.revision = revision
    self.startPath = startPath
    self.onInvalid = onInvalid
    self.reorders = reorders
    self.appBadge = appBadge
  }

  /// Declares a tab bar whose pages give no session.
  ///
  /// - Parameters:
  ///   - reason: The reason for omitting the session.
  ///   - revision: A number that never decreases, as for ``init(session:revision:startPath:onInvalid:reorders:appBadge:tabs:)``.
  ///   - startPath: The path of the app's start URL.
  ///   - onInvalid: The handling of an invalid tab bar.
  ///   - reorders: Whether apps take the order of the tabs also where they would ignore it: for users who arrange their tabs.
  ///   - appBadge: The number on the app's icon, at least 0, or `nil` to leave it.
  ///   - tabs: The tabs in the order of the bar, with actions among them: none, or at least two tabs.
  public init(
    omittingSession reason: SessionOmission, revision: Int64? = Self.now, startPath: String = "/",
    onInvalid: InvalidTabBarPolicy = .throwError, reorders: Bool = false, appBadge: Int64? = nil,
    @TabBuilder tabs: () throws -> [Tab]
  ) rethrows {
    self.tabs = try tabs()
    session = nil
    self.revision = revision
    self.startPath = startPath
    self.onInvalid = onInvalid
    self.reorders = reorders
    self.appBadge = appBadge
  }

  /// Names the cookie by which a page finds out that its user has left (P13.24), and makes the revision higher than that of the
  /// mark (P13.26).
  ///
  /// The page's side compares the cookie, so scripts can read it. A tab bar that omits its session has no user, and stays as it
  /// is. The `ETag` of a page covers the mark, too.
  ///
  /// - Parameters:
  ///   - mark: The mark that the cookie has for the user of the page: the one of the request, or the one that the response sets.
  ///   - name: The name of the cookie.
  public consuming func marked(_ mark: SessionMark, cookie name: String) -> TabBar {
    guard session != nil else { return self }
    revision = mark.revision(above: revision)
    self.mark = "\(name)=\(mark)"
    return self
  }

  /// The time in milliseconds since 1970.
  public static var now: Int64 { Int64(Date().timeIntervalSince1970 * 1000) }

  /// Returns the tab that a page belongs to: the tab with the longest path that contains it (P13.13).
  ///
  /// Paths are compared by segments: `/explore/3` is below `/explore`, `/explorers` is not. Query, fragment and trailing
  /// slashes do not matter. If two tabs own the same path, the first one wins. Pages below the start URL that no tab owns
  /// belong to the tab at the start URL.
  ///
  /// - Parameter path: The path of the page.
  /// - Returns: The tab, or `nil` if the page belongs to none.
  public func activeTab(for path: String) -> Tab? {
    let owner = PageOwners(tabs, startPath: startPath).page(at: path).tab
    return tabs.first { $0.id == owner }
  }

  /// The sum of the badges that are numbers, or `nil` if it is too large to be one.
  var badgeCount: Int? {
    tabs.reduce(0 as Int?) { sum, tab in
      guard let sum, let count = tab.data.badge.flatMap({ Int($0) }), count > 0 else { return sum }
      let (total, overflows) = sum.addingReportingOverflow(count)
      return overflows ? nil : total
    }
  }

  /// Whether apps accept the revision.
  var hasValidRevision: Bool {
    revision.map { (0...TabConfiguration.maximumInteger).contains($0) } ?? true
  }
}
