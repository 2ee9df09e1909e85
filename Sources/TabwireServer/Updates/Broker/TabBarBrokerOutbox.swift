/// The changes that a broker has yet to publish, in order. Callers wait until theirs is published.
///
/// It is for a broker whose connection belongs to a thread or an event loop: <doc:Bring-your-own-broker>. Any thread may
/// use it.
public final class TabBarBrokerOutbox: Sendable {
  private typealias Caller = CheckedContinuation<Void, any Error>

  private struct Entry {
    let number: Int
    let change: TabBarChange
    /// The caller that waits, or `nil` after it was cancelled.
    var caller: Caller?
  }

  private struct State {
    var entries: [Entry] = []
    var isClosed = false
    private var lastNumber = 0

    init(isClosed: Bool = false) {
      self.isClosed = isClosed
    }

    mutating func makeNumber() -> Int {
      lastNumber += 1
      return lastNumber
    }

    /// Removes the caller of a change, and the change unless the connection may be publishing it.
    mutating func cancel(_ number: Int) -> Caller? {
      guard let index = entries.firstIndex(where: { $0.number == number }) else { return nil }
      defer { if index > 0 { entries.remove(at: index) } else { entries[index].caller = nil } }
      return entries[index].caller
    }
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
  /// - Throws: A `CancellationError` if the outbox is closed, or the task is cancelled.
  public func publish(_ change: TabBarChange, wake: () -> Void) async throws {
    let number = state.withLock { $0.makeNumber() }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { caller in
        // Under the lock, the task is cancelled either before or after the change was added.
        let isAdded = state.withLock { state in
          guard !state.isClosed, !Task.isCancelled else { return false }
          state.entries.append(Entry(number: number, change: change, caller: caller))
          return true
        }
        if isAdded { wake() } else { caller.resume(throwing: CancellationError()) }
      }
    } onCancel: {
      state.withLock { $0.cancel(number) }?.resume(throwing: CancellationError())
    }
  }

  /// Records that the first change is published.
  public func removeFirst() {
    let entry = state.withLock { $0.entries.isEmpty ? nil : $0.entries.removeFirst() }
    entry?.caller?.resume()
  }

  /// Publishes no more changes. Callers that wait get a `CancellationError`.
  public func close() {
    let entries = state.withLock { state in
      defer { state = State(isClosed: true) }
      return state.entries
    }
    for entry in entries { entry.caller?.resume(throwing: CancellationError()) }
  }
}
