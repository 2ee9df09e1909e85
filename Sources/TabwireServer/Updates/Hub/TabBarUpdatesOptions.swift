/// The times and limits of ``TabBarUpdates``.
public struct TabBarUpdatesOptions: Sendable, Hashable {
  /// The time in milliseconds that changes are collected for. Any number of changes in it render a subscriber once.
  public var coalescingTime: Int64 = 50
  /// The time in milliseconds between heartbeats, from 1 to 15,000. They show that a stream is alive (P11.28).
  public var heartbeatInterval: Int64 = 15_000 {
    didSet { heartbeatInterval = min(max(heartbeatInterval, 1), 15_000) }
  }
  /// The time in milliseconds that a rendering may take. A stream whose rendering takes longer is closed, and its client
  /// reconnects, maybe to a process that can render it.
  public var renderingTimeout: Int64 = 10_000
  /// The time in milliseconds by which a replica of the database may be behind, if subscriptions read one. Streams are
  /// rendered once more after this time, so that no tab bar stays old. 0 if they read what is committed.
  public var replicaLag: Int64 = 0
  /// Whether a process publishes a change for everybody when it starts: one that was killed may have had changes that its
  /// broker had not taken yet. `false` saves the renderings at each start, for servers whose changes cannot be lost, such as
  /// with `NOTIFY` in the transaction of the change.
  public var publishesAtStart = true
  /// The maximum number of subscribers.
  public var maximumSubscriberCount = 10_000
  /// The maximum number of subscribers of one session. One more takes the place of the oldest, which is likely a connection
  /// whose client is gone.
  public var maximumSubscriberCountPerSession = 16

  /// Creates the default options.
  public init() {}

  /// A heartbeat as an event: it tells the page when the next one comes at the latest, in whole seconds (P11.28).
  var heartbeat: String { "event: alive\ndata: \((heartbeatInterval + 999) / 1000)\n\n" }
}
