/// A tab, or an action, as the server describes it: an object with the members of section P5.
///
/// Texts are compared by their Unicode scalars.
public struct TabData: Sendable, Hashable, CustomStringConvertible {
  /// The maximum number of paths in ``owns``.
  public static let maximumOwnedPathCount = 32

  /// The members, which the properties name and type.
  private(set) var values: MemberValues<TabMember>

  /// The stable id of the tab, unique within a configuration (P5.2).
  public var id: TabID { TabID(values.text(.id) ?? "") }
  /// The label under the icon (P5.3).
  public var title: String { values.text(.title) ?? "" }
  /// The name of the icon (P5.4). The app maps it to each platform's icons.
  public var icon: String { values.text(.icon) ?? "" }
  /// The path that the tab starts with: a relative reference, resolved against the app's start URL (P5.5).
  public var path: String { values.text(.path) ?? "" }
  /// How soon the tab leaves the tab bar, or `nil` if it is not being phased out (P5.6).
  public var deprecated: Deprecation? { values.text(.deprecated).flatMap { Deprecation(rawValue: $0) } }
  /// The deprecated tab that this tab takes the place of (P5.7).
  public var replaces: TabID? { values.text(.replaces).map { TabID($0) } }
  /// The text of the badge, or `nil` for a badge without text or none (P5.8). A server's `""` and `0` are read as `nil`.
  public var badge: String? { values.text(.badge) }
  /// Whether the badge is a dot without text (P21.1).
  public var hasDot: Bool { values.isTrue(.badge) }
  /// What assistive technology says instead of the badge, or `nil` for the badge itself (P21.3). Without a badge it says
  /// nothing.
  public var badgeLabel: String? { values.text(.badgeLabel) }
  /// The icon from the server, or `nil` for ``icon`` (P22.1).
  public var image: TabImage? { if case .image(let image) = values[.image] { image } else { nil } }
  /// The version of the data that the tab's pages show, or `nil`. Like an ETag, only equality matters (P5.9).
  public var version: String? { values.text(.version) }
  /// Further paths whose pages belong to the tab when they are opened from outside the pages; at most
  /// ``maximumOwnedPathCount`` (P5.10).
  public var owns: [String] { if case .texts(let paths) = values[.owns] { paths } else { [] } }
  /// Whether clients should load the tab before the user selects it (P5.11).
  public var isEager: Bool { values.isTrue(.eager) }
  /// What the tab is for, if the platform may have a place of its own for it (P24.1).
  public var role: Role? { values.text(.role).flatMap { Role(rawValue: $0) } }
  /// Whether this is a button on the bar, and no tab (P23.1). A ``TabConfiguration`` lists it among its actions.
  public var isAction: Bool { values.isTrue(.action) }

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
    values = MemberValues()
    values[.id] = .text(id.rawValue)
    values[.title] = .text(title)
    values[.icon] = .text(icon)
    values[.path] = .text(path)
    values[.badge] = hasDot ? .flag : MemberValue(label: badge)
    values[.deprecated] = MemberValue(deprecated?.rawValue)
    values[.replaces] = MemberValue(replaces?.rawValue)
    values[.badgeLabel] = MemberValue(label: badgeLabel)
    values[.image] = image.map { .image($0) } ?? .absent
    values[.version] = MemberValue(label: version)
    values[.owns] = owns.isEmpty ? .absent : .texts(owns)
    values[.eager] = MemberValue(isEager)
    values[.role] = MemberValue(role?.rawValue)
    values[.action] = MemberValue(isAction)
  }

  /// Creates a tab from members of the right types.
  init(_ values: MemberValues<TabMember>) {
    self.values = values
  }

  /// The members that a message has, with their names.
  package var members: [(name: String, value: MemberValue)] { values.present.map { ($0.name, values[$0]) } }

  /// Returns the tab with another version.
  package func with(version: String) -> TabData {
    var tab = self
    tab.values[.version] = MemberValue(label: version)
    return tab
  }

  /// The tab without its image.
  package var withoutImage: TabData {
    var tab = self
    tab.values[.image] = .absent
    return tab
  }

  /// Returns the tab with another deprecation and replacement, and with another id if one is given.
  package func with(id newID: TabID? = nil, deprecated: Deprecation?, replaces: TabID?) -> TabData {
    var tab = self
    if let newID { tab.values[.id] = .text(newID.rawValue) }
    tab.values[.deprecated] = MemberValue(deprecated?.rawValue)
    tab.values[.replaces] = MemberValue(replaces?.rawValue)
    return tab
  }

  public static func == (one: TabData, other: TabData) -> Bool {
    one.values == other.values
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }

  public var description: String {
    let others = values.present.filter { $0 != .id }.map { "\($0.name)\(values[$0].afterName)" }
    return "\(id) (\(others.joined(separator: ", ")))"
  }

  /// Whether both are labelled the same: the same title, icon, image, badge and path.
  func looksLike(_ other: TabData) -> Bool {
    TabMember.allCases.allSatisfy { $0.row.effect != .label || values[$0] == other.values[$0] }
  }
}
