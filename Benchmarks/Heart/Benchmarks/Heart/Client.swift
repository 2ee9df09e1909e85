import Tabwire

/// What a client keeps: the state, and the number of its last container.
struct Client {
  private var state = NavigationState(bootstrapID: 0)
  private var lastID = 0

  /// A client that shows a tab bar already.
  init(showing configuration: TabConfiguration) {
    _ = accept(configuration)
  }

  mutating func accept(_ configuration: TabConfiguration) -> Transition<Int> {
    state.accept(configuration) {
      lastID += 1
      return lastID
    }
  }
}
