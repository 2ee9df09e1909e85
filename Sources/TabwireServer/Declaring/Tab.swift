import Tabwire

/// A tab as an app declares it on its server.
///
///     Tab("explore", title: "Explore", icon: "magnifyingglass", path: "/explore")
///       .owns("/search", "/topics")
///       .badge(unread)
public struct Tab: Sendable, Hashable {
  /// What the clients are told about the tab.
  public private(set) var data: TabData
  /// The paths whose pages, and the pages below them, belong to the tab beside its own path.
  public private(set) var ownedPaths: [String] = []

  /// Declares a tab.
  ///
  /// - Parameters:
  ///   - id: the stable name of the tab. The same tab keeps it for ever, whatever its title.
  ///   - title: the label under the icon.
  ///   - icon: the name of the icon; the app decides what it means on each platform.
  ///   - path: where the tab starts, relative to the app's start URL. The pages below it belong to the tab.
  public init(_ id: TabID, title: String, icon: String, path: String) {
    data = TabData(id: id, title: title, icon: icon, path: path)
  }

  /// The stable name of the tab.
  public var id: TabID { data.id }

  /// Says that the tab is going away (protocol, "Graceful tab removal").
  ///
  /// - Parameter deprecation: how urgently. Nothing takes the tab back from being deprecated.
  public func deprecated(_ deprecation: Deprecation?) -> Tab {
    describing(deprecated: deprecation, replaces: data.replaces, badge: data.badge)
  }

  /// Says that the tab takes the place of a deprecated one, once that is gone (protocol, "Graceful tab removal").
  ///
  /// - Parameter id: the deprecated tab.
  public func replacing(_ id: TabID?) -> Tab {
    describing(deprecated: data.deprecated, replaces: id, badge: data.badge)
  }

  /// Shows a number on the tab.
  ///
  /// - Parameter count: the number; 0 shows no badge.
  public func badge(_ count: Int) -> Tab {
    badge(count == 0 ? nil : String(count))
  }

  /// Shows a short text on the tab.
  ///
  /// - Parameter text: the text; nothing and an empty text show no badge.
  public func badge(_ text: String?) -> Tab {
    describing(deprecated: data.deprecated, replaces: data.replaces, badge: text)
  }

  /// Adds paths whose pages, and the pages below them, belong to the tab too.
  ///
  /// - Parameter paths: the paths, relative to the app's start URL, such as `/search`.
  public func owns(_ paths: String...) -> Tab {
    var tab = self
    tab.ownedPaths += paths
    return tab
  }

  private func describing(deprecated: Deprecation?, replaces: TabID?, badge: String?) -> Tab {
    var tab = self
    tab.data = TabData(
      id: data.id, title: data.title, icon: data.icon, path: data.path,
      deprecated: deprecated, replaces: replaces, badge: badge)
    return tab
  }
}
