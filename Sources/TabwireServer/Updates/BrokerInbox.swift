/// The changes that a broker receives. Whatever it does not understand counts as a change for everybody.
package final class BrokerInbox: Sendable {
  /// The changes.
  package let changes: AsyncStream<TabBarChange>
  private let input: AsyncStream<TabBarChange>.Continuation
  private let broker: String
  private let report: @Sendable (any Error) -> Void
  private let state = LockedState(State())

  private struct State {
    var isDown = false
    var hasReportedMessage = false
  }

  /// - Parameters:
  ///   - broker: The name of the broker, for errors.
  ///   - onError: Called with the first error of each outage, and with the first message that is not understood.
  package init(of broker: String, onError: @escaping @Sendable (any Error) -> Void) {
    (changes, input) = AsyncStream.makeStream()
    self.broker = broker
    report = onError
  }

  /// Notes that the broker delivers from now on. Changes may have been missed before.
  package func noteConnected() {
    state.withLock { $0.isDown = false }
    input.yield(.everybody)
  }

  /// Notes that the broker cannot be reached.
  package func noteOutage(_ reason: String) {
    let isNew = state.withLock { state in
      defer { state.isDown = true }
      return !state.isDown
    }
    if isNew { report(TabBarBrokerError.outage(broker: broker, reason: reason)) }
  }

  /// Notes a message.
  package func receive(_ message: String) {
    if let change = TabBarChange(message: message) {
      input.yield(change)
      return
    }
    let isFirst = state.withLock { state in
      defer { state.hasReportedMessage = true }
      return !state.hasReportedMessage
    }
    if isFirst { report(TabBarBrokerError.message(broker: broker, message)) }
    input.yield(.everybody)
  }

  package func finish() {
    input.finish()
  }
}

/// The error of a broker that connects the processes of a server.
public enum TabBarBrokerError: Error, Hashable, CustomStringConvertible {
  /// The broker cannot be reached. It is reported once, until the broker is back.
  case outage(broker: String, reason: String)
  /// A message on the channel is not one of Tabwire's. It is reported once.
  case message(broker: String, String)
  /// The broker cannot be used as it is configured.
  case configuration(broker: String, reason: String)

  public var description: String {
    switch self {
    case .outage(let broker, let reason):
      "\(broker) cannot be reached: \(reason); until it is back, changes reach the open pages of their own process only"
    case .message(let broker, let message):
      "\(broker): the message \(message.prefix(80).debugDescription) is not the name of a topic; all tab bars are rendered "
        + "(publish a name of at most \(TabBarChange.maximumMessageByteCount) bytes without spaces, or an empty message)"
    case .configuration(let broker, let reason):
      "\(broker): \(reason)"
    }
  }
}
