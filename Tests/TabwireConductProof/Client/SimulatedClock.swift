import TabwireClient

/// A clock that a walk moves.
@MainActor
final class SimulatedClock: ClientClock {
  private(set) var now = Duration.zero
  private var timers: [(due: Duration, action: @MainActor () -> Void)] = []

  /// Whether a timer is overdue.
  var isLate: Bool { timers.first.map { $0.due <= now } ?? false }

  func schedule(_ time: Duration, _ action: @escaping @MainActor () -> Void) {
    let due = now + max(time, .zero)
    timers.insert((due, action), at: timers.firstIndex { $0.due > due } ?? timers.count)
  }

  /// Passes time, and calls each timer when it is due.
  func advance(by time: Duration, afterTimer: () -> Void) {
    let end = now + time
    while let timer = timers.first, timer.due <= end {
      now = max(now, timer.due)
      timers.removeFirst()
      timer.action()
      afterTimer()
    }
    now = end
  }

  /// Passes time in which the process is suspended: timers that are due are called later.
  func sleep(for time: Duration) {
    now += time
  }
}
