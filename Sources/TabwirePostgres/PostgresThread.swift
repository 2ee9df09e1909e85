import CTabwirePostgres
import Foundation
import TabwireServer

/// The thread of a broker, which waits for its connection.
struct PostgresThread: Sendable {
  let connection: String
  let channel: String
  let inbox: BrokerInbox
  let outbox: BrokerOutbox
  let wakeup: Wakeup

  func start() {
    let thread = Thread { run() }
    thread.name = "Tabwire PostgreSQL"
    thread.start()
  }

  /// Connects, and connects again whenever the connection is lost, until the outbox is closed.
  private func run() {
    var delay = ReconnectionDelay()
    while !outbox.isClosed {
      do {
        let connection = try PostgresConnection(connection)
        try connection.listen(to: channel)
        // After LISTEN: nothing is missed in between.
        inbox.noteConnected()
        delay.reset()
        try exchange(over: connection)
      } catch {
        inbox.noteOutage(error.reason)
        waitBeforeReconnecting(milliseconds: delay.milliseconds())
      }
    }
    inbox.finish()
  }

  private func exchange(over connection: borrowing PostgresConnection) throws(PostgresError) {
    while !outbox.isClosed {
      while let change = outbox.first {
        try connection.notify(channel, change.message)
        outbox.removeFirst()
      }
      // Also what arrived together with the result of NOTIFY.
      for message in try connection.receive() { inbox.receive(message) }
      wakeup.wait(or: connection.socket)
    }
  }

  /// Waits, but not for a broker that is gone.
  private func waitBeforeReconnecting(milliseconds: Int) {
    let end = ContinuousClock.now + .milliseconds(milliseconds)
    while !outbox.isClosed, ContinuousClock.now < end {
      let rest = (end - ContinuousClock.now) / .milliseconds(1)
      wakeup.wait(milliseconds: max(1, Int32(rest)))
    }
  }
}

/// The reason why PostgreSQL does not do what it should.
struct PostgresError: Error {
  let reason: String

  init(reason: String) {
    self.reason = reason
  }

  /// The last error of a connection, in one line.
  init(lastOf connection: OpaquePointer) {
    let lines = String(cString: tabwire_postgres_error(connection)).split(whereSeparator: \.isNewline)
    let reason = lines.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
    self.reason = reason.isEmpty ? "the connection is lost" : reason
  }
}

/// A connection with one owner, which never leaves its thread.
struct PostgresConnection: ~Copyable {
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
    if !tabwire_postgres_listen(handle, channel) { throw PostgresError(lastOf: handle) }
  }

  func notify(_ channel: String, _ message: String) throws(PostgresError) {
    if !tabwire_postgres_notify(handle, channel, message) { throw PostgresError(lastOf: handle) }
  }

  /// Returns the messages that have arrived, without waiting.
  func receive() throws(PostgresError) -> [String] {
    if !tabwire_postgres_receive(handle) { throw PostgresError(lastOf: handle) }
    var messages: [String] = []
    while let message = tabwire_postgres_next(handle) {
      messages.append(String(cString: message))
      free(message)
    }
    return messages
  }
}
