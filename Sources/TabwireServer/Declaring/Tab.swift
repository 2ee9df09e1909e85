import Tabwire

/// A tab that a server declares.
///
///     Tab("explore", title: "Explore", icon: "magnifyingglass", path: "/explore")
///       .owns("/search", "/topics")
///       .badge(unread)
public struct Tab: Sendable, Hashable {
  /// The tab as clients receive it.
  public private(set) var data: TabData
  /// Further paths that belong to the tab, with the pages below them.
  public private(set) var ownedPaths: [String] = []

  /// Declares a tab.
  ///
  /// - Parameters:
  ///   - id: the stable identifier of the tab. It never changes, even if the title does.
  ///   - title: the label under the icon.
  ///   - icon: the name of the icon. The app maps it to an icon of its platform.
  ///   - path: the first page of the tab, relative to the app's start URL. The pages below it belong to the tab.
  public init(_ id: TabID, title: String, icon: String, path: String) {
    data = TabData(id: id, title: title, icon: icon, path: path)
  }

  /// The stable identifier of the tab.
  public var id: TabID { data.id }

  /// Marks the tab as deprecated (protocol, "Graceful tab removal").
  ///
  /// - Parameter deprecation: when clients remove the tab, or `nil` if it is not deprecated.
  public func deprecated(_ deprecation: Deprecation?) -> Tab {
    with(deprecated: deprecation, replaces: data.replaces, badge: data.badge)
  }

  /// Replaces a deprecated tab once clients have removed it (protocol, "Graceful tab removal").
  ///
  /// - Parameter id: the deprecated tab, or `nil` if the tab replaces none.
  public func replacing(_ id: TabID?) -> Tab {
    with(deprecated: data.deprecated, replaces: id, badge: data.badge)
  }

  /// Shows a number on the tab.
  ///
  /// - Parameter count: the number; 0 shows no badge.
  public func badge(_ count: Int) -> Tab {
    badge(count == 0 ? nil : String(count))
  }

  /// Shows a short text on the tab.
  ///
  /// - Parameter text: the text; `nil` and an empty text show no badge.
  public func badge(_ text: String?) -> Tab {
    with(deprecated: data.deprecated, replaces: data.replaces, badge: text)
  }

  /// Adds paths that belong to the tab, with the pages below them.
  ///
  /// - Parameter paths: the paths, relative to the app's start URL, such as `/search`.
  public func owns(_ paths: String...) -> Tab {
    var tab = self
    tab.ownedPaths += paths
    return tab
  }

  private func with(deprecated: Deprecation?, replaces: TabID?, badge: String?) -> Tab {
    var tab = self
    tab.data = TabData(
      id: data.id, title: data.title, icon: data.icon, path: data.path,
      deprecated: deprecated, replaces: replaces, badge: badge)
    return tab
  }
}
