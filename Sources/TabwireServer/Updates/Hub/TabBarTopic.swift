/// A topic of changes to tab bars: a user, a team, or any other data that the tab bars of an app depend on.
///
///     updates.publish("user:7")
///
/// The server chooses the topics of a subscriber, by its own session. Clients never see or send a topic.
public struct TabBarTopic: Sendable, Hashable, ExpressibleByStringInterpolation, CustomStringConvertible {
  /// The name of the topic.
  public let name: String

  /// Creates a topic.
  ///
  /// - Parameter name: The name, such as `user:7`.
  public init(_ name: String) {
    self.name = name
  }

  public init(stringLiteral name: String) {
    self.init(name)
  }

  public var description: String { name }
}
