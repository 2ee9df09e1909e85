/// A button on the tab bar, and no tab: a tap on it visits its path in the selected container (P23.1, P23.2).
public struct TabAction: Sendable, Hashable, Identifiable {
  /// The action, as the server describes it.
  package let entry: TabData
  /// The number of tabs before it in the server's order.
  let position: Int

  /// - Parameters:
  ///   - entry: The action, as the server describes it.
  ///   - position: The number of tabs before it in the server's order.
  init(_ entry: TabData, position: Int) {
    self.entry = entry
    self.position = position
  }

  /// The stable id of the action, which no tab has.
  public var id: TabID { entry.id }
  /// The label under the icon.
  public var title: String { entry.title }
  /// The name of the icon.
  public var icon: String { entry.icon }
  /// The path that a tap visits: a relative reference, resolved against the app's start URL.
  public var path: String { entry.path }
  /// The text of the badge, or `nil` for a badge without text or none.
  public var badge: String? { entry.badge }
  /// Whether the badge is a dot without text.
  public var hasDot: Bool { entry.hasDot }
  /// What assistive technology says instead of the badge, or `nil` for the badge itself.
  public var badgeLabel: String? { entry.badgeLabel }
  /// The icon from the server, or `nil` for ``icon``.
  public var image: TabImage? { entry.image }

  /// Whether both are the same button to a user.
  func looksLike(_ other: TabAction) -> Bool {
    id == other.id && entry.looksLike(other.entry)
  }
}
