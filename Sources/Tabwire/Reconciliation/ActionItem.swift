/// An action on the tab bar, and its place there (R17.4).
public struct ActionItem<ID: Hashable & Sendable>: Sendable, Equatable {
  /// The action.
  public let action: TabAction
  /// The container that it stands behind, or `nil` if it is first.
  public let after: ID?

  /// Whether both are the same button in the same place.
  func looksLike(_ other: ActionItem) -> Bool {
    after == other.after && action.looksLike(other.action)
  }
}
