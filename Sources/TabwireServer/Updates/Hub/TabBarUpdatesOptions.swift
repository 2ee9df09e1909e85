/// The times and limits of ``TabBarUpdates``.
public struct TabBarUpdatesOptions: Sendable, Hashable {
  /// The time in milliseconds that changes are collected for. Any number of changes in it render a subscriber once.
  public var coalescingTime: Int64 = 50
  /// The time in milliseconds between heartbeats.
  public var heartbeatInterval: Int64 = 15_000
  /// The time in milliseconds that a rendering may take. A stream whose rendering takes longer is closed, and its client
  /// reconnects, maybe to a process that can render it.
  public var renderingTimeout: Int64 = 10_000
  /// The maximum number of subscribers.
  public var maximumSubscriberCount = 10_000
  /// The maximum number of subscribers of one session. One more takes the place of the oldest, which is likely a connection
  /// whose client is gone.
  public var maximumSubscriberCountPerSession = 16

  /// Creates the default options.
  public init() {}
}
