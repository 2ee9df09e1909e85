/// Connects the processes of a server: a database or a message broker.
///
/// A broker delivers at least once, in any order. It need not keep messages: after every gap it delivers
/// ``TabBarChange/everybody``.
public protocol TabBarBroker: Sendable {
  /// Sends a change to the other processes.
  ///
  /// - Parameter change: The change.
  func publish(_ change: TabBarChange) async throws

  /// The changes that processes publish. After each connection also ``TabBarChange/everybody``, because changes may
  /// have been missed.
  var changes: AsyncStream<TabBarChange> { get }
}
