@testable import TabwireServer

/// A process of the server: real updates of tab bars with a real client of a broker, on simulated clocks and connections.
final class SimulatedProcess: @unchecked Sendable {
  /// A stream as the server sees it.
  struct Stream {
    let app: Int
    /// The session that opened the stream, or `nil` if nobody was signed in.
    let session: Int?
    /// The time at which the session ends, or `nil`.
    let sessionEnd: Int64?
    /// The same by the clock that the process had when the stream opened.
    let expiry: Int64?
    /// The time at which the server opened it. Requests overtake each other: a later connection may be opened earlier.
    let openTime: Int64
    /// The identity in the hub, or `nil` while it is being opened.
    var id: TabBarSubscriberID?
    /// Whether the connection broke, which the server has not noticed yet. Everything written to it is lost.
    var isBroken = false
    /// The time since which a heartbeat is due in 15 seconds.
    var lastHeartbeat: Int64
    /// The time at which a heartbeat was written, or `nil`.
    var lastWrittenHeartbeat: Int64?
    /// The events that were written and not read.
    var unreadCount = 0
    /// The time since which the connection has been full, or `nil`.
    var fullTime: Int64?
    /// The time at which the rendering that is under way began, or `nil`.
    var renderingStart: Int64?
    /// Whether that rendering never ends.
    var isHanging = false
    /// The digest of the last event that the client has, as far as the server can know.
    var digest: UInt64?
    /// The time at which the last written part arrives. Later parts arrive after it, because connections keep the order.
    var lastArrival: Int64 = 0
    /// The times of the last renderings.
    var renderings: [Int64] = []
  }

  let number: Int
  let executor: ProcessExecutor
  /// How far the clock of the process is ahead of the time.
  var skew: Int64
  /// The skew of a clock that has not jumped.
  let usualSkew: Int64
  /// The time that rendering takes at most.
  let slowness: Int64
  /// The version of the server, which decides what tabs look like.
  var version = 1
  /// The number of starts. Events of an earlier life of the process are dropped.
  var life = 0

  /// The updates, or `nil` while the process does not run.
  var updates: TabBarUpdates?
  var runtime: SimulatedRuntime?
  var broker: SimulatedBroker?
  var client: BrokerClient?
  let renderer = TabBarRenderer()
  /// The work of the event loop that follows the task that is running.
  var eventLoop: [() -> Void] = []
  var streams: [ConnectionNumber: Stream] = [:]

  /// The connection to the broker, or `nil`.
  var brokerConnection: Int?
  /// The time at which the client of the broker is asked again, or `nil`.
  var brokerWake: Int64?
  /// The messages that arrived while a command was running, for a client that reads them afterwards.
  var heldMessages: [TabBarChange] = []

  /// The events that a process that is paused has yet to handle, or `nil` if it is not paused.
  var heldEvents: [Event]?
  /// The time at which the last pause ended.
  var resumeTime: Int64 = .min / 2
  /// Whether the process has no files and no memory left.
  var isExhausted = false

  init(number: Int, skew: Int64, slowness: Int64, executor: ProcessExecutor) {
    self.number = number
    self.executor = executor
    (self.skew, usualSkew) = (skew, skew)
    self.slowness = slowness
  }

  var isPaused: Bool { heldEvents != nil }
}
