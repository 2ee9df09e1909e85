/// A tab as the server describes it (protocol, "Message format").
///
/// Texts are compared by their Unicode scalars.
public struct TabData: Sendable, Hashable, CustomStringConvertible {
  private let content: Content

  /// The stable name of the tab, unique within a configuration.
  public var id: TabID { content.id }
  /// The label under the icon.
  public var title: String { content.title }
  /// The name of the icon; what it means on each platform is for the app to say.
  public var icon: String { content.icon }
  /// Where the tab starts: a relative reference, resolved against the app's start URL.
  public var path: String { content.path }
  /// Whether the tab is going away, and how urgently.
  public var deprecated: Deprecation? { content.deprecated }
  /// The deprecated tab whose place this one takes when that one is gone.
  public var replaces: TabID? { content.replaces }
  /// What the badge shows. Nothing shows no badge; a server's `""` and `0` arrive here as nothing.
  public var badge: String? { content.badge }

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
    content = Content(
      id: id, title: title, icon: icon, path: path,
      deprecated: deprecated, replaces: replaces, badge: badge?.isEmpty == true ? nil : badge)
  }

  public static func == (one: TabData, other: TabData) -> Bool {
    one.content === other.content
      || one.id == other.id && one.looksLike(other) && one.deprecated == other.deprecated
        && one.replaces == other.replaces
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }

  public var description: String {
    let deprecated = deprecated.map { ", \($0.rawValue)-deprecated" } ?? ""
    let replaces = replaces.map { ", replaces \($0)" } ?? ""
    let badge = badge.map { ", badge \($0)" } ?? ""
    return "\(id) (title \(title), icon \(icon), path \(path)\(deprecated)\(replaces)\(badge))"
  }

  /// Whether both show the same: title, icon and badge, and start at the same path.
  func looksLike(_ other: TabData) -> Bool {
    title.hasSameScalars(as: other.title) && icon.hasSameScalars(as: other.icon)
      && path.hasSameScalars(as: other.path) && badge.hasSameScalars(as: other.badge)
  }

  /// What a tab says, shared by its copies: reconciling copies tabs far more often than anybody describes one.
  private final class Content: Sendable {
    let id: TabID
    let title: String
    let icon: String
    let path: String
    let deprecated: Deprecation?
    let replaces: TabID?
    let badge: String?

    init(
      id: TabID, title: String, icon: String, path: String, deprecated: Deprecation?, replaces: TabID?, badge: String?
    ) {
      self.id = id
      self.title = title
      self.icon = icon
      self.path = path
      self.deprecated = deprecated
      self.replaces = replaces
      self.badge = badge
    }
  }
}
