/// The identity of a subscriber, never used again.
public struct TabBarSubscriberID: Sendable, Hashable, Comparable, CustomStringConvertible {
  let number: UInt64

  public static func < (one: Self, other: Self) -> Bool { one.number < other.number }
  public var description: String { "\(number)" }
}
