import Tabwire

/// The number of a connection of an app, never used again.
typealias ConnectionNumber = Int

/// The request of a page that opens a stream.
struct StreamRequest {
  let app: Int
  let connection: ConnectionNumber
  let cookie: Int?
  let revision: Int64?
  let lastEventID: TabBarEventID?
}

/// A message to an app on the connection of a stream.
enum StreamPart {
  case event(TabBarEventID, TabConfiguration)
  /// Bytes without meaning, which fill the connection.
  case padding
  /// The end: the server closed the connection, or it broke.
  case closed
  /// There are too many streams. The app tries again later.
  case refused
}

/// An event in a world, besides the steps of its plan.
enum Event {
  case step(Int)
  case heal
  case lastChange
  case lastCheck
  case commit(user: Int)
  case changeAgain(user: Int, process: Int, count: Int)
  // Servers.
  case wake(process: Int, life: Int)
  case rendered(process: Int, life: Int, TabBarSubscriberID, TabBarState?, above: Int64?)
  case start(process: Int)
  case brokerMessage(process: Int, life: Int, TabBarChange)
  case startBroker
  case listen(process: Int, life: Int)
  // Connections.
  case request(StreamRequest, process: Int)
  case streamPart(app: Int, ConnectionNumber, StreamPart)
  /// The connection of an app is full for a moment.
  case fill(app: Int)
  /// A server notices that a client has left. Its request may still be on the way.
  case leave(ConnectionNumber, process: Int, attempts: Int)
  // Apps.
  case connect(app: Int, attempt: Int)
  case pageRequest(app: Int, load: Int, cookie: Int?, process: Int)
  case page(app: Int, load: Int, TabConfiguration)
  /// The response to a page did not come.
  case pageFailed(app: Int, load: Int)
  case show(app: Int, hiding: Int)
  case thaw(app: Int, freezing: Int)
}
