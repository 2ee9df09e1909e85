import Foundation

/// The processor time for matching all patterns against one path. Some patterns, such as `(a+)+$`, take practically forever on
/// some paths.
struct MatchingTime {
  /// The minimum time each pattern may take.
  private static let minimum = Duration.milliseconds(1)

  /// The time that the patterns share beyond the minimum. Each pattern may take a tenth of the rest.
  private var shared = Duration.milliseconds(200)
  /// The remaining time for all patterns.
  private var remaining = Duration.seconds(1)

  /// Returns whether a path matches a pattern within the time.
  mutating func matches(_ path: String, pattern: String) -> Bool {
    let start = Self.now
    guard remaining > .zero, let expression = PathPattern(pattern)?.expression else { return false }
    let deadline = Self.now + max(shared / 10, Self.minimum)
    var isFound = false
    let range = NSRange(path.startIndex..., in: path)
    expression.enumerateMatches(in: path, options: .reportProgress, range: range) { match, _, stop in
      isFound = match != nil
      stop.pointee = ObjCBool(isFound || Self.now > deadline)
    }
    let elapsed = Self.now - start
    shared = max(.zero, shared - elapsed)
    remaining -= elapsed
    return isFound
  }

  /// The processor time that this thread has taken. On a busy device a clock also counts the time of other work.
  private static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
