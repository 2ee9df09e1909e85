/// The tab bar that a server wants: every tab and action, and the tab that the page belongs to (P4.1).
///
/// A value of this type is always valid: no tabs or at least two, unique ids, an active tab, safe paths.
public struct TabConfiguration: Sendable, Hashable {
  /// The maximum size of the JSON, in bytes: 256 KiB.
  public static let maximumByteCount = 256 * 1024
  /// The maximum number of tabs.
  public static let maximumTabCount = 64
  /// The maximum value of a `revision`, `badge`, `version` or `appBadge`: the largest integer that JavaScript represents exactly.
  public static let maximumInteger: Int64 = 9_007_199_254_740_991

  /// The tab that the page belongs to, as far as the server knows: a hint, never a command (P4.3).
  public var active: TabID? { content.values.text(.active).map { TabID($0) } }
  /// The tabs in the server's order (P4.2), without the actions. No tabs means a single web view without a tab bar.
  public var tabs: [TabData] { content.tabs }
  /// The actions in the server's order (P23.1).
  public var actions: [TabAction] { content.actions }
  /// The tabs and actions in the server's order, as the message has them.
  package var entries: [TabData] { content.entries }
  /// The tab that searches: the first of that role (P24.3).
  public var search: TabID? { content.search }
  /// When the server rendered this configuration: a number that never decreases (P4.4). A lower one is stale.
  public var revision: Int64? { content.values.integer(.revision) }
  /// An opaque key for the signed-in user (P4.5). When it changes, the other tabs show another user's pages.
  public var session: String? { content.values.text(.session) }
  /// Whether a stream delivered the configuration after its page had loaded (P4.6).
  public var isLive: Bool { content.values.isTrue(.live) }
  /// Whether the page in front wants no tab bar (P4.7).
  public var isTabBarHidden: Bool { content.values.isTrue(.tabBarHidden) }
  /// Whether the client takes the server's order also where it would ignore it (P25.1).
  public var reorders: Bool { content.values.isTrue(.reorders) }
  /// The number on the app's icon, or `nil` to leave it; 0 removes it (P26.1).
  public var appBadge: Int64? { content.values.integer(.appBadge) }
  /// The values that are accepted, but ignored or read as another value. They take no part in comparisons.
  public var warnings: [ConfigurationWarning] { content.warnings }
  /// Whether any tab is deprecated or replaces another, so that not every tab may be shown.
  var hasGracefulRemovals: Bool { content.hasGracefulRemovals }

  private let content: Content

