/// The reason for closing the connection of a subscriber.
public enum TabBarCloseReason: Sendable, Hashable {
  /// The session has expired.
  case expired
  /// The client has not read for the time between two heartbeats.
  case unread
  /// The tab bar was not rendered in time.
  case renderingTimeout
  /// The session has too many subscribers, and this is the oldest.
  case replaced
}
