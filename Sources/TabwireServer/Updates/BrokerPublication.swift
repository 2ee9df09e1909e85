/// Publishes changes through a broker: one at a time, and those that are published meanwhile once.
///
/// A change that the broker does not take is published again, until it does.
final class BrokerPublication: Sendable {
  private static let maximumPendingCount = 1000

  private struct State {
    /// The changes to publish, or `nil` if none is being published.
    var pending: Set<TabBarChange>?
    var isFailing = false

    mutating func insert(_ change: TabBarChange) {
      let changes = (pending ?? []).union([change])
      // Thousands of topics are no reason to keep them all.
      pending = changes.count > BrokerPublication.maximumPendingCount ? [.everybody] : changes
    }
  }

  private let broker: any TabBarBroker
  private let report: @Sendable (any Error) -> Void
  private let state = LockedState(State())

  /// - Parameter onError: Called with the first error of an outage.
  init(_ broker: any TabBarBroker, onError: @escaping @Sendable (any Error) -> Void) {
    self.broker = broker
    report = onError
  }

  func publish(_ change: TabBarChange) {
    let isPublishing = state.withLock { state in
      let isPublishing = state.pending != nil
      state.insert(change)
      return isPublishing
    }
    if !isPublishing { Task { await publishPending() } }
  }

  private func publishPending() async {
    while let change = next() {
      do {
        try await broker.publish(change)
        state.withLock { $0.isFailing = false }
      } catch {
        noteFailure(of: change, error)
        try? await Task.sleep(for: .seconds(1))
      }
    }
  }

  private func noteFailure(of change: TabBarChange, _ error: any Error) {
    let isNew = state.withLock { state in
      state.insert(change)
      defer { state.isFailing = true }
      return !state.isFailing
    }
    if isNew { report(error) }
  }

  private func next() -> TabBarChange? {
    state.withLock { state in
      let change = state.pending?.popFirst()
      if change == nil { state.pending = nil }
      return change
    }
  }
}
