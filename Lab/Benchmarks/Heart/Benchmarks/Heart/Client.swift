import Tabwire

/// A client: its state, and the number of its last container.
struct Client {
  private var state = NavigationState(bootstrapID: 0)
  private var lastID = 0

  /// Creates a client that shows a tab bar.
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
