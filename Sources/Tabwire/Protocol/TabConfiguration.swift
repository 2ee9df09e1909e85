/// The tab bar that a server wants: every tab and action, and the tab that the page belongs to (P4.1).
///
/// A value of this type is always valid: no tabs or at least two, unique ids, an active tab, safe paths.
public struct TabConfiguration: Sendable, Hashable {
  /// The maximum size of the JSON, in bytes: 256 KiB.
  public static let maximumByteCount = 256 * 1024
  /// The maximum number of tabs.
  public static let maximumTabCount = 64
  /// The maximum value of a `revision`, `badge`, `version` or `appBadge`: the largest integer that JavaScript represents exactly.
  public static let maximumInteger = JSONReader.maximumInteger

  /// The tab that the page belongs to, as far as the server knows: a hint, never a command (P4.3).
  public var active: TabID? { content.members.active }
  /// The tabs in the server's order (P4.2), without the actions. No tabs means a single web view without a tab bar.
  public var tabs: [TabData] { content.tabs }
  /// The actions in the server's order (P23.1).
  public var actions: [TabAction] { content.actions }
  /// The tabs and actions in the server's order, as the message has them.
  package var entries: [TabData] { content.members.entries }
  /// The tab that searches: the first of that role (P24.3).
  public var search: TabID? { content.search }
  /// When the server rendered this configuration: a number that never decreases (P4.4). A lower one is stale.
  public var revision: Int64? { content.members.revision }
  /// An opaque key for the signed-in user (P4.5). When it changes, the other tabs show another user's pages.
  public var session: String? { content.members.session }
  /// Whether a stream delivered the configuration after its page had loaded (P4.6).
  public var isLive: Bool { content.members.isLive }
  /// Whether the page in front wants no tab bar (P4.7).
  public var isTabBarHidden: Bool { content.members.isTabBarHidden }
  /// Whether the client takes the server's order also where it would ignore it (P25.1).
  public var reorders: Bool { content.members.reorders }
  /// The number on the app's icon, or `nil` to leave it; 0 removes it (P26.1).
  public var appBadge: Int64? { content.members.appBadge }
  /// The values that are accepted, but ignored or read as another value. They take no part in comparisons.
  public var warnings: [ConfigurationWarning] { content.warnings }
  /// Whether any tab is deprecated or replaces another, so that not every tab may be shown.
  var hasGracefulRemovals: Bool { content.hasGracefulRemovals }

  private let content: Content

  /// The configuration of a single web view without a tab bar.
  public static let bootstrap = TabConfiguration(Members(), warnings: [])

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - active: The tab that the page belongs to; needed if there are tabs.
  ///   - tabs: The tabs in the order to show them: none, or at least two. Actions stand among them.
  ///   - revision: When this was rendered, from 0 to ``maximumInteger``; a number that never decreases.
  ///   - session: An opaque key for the signed-in user, such as a keyed hash; never the user's id or a token.
  ///   - isLive: Whether a stream delivers the configuration after its page has loaded.
  ///   - isTabBarHidden: Whether the page wants no tab bar.
  ///   - reorders: Whether clients take the order of the tabs also where they would ignore it.
  ///   - appBadge: The number on the app's icon, from 0 to ``maximumInteger``, or `nil` to leave it.
  /// - Throws: A ``ConfigurationError`` with the first reason for which clients would reject it.
  public init(
    active: TabID?, tabs: [TabData], revision: Int64? = nil, session: String? = nil, isLive: Bool = false,
    isTabBarHidden: Bool = false, reorders: Bool = false, appBadge: Int64? = nil
  ) throws(ConfigurationError) {
    var members = Members()
    (members.active, members.entries, members.revision, members.session) = (active, tabs, revision, session)
    (members.isLive, members.isTabBarHidden) = (isLive, isTabBarHidden)
    (members.reorders, members.appBadge) = (reorders, appBadge)
    try self.init(checking: members, unread: [], text: nil)
  }

  /// Returns the configuration with another revision and session.
  ///
  /// - Parameters:
  ///   - revision: The revision, at least 0 and at most ``maximumInteger``, or `nil`.
  ///   - session: The session, or `nil`.
  package func with(revision: Int64?, session: String?) -> TabConfiguration {
    assert(revision.map { (0...Self.maximumInteger).contains($0) } ?? true, "clients reject the revision")
    var members = content.members
    (members.revision, members.session) = (revision, session)
    return TabConfiguration(members, warnings: warnings)
  }

  /// Returns the configuration with another active tab and other tabs. Its actions stay behind the tabs before them.
  ///
  /// - Throws: A ``ConfigurationError`` with the first reason for which clients would reject it.
  package func with(active: TabID?, tabs: [TabData]) throws(ConfigurationError) -> TabConfiguration {
    var members = content.members
    (members.active, members.entries) = (active, tabs)
    for action in entries.reversed() where action.isAction {
      let before = entries.prefix { $0 != action }.last { entry in tabs.contains { $0.id == entry.id } }
      let place = members.entries.firstIndex { $0.id == before?.id }.map { $0 + 1 } ?? 0
      members.entries.insert(action, at: place)
    }
    return try TabConfiguration(checking: members, unread: [], text: nil)
  }

