/// A tab, or an action, as the server describes it: an object with the members of section P5.
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
  public var deprecated: Deprecation? { content.optionals.deprecated }
  /// The deprecated tab that this tab takes the place of (P5.7).
  public var replaces: TabID? { content.optionals.replaces }
  /// The text of the badge, or `nil` for a badge without text or none (P5.8). A server's `""` and `0` are read as `nil`.
  public var badge: String? { content.optionals.badge }
  /// Whether the badge is a dot without text (P21.1).
  public var hasDot: Bool { content.optionals.more?.hasDot ?? false }
  /// What assistive technology says instead of the badge, or `nil` for the badge itself (P21.3). Without a badge it says
  /// nothing.
  public var badgeLabel: String? { content.optionals.more?.badgeLabel }
  /// The icon from the server, or `nil` for ``icon`` (P22.1).
  public var image: TabImage? { content.optionals.more?.image }
  /// The version of the data that the tab's pages show, or `nil`. Like an ETag, only equality matters (P5.9).
  public var version: String? { content.optionals.version }
  /// Further paths whose pages belong to the tab when they are opened from outside the pages; at most
  /// ``maximumOwnedPathCount`` (P5.10).
  public var owns: [String] { content.optionals.owns }
  /// Whether clients should load the tab before the user selects it (P5.11).
  public var isEager: Bool { content.optionals.isEager }
  /// What the tab is for, if the platform may have a place of its own for it (P24.1).
  public var role: Role? { content.optionals.more?.role }
  /// Whether this is a button on the bar, and no tab (P23.1). A ``TabConfiguration`` lists it among its actions.
  public var isAction: Bool { content.optionals.more?.isAction ?? false }

  /// Creates a tab, or an action.
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
  ///   - hasDot: Whether the badge is a dot without text; then there is no other badge.
  ///   - badgeLabel: What assistive technology says instead of the badge; an empty text is none.
  ///   - image: The icon from the server.
  ///   - version: The version of the data that the tab's pages show; an empty text is no version.
  ///   - owns: Further paths whose pages belong to the tab.
  ///   - isEager: Whether clients should load the tab before the user selects it.
  ///   - role: What the tab is for.
  ///   - isAction: Whether this is a button on the bar, and no tab.
  public init(
    id: TabID, title: String, icon: String, path: String,
    deprecated: Deprecation? = nil, replaces: TabID? = nil, badge: String? = nil, hasDot: Bool = false,
    badgeLabel: String? = nil, image: TabImage? = nil, version: String? = nil, owns: [String] = [],
    isEager: Bool = false, role: Role? = nil, isAction: Bool = false
  ) {
    let optionals = Optionals(
      deprecated: deprecated, replaces: replaces, badge: hasDot || badge?.isEmpty == true ? nil : badge,
      version: version?.isEmpty == true ? nil : version, owns: owns, isEager: isEager,
      more: !hasDot && badgeLabel == nil && image == nil && role == nil && !isAction
        ? nil
        : More(
          hasDot: hasDot, badgeLabel: badgeLabel?.isEmpty == true ? nil : badgeLabel, image: image, role: role,
          isAction: isAction))
    content = Content(id: id, title: title, icon: icon, path: path, optionals: optionals)
  }

  private init(_ tab: TabData, id: TabID? = nil, _ change: (inout Optionals) -> Void) {
    var optionals = tab.content.optionals
    change(&optionals)
    content = Content(id: id ?? tab.id, title: tab.title, icon: tab.icon, path: tab.path, optionals: optionals)
  }

  /// The members that a message has, in an order for people.
  package var members: [MemberValue.Named] {
    func named(_ member: TabMember, _ value: MemberValue) -> MemberValue.Named { (member.rawValue, value) }
    var members = [
      named(.id, .text(id.rawValue)), named(.title, .text(title)), named(.icon, .text(icon)), named(.path, .text(path)),
    ]
    if isAction { members.append(named(.action, .flag)) }
    if let role { members.append(named(.role, .text(role.rawValue))) }
    if let deprecated { members.append(named(.deprecated, .text(deprecated.rawValue))) }
    if let replaces { members.append(named(.replaces, .text(replaces.rawValue))) }
    if hasDot { members.append(named(.badge, .flag)) }
    if let badge { members.append(named(.badge, .text(badge))) }
    if let badgeLabel { members.append(named(.badgeLabel, .text(badgeLabel))) }
    if let image { members.append(named(.image, .object(image.members))) }
    if let version { members.append(named(.version, .text(version))) }
    if !owns.isEmpty { members.append(named(.owns, .texts(owns))) }
    if isEager { members.append(named(.eager, .flag)) }
    return members
  }

  /// Whether a message has the member.
  func has(_ member: TabMember) -> Bool {
    members.contains { $0.name == member.rawValue }
  }

  /// Returns the tab with another version.
  package func with(version: String) -> TabData {
    TabData(self) { $0.version = version.isEmpty ? nil : version }
  }

  /// The tab without its image.
  package var withoutImage: TabData {
    TabData(self) { optionals in
      optionals.more = optionals.more.map {
        More(hasDot: $0.hasDot, badgeLabel: $0.badgeLabel, image: nil, role: $0.role, isAction: $0.isAction)
      }
    }
  }

  /// Returns the tab with another deprecation and replacement, and with another id if one is given.
  package func with(id newID: TabID? = nil, deprecated: Deprecation?, replaces: TabID?) -> TabData {
    TabData(self, id: newID) { ($0.deprecated, $0.replaces) = (deprecated, replaces) }
  }

  public static func == (one: TabData, other: TabData) -> Bool {
    one.content === other.content || one.id == other.id && one.looksLike(other) && one.behavesLike(other)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }

  public var description: String {
    var parts = ["title \(title)", "icon \(icon)", "path \(path)"]
    if isAction { parts.append("action") }
    if let role { parts.append("role \(role.rawValue)") }
    if let deprecated { parts.append("\(deprecated.rawValue)-deprecated") }
    if let replaces { parts.append("replaces \(replaces)") }
    if hasDot { parts.append("dot") }
    if let badge { parts.append("badge \(badge)") }
    if let badgeLabel { parts.append("badge label \(badgeLabel)") }
    if let image { parts.append("\(image.kind.rawValue) \(image.path)") }
    if let version { parts.append("version \(version)") }
    if !owns.isEmpty { parts.append("owns \(owns.joined(separator: " "))") }
    if isEager { parts.append("eager") }
    return "\(id) (\(parts.joined(separator: ", ")))"
  }

  /// Whether both show the same title, icon, image and badge, say the same about it, and start with the same path.
  func looksLike(_ other: TabData) -> Bool {
    Self.areSame(title, other.title) && Self.areSame(icon, other.icon) && Self.areSame(path, other.path)
      && badge.hasSameScalars(as: other.badge)
      && (isPlain && other.isPlain || hasSameRareLooks(as: other))
  }

  /// Whether both have the same other members.
  func behavesLike(_ other: TabData) -> Bool {
    deprecated == other.deprecated && replaces == other.replaces && version.hasSameScalars(as: other.version)
      && isEager == other.isEager && ownsTheSame(as: other)
      && (isPlain && other.isPlain || role == other.role && isAction == other.isAction)
  }

  private func ownsTheSame(as other: TabData) -> Bool {
    owns.isEmpty && other.owns.isEmpty || owns.elementsEqual(other.owns) { $0.hasSameScalars(as: $1) }
  }

  // Inlined, because equal short texts then need no call.
  @inline(__always)
  private static func areSame(_ one: String, _ other: String) -> Bool {
    one.isSameValue(as: other) || one.hasSameScalars(as: other)
  }

  /// Whether it has none of the members that few tabs have.
  private var isPlain: Bool { content.optionals.more == nil }

  @inline(never)
  private func hasSameRareLooks(as other: TabData) -> Bool {
    hasDot == other.hasDot && badgeLabel.hasSameScalars(as: other.badgeLabel) && image == other.image
  }

  /// The optional members of a tab.
  private struct Optionals: Sendable {
    var deprecated: Deprecation?
    var replaces: TabID?
    var badge: String?
    var version: String?
    var owns: [String]
    var isEager: Bool
    var more: More?
  }

  /// The members that few tabs have.
  private final class More: Sendable {
    let hasDot: Bool
    let badgeLabel: String?
    let image: TabImage?
    let role: Role?
    let isAction: Bool

    init(hasDot: Bool, badgeLabel: String?, image: TabImage?, role: Role?, isAction: Bool) {
      self.hasDot = hasDot
      self.badgeLabel = badgeLabel
      self.image = image
      self.role = role
      self.isAction = isAction
    }
  }

  /// The members of a tab, shared by its copies: reconciling copies tabs far more often than a server describes one.
  private final class Content: Sendable {
    let id: TabID
    let title: String
    let icon: String
    let path: String
    let optionals: Optionals

    init(id: TabID, title: String, icon: String, path: String, optionals: Optionals) {
      self.id = id
      self.title = title
      self.icon = icon
      self.path = path
      self.optionals = optionals
    }
  }
}

/// The names of the members of a tab in a message.
package enum TabMember: String, Hashable, CaseIterable {
  case id, title, icon, path, deprecated, replaces, badge, badgeLabel, image, version, owns, eager, role, action

  /// Whether an action ignores the member, with a warning (P23.6).
  var isForTabsOnly: Bool {
    switch self {
    case .deprecated, .replaces, .version, .owns, .eager, .role: true
    case .id, .title, .icon, .path, .badge, .badgeLabel, .image, .action: false
    }
  }
}
