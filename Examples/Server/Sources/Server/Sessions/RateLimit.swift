import NIOConcurrencyHelpers

/// The maximum number of times something may happen in a minute, in this process.
struct RateLimit: Sendable {
  private struct State {
    var start = ContinuousClock.now
    var count = 0
  }

  private let maximumCount: Int
  private let state = NIOLockedValueBox(State())

  init(perMinute maximumCount: Int) {
    self.maximumCount = maximumCount
  }

  /// Counts another time, unless there were too many.
  func allowAnother() -> Bool {
    state.withLockedValue { state in
      if ContinuousClock.now - state.start > .seconds(60) { state = State() }
      guard state.count < maximumCount else { return false }
      state.count += 1
      return true
    }
  }
}
