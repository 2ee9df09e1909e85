public import Foundation

/// The tab bar of a page that is open: the changes that concern it, and how to declare it again.
///
///     TabBarSubscription(to: ["user:\(user.id)"], session: user.sessionKey, until: session.expiry) {
///       guard let user = try await sessions.user(of: session.id) else { return nil }
///       return tabBar(for: user)
///     }
///
/// Everything in it comes from the server's own session, when the stream opens. A page chooses no topics.
public struct TabBarSubscription: Sendable {
  /// The topics whose changes concern the tab bar.
  public let topics: Set<TabBarTopic>
  /// The key of the session, for the limit of streams of a session, or `nil` for no limit.
  public let session: SessionKey?
  /// The time at which the session ends, or `nil` if it does not end by itself.
  public let expiry: Date?
  /// The accessible name of the tab bar.
  public let label: String
  /// Declares the tab bar, or returns `nil` if the session has ended.
  private(set) var declaration: Declaration

  /// How a tab bar is declared.
  enum Declaration: Sendable {
    /// By a closure that returns at once, and needs no task.
    case immediate(@Sendable () throws -> TabBar?)
    /// By a closure that may wait, such as for a database.
    case awaited(@Sendable () async throws -> TabBar?)
  }

  /// Creates a subscription.
  ///
  /// - Parameters:
  ///   - topics: The topics whose changes concern the tab bar. ``TabBarUpdates/publishToEverybody()`` concerns every one.
  ///   - session: The key of the session, for the limit of streams of a session, or `nil` for no limit.
  ///   - expiry: The time at which the session ends, or `nil` if it does not end by itself.
  ///   - label: The accessible name of the tab bar.
  ///   - tabBar: Declares the tab bar. It is called when the stream opens and at every change, so it reads the user again.
  ///     It returns `nil` if the session has ended: the stream is closed, and the page opens another one for the
  ///     new session.
  public init(
    to topics: Set<TabBarTopic>, session: SessionKey? = nil, until expiry: Date? = nil, label: String = "Tabs",
    tabBar: @escaping @Sendable () async throws -> TabBar?
  ) {
    self.init(to: topics, session: session, until: expiry, label: label, .awaited(tabBar))
  }

  /// Creates a subscription whose tab bar is declared from what is in memory, which takes less time.
  ///
  /// - Parameters:
  ///   - topics: The topics whose changes concern the tab bar. ``TabBarUpdates/publishToEverybody()`` concerns every one.
  ///   - session: The key of the session, for the limit of streams of a session, or `nil` for no limit.
  ///   - expiry: The time at which the session ends, or `nil` if it does not end by itself.
  ///   - label: The accessible name of the tab bar.
  ///   - tabBar: Declares the tab bar. It is called when the stream opens and at every change, so it reads the user again.
  ///     It returns `nil` if the session has ended: the stream is closed, and the page opens another one for the
  ///     new session. It must not block, because other streams wait for it.
  public init(
    to topics: Set<TabBarTopic>, session: SessionKey? = nil, until expiry: Date? = nil, label: String = "Tabs",
    tabBar: @escaping @Sendable () throws -> TabBar?
  ) {
    self.init(to: topics, session: session, until: expiry, label: label, .immediate(tabBar))
  }

  private init(
    to topics: Set<TabBarTopic>, session: SessionKey?, until expiry: Date?, label: String, _ declaration: Declaration
  ) {
    self.topics = topics
    self.session = session
    self.expiry = expiry
    self.label = label
    self.declaration = declaration
  }

  /// Returns the subscription with a change of each of its tab bars.
  package func changing(_ change: @escaping @Sendable (TabBar) -> TabBar) -> TabBarSubscription {
    var subscription = self
    subscription.declaration =
      switch declaration {
      case .immediate(let declare): .immediate { try declare().map(change) }
      case .awaited(let declare): .awaited { try await declare().map(change) }
      }
    return subscription
  }
}
