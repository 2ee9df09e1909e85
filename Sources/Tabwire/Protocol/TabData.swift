/// A tab as the server describes it (P5.1).
///
/// Texts are compared by their Unicode scalars.
public struct TabData: Sendable, Hashable, CustomStringConvertible {
  /// The maximum number of paths in ``owns``.
  public static let maximumOwnedPathCount = 32

  private let content: Content

  /// The stable id of the tab, unique within a configuration (P5.2).
  public var id: TabID { content.id }
  /// The label under the icon (P5.3).
  public var title: String { content.title }
  /// The name of the icon (P5.4). The app maps it to each platform's icons.
  public var icon: String { content.icon }
  /// The path that the tab starts with: a relative reference, resolved against the app's start URL (P5.5).
  public var path: String { content.path }
  /// How soon the tab leaves the tab bar, or `nil` if it is not being phased out (P5.6).
  public var deprecated: Deprecation? { content.deprecated }
  /// The deprecated tab that this tab takes the place of (P5.7).
  public var replaces: TabID? { content.replaces }
  /// The text of the badge, or `nil` for no badge (P5.8). A server's `""` and `0` are read as `nil`.
  public var badge: String? { content.badge }
  /// The version of the data that the tab's pages show, or `nil`. Like an ETag, only equality matters (P5.9).
  public var version: String? { content.version }
  /// Further paths whose pages belong to the tab when they are opened from outside the pages; at most
  /// ``maximumOwnedPathCount`` (P5.10).
  public var owns: [String] { content.owns }
  /// Whether clients should load the tab before the user selects it (P5.11).
  public var isEager: Bool { content.isEager }

  /// Creates a tab.
  ///
  /// ``TabConfiguration`` checks whether it may be sent.
  ///
  /// - Parameters:
  ///   - id: The stable id of the tab.
  ///   - title: The label under the icon.
  ///   - icon: The name of the icon.
  ///   - path: The path that the tab starts with, relative to the app's start URL.
  ///   - deprecated: How soon the tab leaves the tab bar.
  ///   - replaces: The deprecated tab that this tab takes the place of.
  ///   - badge: The text of the badge; an empty text is no badge.
  ///   - version: The version of the data that the tab's pages show; an empty text is no version.
  ///   - owns: Further paths whose pages belong to the tab.
  ///   - isEager: Whether clients should load the tab before the user selects it.
  public init(
    id: TabID, title: String, icon: String, path: String,
    deprecated: Deprecation? = nil, replaces: TabID? = nil, badge: String? = nil, version: String? = nil,
    owns: [String] = [], isEager: Bool = false
  ) {
    content = Content(
      id: id, title: title, icon: icon, path: path,
      deprecated: deprecated, replaces: replaces, badge: badge?.isEmpty == true ? nil : badge,
      version: version?.isEmpty == true ? nil : version, owns: owns, isEager: isEager)
  }

  /// The members that a message has, in an order for people.
  package var members: [MemberValue.Named] {
    func named(_ member: TabMember, _ value: MemberValue) -> MemberValue.Named { (member.rawValue, value) }
    var members = [
      named(.id, .text(id.rawValue)), named(.title, .text(title)), named(.icon, .text(icon)), named(.path, .text(path)),
    ]
    if let deprecated { members.append(named(.deprecated, .text(deprecated.rawValue))) }
    if let replaces { members.append(named(.replaces, .text(replaces.rawValue))) }
    if let badge { members.append(named(.badge, .text(badge))) }
    if let version { members.append(named(.version, .text(version))) }
    if !owns.isEmpty { members.append(named(.owns, .texts(owns))) }
    if isEager { members.append(named(.eager, .flag)) }
    return members
  }

  /// Returns the tab with another version.
  package func with(version: String) -> TabData {
    TabData(
      id: id, title: title, icon: icon, path: path, deprecated: deprecated, replaces: replaces, badge: badge,
      version: version, owns: owns, isEager: isEager)
  }

  /// Returns the tab with another deprecation and replacement, and with another id if one is given.
  package func with(id newID: TabID? = nil, deprecated: Deprecation?, replaces: TabID?) -> TabData {
    TabData(
      id: newID ?? id, title: title, icon: icon, path: path, deprecated: deprecated, replaces: replaces, badge: badge,
      version: version, owns: owns, isEager: isEager)
  }

  public static func == (one: TabData, other: TabData) -> Bool {
    one.content === other.content
      || one.id == other.id && one.looksLike(other) && one.deprecated == other.deprecated
        && one.replaces == other.replaces && one.version.hasSameScalars(as: other.version)
        && one.isEager == other.isEager && ownsTheSame(one, other)
  }

  private static func ownsTheSame(_ one: TabData, _ other: TabData) -> Bool {
    one.owns.isEmpty && other.owns.isEmpty || one.owns.elementsEqual(other.owns) { $0.hasSameScalars(as: $1) }
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }

  public var description: String {
    var parts = ["title \(title)", "icon \(icon)", "path \(path)"]
    if let deprecated { parts.append("\(deprecated.rawValue)-deprecated") }
    if let replaces { parts.append("replaces \(replaces)") }
    if let badge { parts.append("badge \(badge)") }
    if let version { parts.append("version \(version)") }
    if !owns.isEmpty { parts.append("owns \(owns.joined(separator: " "))") }
    if isEager { parts.append("eager") }
    return "\(id) (\(parts.joined(separator: ", ")))"
  }

  /// Whether both show the same title, icon and badge, and start with the same path.
  func looksLike(_ other: TabData) -> Bool {
    title.hasSameScalars(as: other.title) && icon.hasSameScalars(as: other.icon)
      && path.hasSameScalars(as: other.path) && badge.hasSameScalars(as: other.badge)
  }

  /// The members of a tab, shared by its copies: reconciling copies tabs far more often than a server describes one.
  private final class Content: Sendable {
    let id: TabID
    let title: String
    let icon: String
    let path: String
    let deprecated: Deprecation?
    let replaces: TabID?
    let badge: String?
    let version: String?
    let owns: [String]
    let isEager: Bool

    init(
      id: TabID, title: String, icon: String, path: String, deprecated: Deprecation?, replaces: TabID?, badge: String?,
      version: String?, owns: [String], isEager: Bool
    ) {
      self.id = id
      self.title = title
      self.icon = icon
      self.path = path
      self.deprecated = deprecated
      self.replaces = replaces
      self.badge = badge
      self.version = version
      self.owns = owns
      self.isEager = isEager
    }
  }
}

/// The names of the members of a tab in a message.
package enum TabMember: String, Hashable, CaseIterable {
  case id, title, icon, path, deprecated, replaces, badge, version, owns, eager
}