  /// Returns the configuration without the images whose paths lead away from the app's origin, each with a warning (P22.12).
  ///
  /// - Parameter isUnsafe: Whether a path does not resolve to the app's origin.
  package func leavingOutImages(_ isUnsafe: (String) -> Bool) -> TabConfiguration {
    var (members, warnings) = (content.members, warnings)
    for (index, tab) in entries.enumerated() {
      guard let image = tab.image, isUnsafe(image.path) else { continue }
      members.entries[index] = tab.withoutImage
      warnings.append(
        ConfigurationWarning(
          code: .unreadable, path: ConfigurationMember.tab(index, .image).path, tabIndex: index, place: nil,
          reason: "\"\(image.path)\" does not resolve to the app's origin; ignored"))
    }
    return warnings.count == self.warnings.count ? self : TabConfiguration(members, warnings: warnings)
  }

  /// Whether both show the same tab bar to the same user.
  package func showsTheSame(as other: TabConfiguration) -> Bool {
    entries == other.entries && session.hasSameScalars(as: other.session) && isTabBarHidden == other.isTabBarHidden
      && reorders == other.reorders && appBadge == other.appBadge
  }

  /// The members that a message has, in an order for people.
  package var members: [MemberValue.Named] {
    func named(_ member: MessageMember, _ value: MemberValue) -> MemberValue.Named { (member.rawValue, value) }
    var members = [named(.active, active.map { .text($0.rawValue) } ?? .null)]
    if let revision { members.append(named(.revision, .integer(revision))) }
    if let session { members.append(named(.session, .text(session))) }
    if isLive { members.append(named(.live, .flag)) }
    if isTabBarHidden { members.append(named(.tabBarHidden, .flag)) }
    if reorders { members.append(named(.reorders, .flag)) }
    if let appBadge { members.append(named(.appBadge, .integer(appBadge))) }
    return members + [named(.tabs, .objects(entries.map { $0.members }))]
  }

  /// The values of the members of a message.
  struct Members: Sendable {
    var active: TabID?
    /// The tabs and actions.
    var entries: [TabData] = []
    var revision: Int64?
    var session: String?
    var isLive = false
    var isTabBarHidden = false
    var reorders = false
    var appBadge: Int64?
  }

  /// Checks a configuration that may have been read from a text.
  ///
  /// - Parameters:
  ///   - members: The members, each of the right type.
  ///   - unread: The values that are not taken as they are written.
  ///   - text: The text, for the places of errors and warnings, or `nil` if there is none.
  init(
    checking members: Members, unread: [UnreadValue], text: UnsafeBufferPointer<UInt8>?
  ) throws(ConfigurationError) {
    do throws(InvalidMemberError) {
      try ConfigurationValidator(members: members).validate()
    } catch {
      throw ConfigurationError(error, text: text)
    }
    let warnings = ConfigurationWarnings(active: members.active, entries: members.entries, unread: unread)
    self.init(members, warnings: warnings.warnings(text: text))
  }

  private init(_ members: Members, warnings: [ConfigurationWarning]) {
    content = Content(members, warnings: warnings)
  }

  /// The members of a configuration. Its copies share them: clients copy one far more often than a server sends it.
  private final class Content: Sendable {
    let members: Members
    let tabs: [TabData]
    let actions: [TabAction]
    let search: TabID?
    let warnings: [ConfigurationWarning]
    let hasGracefulRemovals: Bool

    init(_ members: Members, warnings: [ConfigurationWarning]) {
      self.members = members
      self.warnings = warnings
      (tabs, actions) = Self.split(members.entries)
      search = tabs.first { $0.role == .search }?.id
      hasGracefulRemovals = tabs.contains { $0.deprecated != nil || $0.replaces != nil }
    }

    /// Splits a list into its tabs and its actions.
    private static func split(_ entries: [TabData]) -> (tabs: [TabData], actions: [TabAction]) {
      guard entries.contains(where: { $0.isAction }) else { return (entries, []) }
      var tabs: [TabData] = []
      var actions: [TabAction] = []
      for entry in entries {
        if entry.isAction { actions.append(TabAction(entry, position: tabs.count)) } else { tabs.append(entry) }
      }
      return (tabs, actions)
    }
  }

  public static func == (one: TabConfiguration, other: TabConfiguration) -> Bool {
    one.content === other.content
      || one.active == other.active && one.entries == other.entries && one.revision == other.revision
        && one.session.hasSameScalars(as: other.session) && one.isLive == other.isLive
        && one.isTabBarHidden == other.isTabBarHidden && one.reorders == other.reorders
        && one.appBadge == other.appBadge
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(active)
    hasher.combine(entries)
    hasher.combine(revision)
  }
}
