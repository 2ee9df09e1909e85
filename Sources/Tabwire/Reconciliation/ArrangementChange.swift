/// A change of the containers of a ``TabArrangement``, each known by its position before the change.
struct ArrangementChange: Sendable, Equatable {
  var kind: TransitionKind
  /// For each container its position before the change, or `nil` if it is new. `nil` as a whole if no container was
  /// created, disposed or moved and the mode did not change.
  var origins: [Int?]?
  /// The tabs that came to the tab bar, from left to right.
  var addedTabs: [TabData] = []
  /// The tabs that left the tab bar, from left to right.
  var removedTabs: [TabData] = []
  /// The surviving containers whose title, icon, path or badge changed, in the order of the tab bar.
  var updated: [Int] = []
  /// Whether the selected container represents another tab now.
  var isMorph = false
  /// Whether another container is selected now.
  var isSelection = false
  /// Whether the selected container has to load its page again.
  var isRefresh = false
  /// Whether the selected container must not go back to earlier pages.
  var forgetsHistory = false
  /// Whether the selected container visits an address that was opened.
  var isVisit = false

  init(_ kind: TransitionKind, origins: [Int?]? = nil, removedTabs: [TabData] = []) {
    self.kind = kind
    self.origins = origins
    self.removedTabs = removedTabs
  }
}
