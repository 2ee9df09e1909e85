/// The connection of a stream, which a web framework provides. All methods return at once.
public protocol TabBarConnection: AnyObject, Sendable {
  /// Writes an event.
  func send(_ event: TabBarEvent)
  /// Writes a heartbeat.
  ///
  /// - Parameter event: Its text in the format `text/event-stream`: ``TabBarUpdates/heartbeat``.
  func sendHeartbeat(_ event: String)
  /// Closes the connection.
  ///
  /// - Parameter reason: The reason, or `nil` if the session has ended.
  func close(_ reason: TabBarCloseReason?)
}
