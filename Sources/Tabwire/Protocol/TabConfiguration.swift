/// What the server wants the tab bar to be: every tab, and which of them the page belongs to (protocol, "Message format").
///
/// A value of this type is always valid: no tabs or at least two, unique ids, an active tab, safe paths.
public struct TabConfiguration: Sendable, Hashable {
  /// The most JSON that is read, in bytes: 256 KiB.
  public static let maximumByteCount = 256 * 1024
  /// The most tabs that a configuration may have.
  public static let maximumTabCount = 64
  /// The largest number that a `revision` or a `badge` can be: the largest that JavaScript counts exactly.
  public static let maximumInteger: Int64 = 9_007_199_254_740_991

  /// The server's guess which tab the page belongs to: a hint, never a command.
  public let active: TabID?
  /// The tabs in the server's order; none asks for a single web view without a tab bar.
  public let tabs: [TabData]
  /// When the server rendered this configuration: any number that only grows. A lower one than was seen is stale.
  public let revision: Int64?
  /// An opaque key of who is signed in. When it changes, the other tabs show somebody else's pages.
  public let session: String?
  /// What is accepted but odd. It takes no part in comparisons.
  public let warnings: [ConfigurationWarning]
  /// Whether any tab is deprecated or replaces another, so that not every tab may be shown.
  let hasGracefulRemovals: Bool

  /// The configuration that asks for a single web view without a tab bar.
  public static let bootstrap = TabConfiguration(active: nil, tabs: [], revision: nil, session: nil, warnings: [])

  /// Describes a tab bar.
  ///
  /// - Parameters:
  ///   - active: the tab that the page belongs to; needed if there are tabs.
  ///   - tabs: the tabs in the order to show them: none, or two and more.
  ///   - revision: when this was rendered, from 0 to ``maximumInteger``; any number that only grows.
  ///   - session: an opaque key of who is signed in, such as a keyed hash; never the user's id or a token.
  /// - Throws: a ``ConfigurationError`` with the first reason for which clients would reject it.
  public init(
    active: TabID?, tabs: [TabData], revision: Int64? = nil, session: String? = nil
  ) throws(ConfigurationError) {
    try self.init(
      checking: tabs, active: active, revision: revision, session: session, unknownDeprecations: [], text: nil)
  }

  /// Describes a tab bar that may have been read from a text.
  ///
  /// - Parameters:
  ///   - unknownDeprecations: the values of `deprecated` that mean nothing, with the positions of their tabs.
  ///   - text: the text, to tell where in it something is wrong.
  init(
    checking tabs: [TabData], active: TabID?, revision: Int64?, session: String?,
    unknownDeprecations: [(tab: Int, value: String)], text: UnsafeBufferPointer<UInt8>?
  ) throws(ConfigurationError) {
    do throws(ConfigurationObjection) {
      try ConfigurationValidation(active: active, tabs: tabs, revision: revision).check()
    } catch {
      throw ConfigurationError(error, text: text)
    }
    let review = ConfigurationReview(active: active, tabs: tabs, unknownDeprecations: unknownDeprecations)
    self.init(active: active, tabs: tabs, revision: revision, session: session, warnings: review.warnings(text: text))
  }

  private init(
    active: TabID?, tabs: [TabData], revision: Int64?, session: String?, warnings: [ConfigurationWarning]
  ) {
    self.active = active
    self.tabs = tabs
    self.revision = revision
    self.session = session
    self.warnings = warnings
    hasGracefulRemovals = tabs.contains { $0.deprecated != nil || $0.replaces != nil }
  }

  public static func == (one: TabConfiguration, other: TabConfiguration) -> Bool {
    one.active == other.active && one.tabs == other.tabs && one.revision == other.revision
      && one.session.hasSameScalars(as: other.session)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(active)
    hasher.combine(tabs)
    hasher.combine(revision)
  }
}
