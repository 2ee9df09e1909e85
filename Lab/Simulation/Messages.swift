@testable import Tabwire
@testable import TabwireServer

/// The number of a connection of an app, never used again.
typealias ConnectionNumber = Int

/// The request of a page that opens a stream.
struct StreamRequest {
  let app: Int
  let connection: ConnectionNumber
  let cookie: Int?
  /// The path of the page.
  let path: String
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
  case start(process: Int)
  case resume(process: Int)
  /// The clock of a process is set right.
  case setClock(process: Int)
  /// A process can open files again.
  case freeFiles(process: Int)
  case sleepEnd(process: Int, life: Int, Int)
  // The broker.
  case brokerWake(process: Int, life: Int)
  case brokerRequest(BrokerServers.Request)
  case brokerReply(BrokerReply, Int, process: Int, life: Int)
  case startBroker
  case thawBroker
  case joinBroker
  // Connections.
  case request(StreamRequest, process: Int)
  case streamPart(app: Int, ConnectionNumber, StreamPart)
  /// The connection of an app is full for a moment.
  case fill(app: Int)
  /// A server notices that a client has read.
  case read(ConnectionNumber, process: Int)
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

extension Event {
  /// The process that handles the event, or `nil` if it is not one for a process.
  var process: Int? {
    switch self {
    case .sleepEnd(let process, _, _), .brokerWake(let process, _), .brokerReply(_, _, let process, _),
      .request(_, let process), .read(_, let process), .leave(_, let process, _), .pageRequest(_, _, _, let process),
      .changeAgain(_, let process, _):
      process
    default: nil
    }
  }
}
