/// The changes that a broker receives.
///
/// A broker with a connection of its own reports what happens to it here, and returns ``changes``:
/// <doc:Bring-your-own-broker>. Any thread may report.
public final class TabBarBrokerInbox: Sendable {
  /// The changes.
  public let changes: AsyncStream<TabBarChange>
  private let input: AsyncStream<TabBarChange>.Continuation
  private let broker: String
  private let report: @Sendable (any Error) -> Void
  private let state = LockedState(State())

  private struct State {
    var isDown = false
    var hasReportedMessage = false
  }

  /// Creates an inbox without changes.
  ///
  /// - Parameters:
  ///   - broker: The name of the broker, for errors.
  ///   - onError: Called with the first error of each outage, and with the first message of another program.
  public init(of broker: String, onError: @escaping @Sendable (any Error) -> Void) {
    (changes, input) = AsyncStream.makeStream()
    self.broker = broker
    report = onError
  }

  /// Records that the broker delivers from now on. Changes may have been missed before: it counts as a change for everybody.
  public func noteConnected() {
    state.withLock { $0.isDown = false }
    input.yield(.everybody)
  }

  /// Records that the broker cannot be reached. The first call of an outage reports an error.
  ///
  /// - Parameter reason: The reason in a few words.
  public func noteOutage(_ reason: String) {
    let isNew = state.withLock { state in
      defer { state.isDown = true }
      return !state.isDown
    }
    if isNew { report(TabBarBrokerError.outage(broker: broker, reason: reason)) }
  }

  /// Notes a message. One of another program, which is no change, is dropped; the first is reported.
  ///
  /// - Parameter message: The text of the message.
  public func receive(_ message: String) {
    var message = message
    message.withUTF8 { receive($0) }
  }

  /// Notes a message. One of another program is dropped before it is decoded.
  ///
  /// - Parameter message: The text of the message in UTF-8.
  public func receive(_ message: UnsafeBufferPointer<UInt8>) {
    if let change = TabBarChange(message: message) {
      input.yield(change)
      return
    }
    let isFirst = state.withLock { state in
      defer { state.hasReportedMessage = true }
      return !state.hasReportedMessage
    }
    guard isFirst else { return }
    let start = String(decoding: message.prefix(80), as: UTF8.self)
    report(TabBarBrokerError.message(broker: broker, start))
  }

  /// Ends the changes: the broker is not used any more.
  public func finish() {
    input.finish()
  }
}

/// The error of a broker that connects the processes of a server.
public enum TabBarBrokerError: Error, Hashable, CustomStringConvertible {
  /// The broker cannot be reached. It is reported once, until the broker is back.
  case outage(broker: String, reason: String)
  /// A message on the channel is not one of Tabwire's, and is ignored. It is reported once.
  case message(broker: String, String)
  /// The broker cannot be used as it is configured.
  case configuration(broker: String, reason: String)

  public var description: String {
    switch self {
    case .outage(let broker, let reason):
      "\(broker) cannot be reached: \(reason); until it is back, changes reach the open pages of their own process only"
    case .message(let broker, let message):
      "\(broker): the message \(message.prefix(80).debugDescription) is not the name of a topic, and is ignored "
        + "(publish a name of at most \(TabBarChange.maximumMessageByteCount) bytes without spaces, or an empty message)"
    case .configuration(let broker, let reason):
      "\(broker): \(reason)"
    }
  }
}
