/// The connection of a stream, which a web framework provides. All methods return at once.
public protocol TabBarConnection: AnyObject, Sendable {
  /// Writes an event.
  func send(_ event: TabBarEvent)
  /// Writes a heartbeat, which clients ignore.
  func sendHeartbeat()
  /// Closes the connection.
  ///
  /// - Parameter reason: The reason, or `nil` if the session has ended.
  func close(_ reason: TabBarCloseReason?)
}
