/// The time between attempts to reach a broker: it doubles, with jitter, so that the processes of a server do not all come
/// back at once.
package struct ReconnectionDelay: Sendable {
  private static let minimum = 50
  private static let maximum = 2000
  private var next = Self.minimum

  package init() {}

  /// Returns the time to wait now, in milliseconds.
  package mutating func milliseconds() -> Int {
    defer { next = min(2 * next, Self.maximum) }
    return Int.random(in: next / 2...next)
  }

  /// Notes that an attempt has succeeded.
  package mutating func reset() {
    next = Self.minimum
  }
}
