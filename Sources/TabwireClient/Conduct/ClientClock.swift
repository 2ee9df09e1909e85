/// The time of a client, and its timers.
@MainActor
package protocol ClientClock: AnyObject {
  /// The time since the client started. It never goes back.
  var now: Duration { get }

  /// Calls a function after a time.
  func schedule(_ time: Duration, _ action: @escaping @MainActor () -> Void)
}

/// The clock of the system.
@MainActor
package final class SystemClock: ClientClock {
  private let start = ContinuousClock.now

  package init() {}

  package var now: Duration { ContinuousClock.now - start }

  package func schedule(_ time: Duration, _ action: @escaping @MainActor () -> Void) {
    Task {
      try? await Task.sleep(for: time)
      action()
    }
  }
}
