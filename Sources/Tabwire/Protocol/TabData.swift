/// A tab as the server describes it (protocol, "Message format").
///
/// Texts are compared by their Unicode scalars.
public struct TabData: Sendable, Hashable {
  /// The stable name of the tab, unique within a configuration.
  public let id: TabID
  /// The label under the icon.
  public let title: String
  /// The name of the icon; what it means on each platform is for the app to say.
  public let icon: String
  /// Where the tab starts: a relative reference, resolved against the app's start URL.
  public let path: String
  /// Whether the tab is going away, and how urgently.
  public let deprecated: Deprecation?
  /// The deprecated tab whose place this one takes when that one is gone.
  public let replaces: TabID?
  /// What the badge shows. Nothing shows no badge; a server's `""` and `0` arrive here as nothing.
  public let badge: String?

  /// Describes a tab.
  ///
  /// Whether the description may be sent is decided by ``TabConfiguration/init(active:tabs:revision:session:)``.
  ///
  /// - Parameters:
  ///   - id: the stable name of the tab.
  ///   - title: the label under the icon.
  ///   - icon: the name of the icon.
  ///   - path: where the tab starts, relative to the app's start URL.
  ///   - deprecated: whether the tab is going away, and how urgently.
  ///   - replaces: the deprecated tab whose place this one takes.
  ///   - badge: what the badge shows; an empty text is none.
  public init(
    id: TabID, title: String, icon: String, path: String,
    deprecated: Deprecation? = nil, replaces: TabID? = nil, badge: String? = nil
  ) {
    self.id = id
    self.title = title
    self.icon = icon
    self.path = path
    self.deprecated = deprecated
    self.replaces = replaces
    self.badge = badge == "" ? nil : badge
  }

  public static func == (one: TabData, other: TabData) -> Bool {
    one.id == other.id && one.looksLike(other) && one.deprecated == other.deprecated && one.replaces == other.replaces
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }

  /// Whether both show the same: title, icon and badge, and start at the same path.
  func looksLike(_ other: TabData) -> Bool {
    title.hasSameScalars(as: other.title) && icon.hasSameScalars(as: other.icon)
      && path.hasSameScalars(as: other.path) && badge.hasSameScalars(as: other.badge)
  }
}
