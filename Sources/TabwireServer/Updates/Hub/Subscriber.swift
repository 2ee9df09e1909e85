/// The state of a subscriber of a ``TabBarHub``.
///
/// It refers to no memory outside itself, since a change for everybody copies the state of every subscriber.
struct Subscriber: Sendable {
  /// The state of the tab bar that the subscriber was sent.
  enum Activity: Sendable, Hashable {
    /// Nothing has changed since the last rendering.
    case current
    /// It has to be rendered. An update needs no other data, because the newest state is rendered.
    case due
    /// It is being rendered.
    case rendering
    /// It is being rendered, and something has changed since.
    case renderingOutdated
    /// The last rendering failed. The next heartbeat tries again.
    case failed
  }

  /// Whether the connection takes events.
  enum Connection: Sendable, Hashable {
    /// It takes events.
    case writable
    /// It is full: its client does not read.
    case full
    /// It has been full since the heartbeat before.
    case stuck
  }

  let expiry: Int64?
  /// The highest revision that the client has seen, or `nil` if it has seen none.
  var revision: Int64?
  /// The digest of the last event, or `nil` if the client has none.
  var digest: UInt64?
  var activity = Activity.due
  var connection = Connection.writable
  /// The time at which the last rendering began.
  var renderingStart: Int64 = 0

  /// Whether the subscriber is being rendered.
  var isRendering: Bool { activity == .rendering || activity == .renderingOutdated }

  func isExpired(at now: Int64) -> Bool { expiry.map { $0 <= now } ?? false }
}
