/// The server's stable name of a tab, such as `home`.
///
/// Two names are the same if they consist of the same Unicode scalars. Swift's `String` would also call canonically
/// equivalent spellings equal, which the clients in other languages do not.
public struct TabID: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name as the server wrote it.
  public let rawValue: String

  /// Names a tab.
  ///
  /// - Parameter rawValue: the name as the server writes it.
  @inlinable
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  @inlinable
  public init(stringLiteral name: String) {
    self.init(name)
  }

  public var description: String { rawValue }

  public static func == (one: TabID, other: TabID) -> Bool {
    one.rawValue.hasSameScalars(as: other.rawValue)
  }

  public func hash(into hasher: inout Hasher) {
    rawValue.hashScalars(into: &hasher)
  }
}
