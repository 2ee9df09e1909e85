/// The changes that a broker has yet to publish, in order. Callers wait until theirs is published.
package final class BrokerOutbox: Sendable {
  private struct Entry {
    let change: TabBarChange
    let caller: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var entries: [Entry] = []
    var isClosed = false
  }

  private let state = LockedState(State())

  package init() {}

  /// The change to publish next, or `nil` if there is none.
  package var first: TabBarChange? { state.withLock { $0.entries.first?.change } }

  /// Whether no more changes are published.
  package var isClosed: Bool { state.withLock { $0.isClosed } }

  /// Adds a change.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - wake: Called once the change is there.
  /// - Throws: A `CancellationError` if the outbox is closed.
  package func publish(_ change: TabBarChange, wake: () -> Void) async throws {
    try await withCheckedThrowingContinuation { caller in
      let isClosed = state.withLock { state in
        if !state.isClosed { state.entries.append(Entry(change: change, caller: caller)) }
        return state.isClosed
      }
      if isClosed { caller.resume(throwing: CancellationError()) } else { wake() }
    }
  }

  /// Notes that the first change is published.
  package func removeFirst() {
    let entry = state.withLock { $0.entries.isEmpty ? nil : $0.entries.removeFirst() }
    entry?.caller.resume()
  }

  /// Publishes no more changes.
  package func close() {
    let entries = state.withLock { state in
      defer { state = State(isClosed: true) }
      return state.entries
    }
    for entry in entries { entry.caller.resume(throwing: CancellationError()) }
  }
}
