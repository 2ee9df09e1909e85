import CTabwirePostgres
import Foundation
public import TabwireServer

/// Connects the processes of a server by `LISTEN` and `NOTIFY` of PostgreSQL.
///
///     let broker = try PostgresBroker("postgresql://app@db/app") { logger.error("\($0)") }
///     let updates = TabBarUpdates(renderer: renderer, broker: broker) { logger.error("\($0)") }
///
/// It keeps one connection per process. If the connection is lost, it is opened again, and all tab bars are rendered again.
/// libpq must be installed where the server runs (`libpq5` on Debian).
///
/// Any program may publish a change, also inside a transaction, at whose commit it is delivered: `NOTIFY tabwire, 'user:7'`,
/// or `NOTIFY tabwire` for everybody. A pooler in transaction mode, such as PgBouncer, does not support `LISTEN`: connect to
/// the database itself.
public final class PostgresBroker: TabBarBroker {
  private let inbox: TabBarBrokerInbox
  private let outbox: TabBarBrokerOutbox
  private let wakeup: Wakeup

  /// Creates a broker. It connects in the background.
  ///
  /// - Parameters:
  ///   - connection: A connection string or URI of libpq. Missing values come from environment variables such as
  ///     `PGHOST`.
  ///   - channel: The name of the channel, of 1 to 63 bytes. Servers that share a database need different ones.
  ///   - onError: Called with the first error of each outage, and with the first message of another program.
  /// - Throws: A `TabBarBrokerError` if libpq is not installed, or the channel cannot have this name.
  public init(
    _ connection: String = "", channel: String = "tabwire", onError: @escaping @Sendable (any Error) -> Void
  ) throws {
    guard tabwire_postgres_load() else {
      throw TabBarBrokerError.configuration(
        broker: PostgresError.broker,
        reason: "libpq is not installed; install it (apt-get install libpq5, or brew install libpq)")
    }
    guard (1...63).contains(channel.utf8.count), !channel.utf8.contains(0) else {
      throw TabBarBrokerError.configuration(
        broker: PostgresError.broker, reason: "the channel \(channel.debugDescription) must have 1 to 63 bytes")
    }
    inbox = TabBarBrokerInbox(of: PostgresError.broker, onError: onError)
    outbox = TabBarBrokerOutbox()
    wakeup = try Wakeup()
    PostgresThread(connection: connection, channel: channel, inbox: inbox, outbox: outbox, wakeup: wakeup).start()
  }

  deinit {
    outbox.close()
    wakeup.wake()
  }

  public var changes: AsyncStream<TabBarChange> { inbox.changes }

  /// Publishes a change. While the database is down, it waits until it is back.
  public func publish(_ change: TabBarChange) async throws {
    try await outbox.publish(change) { wakeup.wake() }
  }
}
