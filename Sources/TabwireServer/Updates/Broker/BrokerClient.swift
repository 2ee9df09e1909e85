/// The connection of a process to its broker, as a state machine without clock, sockets or threads.
///
/// It says what to do next. Its owner does it, reports how it ended, and comes back at ``deadline``:
///
///     while let command = client.next(now: now) { … }  // then client.succeeded(now:) or client.failed(_:now:)
///
/// - After each connection it delivers a change for everybody, because changes may have been missed.
/// - A change is published until the broker acknowledges it. Changes of the last minute are published again after a new
///   connection: a server that was the primary may have acknowledged them alone.
/// - A broker that says nothing is asked whether it is there. One that does not answer counts as lost.
///
/// Times are milliseconds of any clock that does not go back.
package struct BrokerClient {
  /// What the owner does next.
  package enum Command: Sendable, Hashable {
    /// Open a connection.
    case connect
    /// Subscribe to the channel.
    case subscribe
    /// Publish a change.
    case publish(TabBarChange)
    /// Ask the broker whether it is there.
    case ping
    /// Close the connection, or give up opening it. It ends at once.
    case disconnect
  }

  private enum State {
    case disconnected(until: Int64)
    case running(Command, until: Int64)
    case connected
    /// Subscribed, with nothing to publish. The broker has to say something until then.
    case idle(until: Int64)
    case failed
  }

  /// The time in milliseconds that the broker may take for a command.
  private static let timeout: Int64 = 10_000
  /// The time in milliseconds after which a broker that says nothing is asked whether it is there.
  private static let pingInterval: Int64 = 5_000

  private let inbox: TabBarBrokerInbox
  private let outbox: TabBarBrokerOutbox
  private var recent = RecentChanges()
  private var delay = TabBarBrokerReconnectionDelay()
  private var state = State.disconnected(until: .min)

  /// - Parameters:
  ///   - inbox: The changes that arrive.
  ///   - outbox: The changes to publish.
  package init(inbox: TabBarBrokerInbox, outbox: TabBarBrokerOutbox) {
    self.inbox = inbox
    self.outbox = outbox
  }

  /// The command that has not ended yet, or `nil`.
  package var command: Command? {
    if case .running(let command, _) = state { command } else { nil }
  }

  /// The time at which ``next(now:random:)`` has something to do, unless a change is published before.
  package var deadline: Int64 {
    switch state {
    case .disconnected(let time), .running(_, let time), .idle(let time): time
    case .connected, .failed: .min
    }
  }

  /// Returns what to do now, or `nil` to wait.
  package mutating func next(now: Int64, random: inout some RandomNumberGenerator) -> Command? {
    switch state {
    case .disconnected(let time):
      return time <= now ? run(.connect, now: now) : nil
    case .running(_, let time):
      guard time <= now else { return nil }
      failed("it does not answer")
      return next(now: now, random: &random)
    case .connected:
      return run(.subscribe, now: now)
    case .idle(let time):
      if let change = recent.next ?? outbox.first { return run(.publish(change), now: now) }
      return time <= now ? run(.ping, now: now) : nil
    case .failed:
      state = .disconnected(until: now + Int64(delay.milliseconds(using: &random)))
      return .disconnect
    }
  }

  /// Returns what to do now, or `nil` to wait.
  package mutating func next(now: Int64) -> Command? {
    var random = SystemRandomNumberGenerator()
    return next(now: now, random: &random)
  }

  private mutating func run(_ command: Command, now: Int64) -> Command {
    state = .running(command, until: now + Self.timeout)
    return command
  }

  /// Records that the command has ended well.
  package mutating func succeeded(now: Int64) {
    switch command {
    case .connect:
      state = .connected
      return
    case .subscribe:
      delay.reset()
      recent.repeatAll(now: now)
      inbox.noteConnected()
    case .publish(let change) where recent.next == change: recent.removeNext()
    case .publish(let change):
      outbox.removeFirst()
      recent.insert(change, now: now)
    case .ping: break
    case .disconnect, nil: return
    }
    state = .idle(until: now + Self.pingInterval)
  }

  /// Records that the connection is lost, or was not made.
  ///
  /// - Parameter reason: The reason in a few words.
  package mutating func failed(_ reason: String) {
    switch state {
    case .running, .connected, .idle:
      inbox.noteOutage(reason)
      state = .failed
    case .disconnected, .failed: break
    }
  }

  /// Records that the broker has said something: it is there.
  package mutating func noteSign(now: Int64) {
    if case .idle = state { state = .idle(until: now + Self.pingInterval) }
  }
}
