/// An item of a menu.
public struct MenuItem: Sendable {
  /// The title.
  public var title: String
  /// Whether choosing the item destroys data. Its title is red.
  public var isDestructive: Bool
  /// A line below the title, or `nil`.
  var subtitle: String?

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isDestructive: Whether choosing the item destroys data.
  public init(_ title: String, isDestructive: Bool = false) {
    self.title = title
    self.isDestructive = isDestructive
  }
}
