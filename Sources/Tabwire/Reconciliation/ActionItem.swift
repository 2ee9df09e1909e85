/// An action on the tab bar, and its place there (R17.4).
public struct ActionItem<ID: Hashable & Sendable>: Sendable, Hashable {
  /// The action.
  public let action: TabAction
  /// The container that it stands behind, or `nil` if it is first.
  public let after: ID?

  package init(action: TabAction, after: ID?) {
    self.action = action
    self.after = after
  }
}
