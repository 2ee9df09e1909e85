/// What becomes of the containers of a ``TabArrangement``, each known by its position before.
@usableFromInline
struct ArrangementChange {
  /// Where the container of a tab comes from.
  @usableFromInline
  enum Origin: Equatable {
    /// It was there before, at this position.
    case container(Int)
    /// It is new.
    case fresh
  }

  /// What happened.
  @usableFromInline var kind: TransitionKind
  /// Where each container on the bar comes from, if any came, went or moved.
  @usableFromInline var origins: [Origin]?
  /// The containers that live on and show something else, in the new order.
  @usableFromInline var updated: [Int] = []
  /// Whether the selected container represents another tab now.
  @usableFromInline var isMorph = false

  init(_ kind: TransitionKind, origins: [Origin]? = nil) {
    self.kind = kind
    self.origins = origins
  }
}
