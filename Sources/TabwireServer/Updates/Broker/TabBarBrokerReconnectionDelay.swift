/// The time between attempts to reach a broker: it doubles, with jitter, so that the processes of a server do not all come
/// back at once.
public struct TabBarBrokerReconnectionDelay: Sendable {
  private static let minimum = 50
  private static let maximum = 2000
  private var next = Self.minimum

  /// Creates the delay before the first attempt.
  public init() {}

  /// Returns the time to wait now, in milliseconds.
  public mutating func milliseconds() -> Int {
    var random = SystemRandomNumberGenerator()
    return milliseconds(using: &random)
  }

  /// Returns the time to wait now, in milliseconds, with jitter from a generator.
  package mutating func milliseconds(using random: inout some RandomNumberGenerator) -> Int {
    defer { next = min(2 * next, Self.maximum) }
    return Int.random(in: next / 2...next, using: &random)
  }

  /// Records that an attempt has succeeded.
  public mutating func reset() {
    next = Self.minimum
  }
}
