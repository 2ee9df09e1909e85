/// A change of the containers of a ``TabArrangement``, each known by its position before the change.
struct ArrangementChange: Sendable, Equatable {
  var kind: TransitionKind
  /// For each container its position before the change, or `nil` if it is new. `nil` as a whole if no container was
  /// created, disposed or moved and the mode did not change.
  var origins: [Int?]?
  /// The tabs before the containers changed, and after it. Both are empty if `origins` is `nil`.
  private(set) var tabsBefore: [TabData] = []
  private(set) var tabsAfter: [TabData] = []
  /// The surviving containers whose title, icon, image, path, badge or its label changed, in the order of the tab bar.
  var updated: [Int] = []
  /// Whether the selected container represents another tab now.
  var isMorph = false
  /// Whether another container is selected now.
  var isSelection = false
  /// Whether the selected container has to load its page again.
  var isRefresh = false
  /// Whether the selected container must not go back to earlier pages.
  var forgetsHistory = false
  /// Whether the selected container visits an address that was opened, or the path of an action.
  var isVisit = false
  /// The action that the user performed.
  var performed: TabAction?

  init(_ kind: TransitionKind) {
    self.kind = kind
  }

  init(_ kind: TransitionKind, origins: [Int?], from before: [TabData], to after: [TabData]) {
    (self.kind, self.origins, tabsBefore, tabsAfter) = (kind, origins, before, after)
  }

  /// Whether there is nothing to do on the screen.
  var isEmpty: Bool { origins == nil && updated.isEmpty && !isSelection && !isRefresh && !forgetsHistory && !isVisit }
}