  /// The configuration of a single web view without a tab bar.
  public static let bootstrap = TabConfiguration(MemberValues(), entries: [], warnings: [])

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
    var values = MemberValues<MessageMember>()
    values[.active] = MemberValue(active?.rawValue)
    values[.revision] = revision.map { .integer($0) } ?? .absent
    values[.session] = MemberValue(session)
    values[.live] = MemberValue(isLive)
    values[.tabBarHidden] = MemberValue(isTabBarHidden)
    values[.reorders] = MemberValue(reorders)
    values[.appBadge] = appBadge.map { .integer($0) } ?? .absent
    try self.init(checking: values, tabs)
  }

  /// Returns the configuration with another revision and session.
  ///
  /// - Parameters:
  ///   - revision: The revision, at least 0 and at most ``maximumInteger``, or `nil`.
  ///   - session: The session, or `nil`.
  package func with(revision: Int64?, session: String?) -> TabConfiguration {
    assert(revision.map { (0...Self.maximumInteger).contains($0) } ?? true, "clients reject the revision")
    var values = content.values
    values[.revision] = revision.map { .integer($0) } ?? .absent
    values[.session] = MemberValue(session)
    return TabConfiguration(values, entries: entries, warnings: warnings)
  }

  /// Returns the configuration with another active tab and other tabs. Its actions stay behind the tabs before them.
  ///
  /// - Throws: A ``ConfigurationError`` with the first reason for which clients would reject it.
  package func with(active: TabID?, tabs: [TabData]) throws(ConfigurationError) -> TabConfiguration {
    var values = content.values
    values[.active] = MemberValue(active?.rawValue)
    var changed = tabs
    for action in entries.reversed() where action.isAction {
      let before = entries.prefix { $0 != action }.last { entry in tabs.contains { $0.id == entry.id } }
      changed.insert(action, at: changed.firstIndex { $0.id == before?.id }.map { $0 + 1 } ?? 0)
    }
    return try TabConfiguration(checking: values, changed)
  }

  /// Returns the configuration without the images whose paths lead away from the app's origin, each with a warning (P22.12).
  ///
  /// - Parameter isUnsafe: Whether a path does not resolve to the app's origin.
  package func leavingOutImages(_ isUnsafe: (String) -> Bool) -> TabConfiguration {
    var (changed, warnings) = (entries, warnings)
    for (index, tab) in entries.enumerated() {
      guard let image = tab.image, isUnsafe(image.path) else { continue }
      changed[index] = tab.withoutImage
      warnings.append(
        ConfigurationWarning(
          .unreadable, .tab(index, .image), "\"\(image.path)\" does not resolve to the app's origin; ignored"))
    }
    if warnings.count == self.warnings.count { return self }
    return TabConfiguration(content.values, entries: changed, warnings: warnings)
  }

  /// Whether both show the same tab bar to the same user.
  package func showsTheSame(as other: TabConfiguration) -> Bool {
    entries == other.entries
      && MessageMember.allCases.allSatisfy { member in
        [.active, .revision, .live].contains(member) || content.values[member] == other.content.values[member]
      }
  }

  /// The members that a message has, with their names, the tabs last.
  package var members: [(name: String, value: MemberValue)] {
    (MessageMember.allCases.dropFirst() + [.tabs]).map { ($0.name, value(of: $0)) }.filter { !$0.value.isAbsent }
  }

  /// Returns the value of a member in a message. The protocol requires an explicit `"active": null` in bootstrap.
  func value(of member: MessageMember) -> MemberValue {
    switch member {
    case .tabs: .tabs(entries)
    case .active where active == nil: .null
    default: content.values[member]
    }
  }

  /// Checks a configuration that may have been read.
  ///
  /// - Parameters:
  ///   - values: The members besides the tabs, each of the right type.
  ///   - entries: The tabs and actions.
  ///   - unread: The warnings of what could not be read.
  ///   - place: Returns the place of a member in the text, or `nil` if there is none.
  init(
    checking values: MemberValues<MessageMember>, _ entries: [TabData], unread: [ConfigurationWarning] = [],
    place: (ConfigurationMember) -> TextPlace? = { _ in nil }
  ) throws(ConfigurationError) {
    try ConfigurationValidator(values: values, tabs: entries).validate()
    let active = values.text(.active).map { TabID($0) }
    let warnings = ConfigurationWarnings(active: active, entries: entries).warnings(unread: unread)
    self.init(values, entries: entries, warnings: warnings.map { $0.at(place($0.member)) })
  }

  private init(_ values: MemberValues<MessageMember>, entries: [TabData], warnings: [ConfigurationWarning]) {
    content = Content(values, entries: entries, warnings: warnings)
  }

  /// The members of a configuration. Its copies share them: clients copy one far more often than a server sends it.
  private final class Content: Sendable {
    let values: MemberValues<MessageMember>
    let entries: [TabData]
    let tabs: [TabData]
    let actions: [TabAction]
    let search: TabID?
    let warnings: [ConfigurationWarning]
    let hasGracefulRemovals: Bool

    init(_ values: MemberValues<MessageMember>, entries: [TabData], warnings: [ConfigurationWarning]) {
      (self.values, self.entries, self.warnings) = (values, entries, warnings)
      (tabs, actions) = Self.split(entries)
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
    one.content === other.content || one.content.values == other.content.values && one.entries == other.entries
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(active)
    hasher.combine(entries)
    hasher.combine(revision)
  }
}
