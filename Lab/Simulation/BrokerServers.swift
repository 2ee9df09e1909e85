@testable import TabwireServer

/// The servers of the broker: one, or for a while two that both believe to be the primary.
struct BrokerServers {
  struct Connection {
    let process: Int
    let life: Int
    let primary: Int
    var isSubscribed = false
    /// Whether everything that is sent on it is lost, and neither end has noticed.
    var isHalfOpen = false
    /// The time at which the last reply or message arrives. Later ones arrive after it.
    var lastArrival: Int64 = 0
  }

  /// A command of a process on its way to the broker.
  struct Request {
    let connection: Int
    let process: Int
    let life: Int
    let command: BrokerClient.Command
  }

  var isUp = true
  /// The requests that a frozen broker has yet to handle, or `nil` if it is not frozen.
  var heldRequests: [Request]?
  var primary = 0
  /// Whether processes connect to either of two primaries.
  var isSplit = false
  var connections: [Int: Connection] = [:]
  var lastConnection = 0
}
