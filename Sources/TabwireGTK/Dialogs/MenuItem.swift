/// An item of a component's menu.
public struct MenuItem: Sendable {
  /// The title.
  public var title: String
  /// Whether choosing the item destroys data. Its title is red.
  public var isDestructive: Bool

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
