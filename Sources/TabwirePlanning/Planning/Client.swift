import Tabwire

/// A client whose containers are numbered from 1, in order of first appearance.
package struct Client: Sendable {
  /// Which containers there are, and what they represent.
  package private(set) var state = NavigationState(bootstrapID: 1)
  private var last = 1

  /// Starts in bootstrap.
  package init() {}

  /// Takes over a configuration.
  package mutating func accept(_ configuration: TabConfiguration) -> Transition<Int> {
    numbering { state, next in state.accept(configuration, makeID: next) }
  }

  /// Lets the user tap a tab.
  ///
  /// - Returns: nothing if the tab is not on the bar.
  package mutating func select(_ tab: TabID) -> Transition<Int>? {
    guard let container = state.tabs.first(where: { $0.represents?.id == tab }) else { return nil }
    return numbering { state, next in state.select(container.id, makeID: next) }
  }

  private mutating func numbering(
    _ change: (inout NavigationState<Int>, _ next: () -> Int) -> Transition<Int>
  ) -> Transition<Int> {
    var last = last
    defer { self.last = last }
    return change(&state) {
      last += 1
      return last
    }
  }
}
