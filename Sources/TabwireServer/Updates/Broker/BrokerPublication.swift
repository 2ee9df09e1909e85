/// Publishes changes through a broker, one at a time. Changes that arrive meanwhile are collected, and equal ones are
/// published once.
///
/// A change that the broker fails to publish is published again until it succeeds, or until the publication is cancelled.
final class BrokerPublication: Sendable {
  private static let maximumPendingCount = 1000
  /// The time in milliseconds between attempts.
  private static let retryInterval: Int64 = 1000

  private struct State {
    /// The changes to publish, or `nil` if none is being published.
    var pending: Set<TabBarChange>?
    /// The task that publishes them.
    var task: Task<Void, Never>?
    var isFailing = false
    /// The times at which changes were published that have not come back yet.
    var sendTimes: [TabBarChange: Int64] = [:]
    var lag: Int64 = 0

    mutating func insert(_ change: TabBarChange) {
      let changes = (pending ?? []).union([change])
      // Bound the memory: a change for everybody covers all topics.
      pending = changes.count > BrokerPublication.maximumPendingCount ? [.everybody] : changes
    }
  }

  private let broker: any TabBarBroker
  private let runtime: any TabBarRuntime
  private let report: @Sendable (any Error) -> Void
  private let state = LockedState(State())

  /// - Parameters:
  ///   - broker: The broker.
  ///   - runtime: The clock and the tasks.
  ///   - onError: Called with the first error of an outage.
  init(_ broker: any TabBarBroker, runtime: any TabBarRuntime, onError: @escaping @Sendable (any Error) -> Void) {
    self.broker = broker
    self.runtime = runtime
    report = onError
  }

  /// The time that the last change took to come back.
  var lag: Duration { .milliseconds(state.withLock { $0.lag }) }

  /// The number of changes that the broker has yet to take.
  var pendingCount: Int { state.withLock { $0.pending?.count ?? 0 } }

  func publish(_ change: TabBarChange) {
    let isPublishing = state.withLock { state in
      let isPublishing = state.pending != nil
      state.insert(change)
      return isPublishing
    }
    guard !isPublishing else { return }
    let task = runtime.start { await self.publishPending() }
    state.withLock { $0.task = task }
  }

  /// Ends the attempts to publish what is pending.
  func cancel() {
    state.withLock { $0.task?.cancel() }
  }

  /// Notes a change that the broker delivers. One of this process measures the time that the broker takes.
  func noteArrival(of change: TabBarChange) {
    let now = runtime.now
    state.withLock { state in
      if let sendTime = state.sendTimes.removeValue(forKey: change) { state.lag = now - sendTime }
      // After an outage, what was under way does not come back.
      if change == .everybody { state.sendTimes = [:] }
    }
  }

  private func publishPending() async {
    while !Task.isCancelled, let change = next() {
      do {
        noteSending(of: change)
        try await broker.publish(change)
        state.withLock { $0.isFailing = false }
      } catch {
        guard !Task.isCancelled else { return }
        noteFailure(of: change, error)
        await runtime.sleep(milliseconds: Self.retryInterval)
      }
    }
  }

  private func noteSending(of change: TabBarChange) {
    let now = runtime.now
    state.withLock { state in
      guard state.sendTimes.count < Self.maximumPendingCount else { return }
      state.sendTimes[change] = state.sendTimes[change] ?? now
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
