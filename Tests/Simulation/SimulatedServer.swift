/// A process of the server: the real hub, with a simulated clock and simulated connections.
struct SimulatedServer {
  /// A stream as the server sees it.
  struct Stream {
    let app: Int
    let connection: ConnectionNumber
    /// The session that opened the stream, or `nil` if nobody was signed in.
    let session: Int?
    let expiry: Int64?
    /// The time at which the server opened it. Requests overtake each other: a later connection may be opened earlier.
    let openTime: Int64
    /// Whether the connection broke, which the server has not noticed yet. Everything written to it is lost.
    var isBroken = false
    var lastHeartbeat: Int64
    /// The events that were written and not read.
    var unreadCount = 0
    /// The time since which the connection has been full, or `nil`.
    var fullTime: Int64?
    /// The time at which a rendering began that never ends, or `nil`.
    var hangTime: Int64?
    /// The digest of the last event that the client has, as far as the server can know.
    var digest: UInt64?
    /// The time at which the last written part arrives. Later parts arrive after it, because connections keep the order.
    var lastArrival: Int64 = 0
    /// The times of the last renderings.
    var renderings: [Int64] = []
  }

  static let options: TabBarUpdatesOptions = {
    var options = TabBarUpdatesOptions()
    options.maximumSubscriberCount = 6
    options.maximumSubscriberCountPerSession = 2
    return options
  }()

  /// The hub, or `nil` while the process does not run.
  var hub: TabBarHub? = TabBarHub(options: options)
  /// Whether the process receives what the others publish.
  var isListening = true
  /// The number of starts. Events of an earlier life of the process are dropped.
  var life = 0
  /// How far the clock of the process is ahead of the time.
  let skew: Int64
  /// The time that rendering takes at most.
  let slowness: Int64
  var streams: [TabBarSubscriberID: Stream] = [:]
  /// The time of the next wake-up, or `nil`.
  var wakeTime: Int64?

  mutating func kill() {
    hub = nil
    streams = [:]
    wakeTime = nil
    isListening = false
    life += 1
  }

  mutating func start() {
    hub = TabBarHub(options: Self.options)
  }

  /// The subscriber of a connection.
  func subscriber(of connection: ConnectionNumber) -> TabBarSubscriberID? {
    streams.first { $0.value.connection == connection }?.key
  }
}
