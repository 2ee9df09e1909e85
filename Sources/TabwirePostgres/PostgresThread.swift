import CTabwirePostgres
import Foundation
import TabwireServer

/// The thread of a broker, which waits for its connection.
struct PostgresThread: Sendable {
  let connection: String
  let channel: String
  let inbox: TabBarBrokerInbox
  let outbox: TabBarBrokerOutbox
  let wakeup: Wakeup

  func start() {
    let thread = Thread { run() }
    thread.name = "Tabwire PostgreSQL"
    thread.start()
  }

  /// Does what the client says, until the outbox is closed.
  private func run() {
    let start = ContinuousClock.now
    var now: Int64 { Int64((ContinuousClock.now - start) / .milliseconds(1)) }
    var client = BrokerClient(inbox: inbox, outbox: outbox)
    var database: PostgresConnection?
    while !outbox.isClosed {
      do throws(PostgresError) {
        let command = client.next(now: now)
        switch command {
        case .connect: database = try PostgresConnection(connection)
        case .disconnect: database = nil
        case .subscribe: try database?.listen(to: channel)
        case .publish(let change): try database?.notify(channel, change.message)
        case .ping: try database?.ping()
        case nil: wakeup.wait(or: database?.socket ?? -1, milliseconds: max(0, client.deadline - now))
        }
        if command != nil { client.succeeded(now: now) }
        // Also what arrived together with the result of a command.
        if try database?.receive({ inbox.receive($0) }) == true { client.noteSign(now: now) }
      } catch {
        client.failed(error.reason)
      }
    }
    inbox.finish()
  }
}

/// A connection with one owner, which never leaves its thread. Nothing waits longer than ``timeout`` for the database.
struct PostgresConnection: ~Copyable {
  /// The time that the database may take for a command.
  private static let timeout = Duration.seconds(10)

  private let handle: OpaquePointer

  init(_ info: String) throws(PostgresError) {
    guard let handle = tabwire_postgres_connect(info) else { throw PostgresError(reason: "memory is exhausted") }
    guard tabwire_postgres_is_connected(handle) else {
      defer { tabwire_postgres_finish(handle) }
      throw PostgresError(lastOf: handle)
    }
    self.handle = handle
  }

  deinit { tabwire_postgres_finish(handle) }

  var socket: Int32 { tabwire_postgres_socket(handle) }

  func listen(to channel: String) throws(PostgresError) {
    try run { tabwire_postgres_send_listen($0, channel) }
  }

  func notify(_ channel: String, _ message: String) throws(PostgresError) {
    try run { tabwire_postgres_send_notify($0, channel, message) }
  }

  /// Asks the database whether it is there.
  func ping() throws(PostgresError) {
    try run { tabwire_postgres_send_ping($0) }
  }

  /// Passes on the messages that have arrived, without waiting.
  ///
  /// - Returns: Whether there were any.
  func receive(_ use: (UnsafeBufferPointer<UInt8>) -> Void) throws(PostgresError) -> Bool {
    var hasReceived = false
    if !tabwire_postgres_receive(handle) { throw PostgresError(lastOf: handle) }
    while let message = tabwire_postgres_next(handle) {
      let count = strlen(message)
      message.withMemoryRebound(to: UInt8.self, capacity: count) { use(UnsafeBufferPointer(start: $0, count: count)) }
      free(message)
      hasReceived = true
    }
    return hasReceived
  }

  private func run(_ send: (OpaquePointer) -> Bool) throws(PostgresError) {
    guard send(handle) else { throw PostgresError(lastOf: handle) }
    let deadline = ContinuousClock.now + Self.timeout
    while tabwire_postgres_is_busy(handle) {
      let rest = (deadline - .now) / .milliseconds(1)
      var waiting = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
      guard rest > 0, poll(&waiting, 1, Int32(rest.rounded(.up))) != 0 else {
        throw PostgresError(reason: "the database does not answer")
      }
      if !tabwire_postgres_receive(handle) { throw PostgresError(lastOf: handle) }
    }
    if !tabwire_postgres_finish_command(handle) { throw PostgresError(lastOf: handle) }
  }
}
