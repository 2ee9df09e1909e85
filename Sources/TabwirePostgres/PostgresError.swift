import CTabwirePostgres
import Foundation

/// An error of PostgreSQL.
struct PostgresError: Error {
  /// The name of the broker in errors.
  static let broker = "PostgreSQL"

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
