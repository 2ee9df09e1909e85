/// The changes that a broker has yet to publish, in order. Callers wait until theirs is published.
///
/// It is for a broker whose connection belongs to a thread or an event loop: <doc:Bring-your-own-broker>. Any thread may
/// use it.
public final class TabBarBrokerOutbox: Sendable {
  private struct Entry {
    let change: TabBarChange
    let caller: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var entries: [Entry] = []
    var isClosed = false
  }

  private let state = LockedState(State())

  /// Creates an empty outbox.
  public init() {}

  /// The change to publish next, or `nil` if there is none.
  public var first: TabBarChange? { state.withLock { $0.entries.first?.change } }

  /// Whether no more changes are published.
  public var isClosed: Bool { state.withLock { $0.isClosed } }

  /// Adds a change.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - wake: Called after the change was added. It makes the connection publish ``first``.
  /// - Throws: A `CancellationError` if the outbox is closed.
  public func publish(_ change: TabBarChange, wake: () -> Void) async throws {
    try await withCheckedThrowingContinuation { caller in
      let isClosed = state.withLock { state in
        if !state.isClosed { state.entries.append(Entry(change: change, caller: caller)) }
        return state.isClosed
      }
      if isClosed { caller.resume(throwing: CancellationError()) } else { wake() }
    }
  }

  /// Records that the first change is published.
  public func removeFirst() {
    let entry = state.withLock { $0.entries.isEmpty ? nil : $0.entries.removeFirst() }
    entry?.caller.resume()
  }

  /// Publishes no more changes. Callers that wait get a `CancellationError`.
  public func close() {
    let entries = state.withLock { state in
      defer { state = State(isClosed: true) }
      return state.entries
    }
    for entry in entries { entry.caller.resume(throwing: CancellationError()) }
  }
}
