/// The server's stable id of a tab, such as `home`.
///
/// Two ids are the same if they consist of the same Unicode scalars. Swift's `String` also calls canonically equivalent
/// spellings equal, which the clients in other languages do not.
public struct TabID: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The id as the server wrote it.
  public let rawValue: String

  /// Creates an id.
  ///
  /// - Parameter rawValue: The id as the server writes it.
  @inlinable
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  @inlinable
  public init(stringLiteral id: String) {
    self.init(id)
  }

  public var description: String { rawValue }

  public static func == (one: TabID, other: TabID) -> Bool {
    one.rawValue.hasSameScalars(as: other.rawValue)
  }

  public func hash(into hasher: inout Hasher) {
    rawValue.hashScalars(into: &hasher)
  }
}
