/// A container: the stateful thing that owns a web view, a navigation stack, a scroll position and typed text.
///
/// Its identity never changes. It can come to represent another tab, and keeps its pages (R1.2).
public struct TabItem<ID: Hashable & Sendable>: Sendable, Equatable, Identifiable {
  /// The identity of the container, never used for another one.
  public let id: ID
  /// The tab that the container represents, or `nil` in bootstrap.
  public let represents: TabData?
}
