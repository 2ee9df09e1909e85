import Tabwire

/// A tab that a server declares.
///
///     Tab("explore", title: "Explore", icon: "magnifyingglass", path: "/explore")
///       .owns("/search", "/topics")
///       .version(user.exploreVersion)
///       .badge(unread)
public struct Tab: Sendable {
  /// The stable identifier of the tab.
  public let id: TabID
  /// The label under the icon.
  public let title: String
  /// The name of the icon.
  public let icon: String
  /// The first page of the tab.
  public let path: String
  private var deprecated: Deprecation?
  private var replaces: TabID?
  private var badge: String?
  private var version: String?
  private var isEager = false
  /// Further paths that belong to the tab, with the pages below them.
  public internal(set) var ownedPaths: [String] = []

  /// Declares a tab.
  ///
  /// - Parameters:
  ///   - id: The stable identifier of the tab. It never changes, even if the title does.
  ///   - title: The label under the icon.
  ///   - icon: The name of the icon. The app maps it to an icon of its platform.
  ///   - path: The first page of the tab, relative to the app's start URL. The pages below it belong to the tab, unless it
  ///     is the start page.
  public init(_ id: TabID, title: String, icon: String, path: String) {
    self.id = id
    self.title = title
    self.icon = icon
    self.path = path
  }

  /// The tab as clients receive it.
  public var data: TabData {
    TabData(
      id: id, title: title, icon: icon, path: path, deprecated: deprecated, replaces: replaces, badge: badge,
      version: version, owns: ownedPaths, isEager: isEager)
  }

  /// Marks the tab as deprecated (P5.6).
  ///
  /// - Parameter deprecation: When clients remove the tab, or `nil` if it is not deprecated.
  public consuming func deprecated(_ deprecation: Deprecation?) -> Tab {
    self.deprecated = deprecation
    return self
  }

  /// Replaces a deprecated tab as soon as clients have removed it (P5.7).
  ///
  /// - Parameter id: The deprecated tab, or `nil` if the tab replaces none.
  public consuming func replacing(_ id: TabID?) -> Tab {
    self.replaces = id
    return self
  }

  /// Shows a number on the tab.
  ///
  /// - Parameter count: The number; 0 shows no badge.
  public consuming func badge(_ count: Int) -> Tab {
    badge(count == 0 ? nil : String(count))
  }

  /// Shows a short text on the tab.
  ///
  /// - Parameter text: The text; `nil` and an empty text show no badge.
  public consuming func badge(_ text: String?) -> Tab {
    self.badge = text
    return self
  }

  /// Gives the version of the data that the tab's pages show, like an ETag (P5.9).
  ///
  /// When it changes, apps reload the tab the next time the user selects it. Change it when the tab may show something
  /// outdated: a message arrived, or the user changed a setting in another tab. A version that differs in every request
  /// reloads the tab at every selection.
  ///
  /// - Parameter version: The version. Only equality matters. `nil` and an empty text give none.
  public consuming func version(_ version: String?) -> Tab {
    self.version = version
    return self
  }

  /// Gives the version of the data that the tab's pages show, as a number such as a counter.
  ///
  /// - Parameter version: The version. Only equality matters.
  public consuming func version(_ version: Int) -> Tab {
    self.version(String(version))
  }

  /// Adds paths that belong to the tab, with the pages below them (P5.10).
  ///
  /// A page belongs to the tab with the longest path that contains it. Apps open notifications and deep links there, and
  /// the server marks the tab as active.
  ///
  /// - Parameter paths: The paths, relative to the app's start URL, such as `/search`. At most 32.
  public consuming func owns(_ paths: String...) -> Tab {
    self.ownedPaths += paths
    return self
  }

  /// Lets apps load the tab before the user selects it (P5.11).
  ///
  /// - Parameter isEager: Whether apps load the tab early.
  public consuming func eager(_ isEager: Bool = true) -> Tab {
    self.isEager = isEager
    return self
  }
}

extension Tab: Hashable {
  /// Texts are compared by their Unicode scalars.
  public static func == (one: Tab, other: Tab) -> Bool {
    one.id == other.id && one.title.hasSameScalars(as: other.title) && one.icon.hasSameScalars(as: other.icon)
      && one.path.hasSameScalars(as: other.path) && one.deprecated == other.deprecated
      && one.replaces == other.replaces && one.badge.hasSameScalars(as: other.badge)
      && one.version.hasSameScalars(as: other.version) && one.isEager == other.isEager
      && one.ownedPaths.elementsEqual(other.ownedPaths) { $0.hasSameScalars(as: $1) }
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(title)
    hasher.combine(badge)
    hasher.combine(version)
    hasher.combine(deprecated)
  }
}
