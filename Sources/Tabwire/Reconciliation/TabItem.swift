/// A container: the stateful thing that owns a web view, a navigation stack, a scroll position and half-typed forms.
///
/// Which container it is never changes. What it represents can change freely without touching what it holds
/// (reconciliation, "Client-side identity").
public struct TabItem<ID: Hashable & Sendable>: Sendable, Equatable, Identifiable {
  /// The identity of the container, never used for another one.
  public let id: ID
  /// The tab it stands for. Nothing in bootstrap.
  public let represents: TabData?

  @inlinable
  init(id: ID, represents: TabData?) {
    self.id = id
    self.represents = represents
  }
}
