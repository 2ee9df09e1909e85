/// The tab bar that a server wants: every tab, and which of them the page belongs to (P4.1).
///
/// A value of this type is always valid: no tabs or at least two, unique ids, an active tab, safe paths.
public struct TabConfiguration: Sendable, Hashable {
  /// The maximum size of the JSON, in bytes: 256 KiB.
  public static let maximumByteCount = 256 * 1024
  /// The maximum number of tabs.
  public static let maximumTabCount = 64
  /// The maximum value of a `revision`, `badge` or `version`: the largest integer that JavaScript represents exactly.
  public static let maximumInteger: Int64 = 9_007_199_254_740_991

  /// The tab that the page belongs to, as far as the server knows: a hint, never a command (P4.3).
  public let active: TabID?
  /// The tabs in the server's order (P4.2). No tabs means a single web view without a tab bar.
  public let tabs: [TabData]
  /// When the server rendered this configuration: a number that never decreases (P4.4). A lower one is stale.
  public let revision: Int64?
  /// An opaque key for the signed-in user (P4.5). When it changes, the other tabs show another user's pages.
  public let session: String?
  /// Whether a stream delivered the configuration after its page had loaded (P4.6).
  public let isLive: Bool
  /// Whether the page in front wants no tab bar (P4.7).
  public let isTabBarHidden: Bool
  /// The values that are accepted, but ignored or read as another value. They take no part in comparisons.
  public let warnings: [ConfigurationWarning]
  /// Whether any tab is deprecated or replaces another, so that not every tab may be shown.
  let hasGracefulRemovals: Bool

  /// The configuration of a single web view without a tab bar.
  public static let bootstrap = TabConfiguration(Members(), warnings: [])

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - active: The tab that the page belongs to; needed if there are tabs.
  ///   - tabs: The tabs in the order to show them: none, or at least two.
  ///   - revision: When this was rendered, from 0 to ``maximumInteger``; a number that never decreases.
  ///   - session: An opaque key for the signed-in user, such as a keyed hash; never the user's id or a token.
  ///   - isLive: Whether a stream delivers the configuration after its page has loaded.
  ///   - isTabBarHidden: Whether the page wants no tab bar.
  /// - Throws: A ``ConfigurationError`` with the first reason for which clients would reject it.
  public init(
    active: TabID?, tabs: [TabData], revision: Int64? = nil, session: String? = nil, isLive: Bool = false,
    isTabBarHidden: Bool = false
  ) throws(ConfigurationError) {
    var members = Members()
    (members.active, members.tabs, members.revision, members.session) = (active, tabs, revision, session)
    (members.isLive, members.isTabBarHidden) = (isLive, isTabBarHidden)
    try self.init(checking: members, unknownDeprecations: [], text: nil)
  }

  /// Returns the configuration with another revision and session.
  ///
  /// - Parameters:
  ///   - revision: The revision, at least 0 and at most ``maximumInteger``, or `nil`.
  ///   - session: The session, or `nil`.
  package func with(revision: Int64?, session: String?) -> TabConfiguration {
    assert(revision.map { (0...Self.maximumInteger).contains($0) } ?? true, "clients reject the revision")
    var members = Members(of: self)
    (members.revision, members.session) = (revision, session)
    return TabConfiguration(members, warnings: warnings)
  }

  /// Returns the configuration with another active tab and other tabs.
  ///
  /// - Throws: A ``ConfigurationError`` with the first reason for which clients would reject it.
  package func with(active: TabID?, tabs: [TabData]) throws(ConfigurationError) -> TabConfiguration {
    var members = Members(of: self)
    (members.active, members.tabs) = (active, tabs)
    return try TabConfiguration(checking: members, unknownDeprecations: [], text: nil)
  }

  /// Whether both show the same tab bar to the same user.
  package func showsTheSame(as other: TabConfiguration) -> Bool {
    tabs == other.tabs && session.hasSameScalars(as: other.session) && isTabBarHidden == other.isTabBarHidden
  }

  /// The members that a message has, in an order for people.
  package var members: [MemberValue.Named] {
    func named(_ member: MessageMember, _ value: MemberValue) -> MemberValue.Named { (member.rawValue, value) }
    var members = [named(.active, active.map { .text($0.rawValue) } ?? .null)]
    if let revision { members.append(named(.revision, .integer(revision))) }
    if let session { members.append(named(.session, .text(session))) }
    if isLive { members.append(named(.live, .flag)) }
    if isTabBarHidden { members.append(named(.tabBarHidden, .flag)) }
    return members + [named(.tabs, .objects(tabs.map { $0.members }))]
  }

  /// The values of the members of a message.
  struct Members {
    var active: TabID?
    var tabs: [TabData] = []
    var revision: Int64?
    var session: String?
    var isLive = false
    var isTabBarHidden = false

    init() {}

    init(of configuration: TabConfiguration) {
      active = configuration.active
      tabs = configuration.tabs
      revision = configuration.revision
      session = configuration.session
      isLive = configuration.isLive
      isTabBarHidden = configuration.isTabBarHidden
    }
  }

  /// Checks a configuration that may have been read from a text.
  ///
  /// - Parameters:
  ///   - members: The members, each of the right type.
  ///   - unknownDeprecations: The values of `deprecated` that are neither `soft` nor `hard`, with the positions of their tabs.
  ///   - text: The text, for the places of errors and warnings, or `nil` if there is none.
  init(
    checking members: Members, unknownDeprecations: [(tab: Int, value: String)], text: UnsafeBufferPointer<UInt8>?
  ) throws(ConfigurationError) {
    do throws(InvalidMemberError) {
      try ConfigurationValidator(active: members.active, tabs: members.tabs, revision: members.revision).validate()
    } catch {
      throw ConfigurationError(error, text: text)
    }
    let warnings = ConfigurationWarnings(
      active: members.active, tabs: members.tabs, unknownDeprecations: unknownDeprecations)
    self.init(members, warnings: warnings.warnings(text: text))
  }

  private init(_ members: Members, warnings: [ConfigurationWarning]) {
    active = members.active
    tabs = members.tabs
    revision = members.revision
    session = members.session
    isLive = members.isLive
    isTabBarHidden = members.isTabBarHidden
    self.warnings = warnings
    hasGracefulRemovals = members.tabs.contains { $0.deprecated != nil || $0.replaces != nil }
  }

  public static func == (one: TabConfiguration, other: TabConfiguration) -> Bool {
    one.active == other.active && one.tabs == other.tabs && one.revision == other.revision
      && one.session.hasSameScalars(as: other.session) && one.isLive == other.isLive
      && one.isTabBarHidden == other.isTabBarHidden
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(active)
    hasher.combine(tabs)
    hasher.combine(revision)
  }
}
