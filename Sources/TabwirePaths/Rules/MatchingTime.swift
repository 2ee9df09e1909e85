import Foundation

/// The time for matching all patterns against one path. Some patterns, such as `(a+)+$`, take practically forever on some
/// paths.
struct MatchingTime {
  /// The minimum time each pattern may take.
  private static let minimum = Duration.milliseconds(1)

  /// The time that the patterns share beyond the minimum. Each pattern may take a tenth of the rest.
  private var shared = Duration.milliseconds(200)
  /// The remaining time for all patterns.
  private var remaining = Duration.seconds(1)

  /// Returns whether a path matches a pattern within the time.
  mutating func matches(_ path: String, pattern: String) -> Bool {
    let clock = ContinuousClock()
    let start = clock.now
    guard remaining > .zero, let expression = PathPattern(pattern)?.expression else { return false }
    let deadline = start + max(shared / 10, Self.minimum)
    var isFound = false
    let range = NSRange(path.startIndex..., in: path)
    expression.enumerateMatches(in: path, options: .reportProgress, range: range) { match, _, stop in
      isFound = match != nil
      stop.pointee = ObjCBool(isFound || clock.now > deadline)
    }
    let elapsed = clock.now - start
    shared = max(.zero, shared - elapsed)
    remaining -= elapsed
    return isFound
  }
}
