import Foundation

/// How long the search for all patterns in one path may take: some patterns, such as `(a+)+$`, take longer than anybody
/// waits on some paths.
struct SearchEffort {
  /// What every pattern may have, whatever the others took, as long as there is anything left for all.
  private static let least = Duration.milliseconds(1)

  /// Of this each pattern gets a tenth, as long as there is plenty.
  private var plenty = Duration.milliseconds(200)
  /// What is left for all.
  private var left = Duration.seconds(1)

  /// Whether a pattern is found in time.
  mutating func find(_ pattern: String, in path: String) -> Bool {
    let clock = ContinuousClock()
    let start = clock.now
    guard left > .zero, let expression = PathRule.expression(pattern) else { return false }
    let deadline = start + max(plenty / 10, Self.least)
    var isFound = false
    let whole = NSRange(path.startIndex..., in: path)
    expression.enumerateMatches(in: path, options: .reportProgress, range: whole) { match, _, stop in
      isFound = match != nil
      stop.pointee = ObjCBool(isFound || clock.now > deadline)
    }
    let effort = clock.now - start
    plenty = max(.zero, plenty - effort)
    left -= effort
    return isFound
  }
}
