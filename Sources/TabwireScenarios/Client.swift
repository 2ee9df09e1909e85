import Tabwire

/// A client whose containers are numbered from 1, in order of first appearance.
package struct Client: Sendable {
  /// The containers and the tabs that they represent.
  package private(set) var state = NavigationState(bootstrapID: 1)
  private var lastID = 1

  /// Creates a client in bootstrap.
  package init() {}

  /// Accepts a configuration.
  ///
  /// - Parameter isFirstPage: Whether it came from the first page of the selected container.
  package mutating func accept(_ configuration: TabConfiguration, isFirstPage: Bool = false) -> Transition<Int> {
    withNextID { state, nextID in state.accept(configuration, isFirstPage: isFirstPage, makeID: nextID) }
  }

  /// Selects a tab as the user does.
  ///
  /// - Returns: The transition, or `nil` if the tab is not on the bar.
  package mutating func select(_ tab: TabID) -> Transition<Int>? {
    container(of: tab).map { select(container: $0) }
  }

  /// Selects a container.
  package mutating func select(container: Int) -> Transition<Int> {
    withNextID { state, nextID in state.select(container, makeID: nextID) }
  }

  /// Rejects a configuration.
  package mutating func reject() -> Transition<Int> {
    state.reject()
  }

  /// Records that the container of a tab loaded a page that sends no configuration.
  ///
  /// - Returns: The transition, or `nil` if the tab is not on the bar.
  package mutating func load(_ tab: TabID) -> Transition<Int>? {
    container(of: tab).map { load(container: $0) }
  }

  /// Records that a container loaded a page that sends no configuration.
  package mutating func load(container: Int) -> Transition<Int> {
    state.didLoad(container)
  }

  /// Records that the first page of the container of a tab appeared.
  ///
  /// - Returns: The transition, or `nil` if the tab is not on the bar.
  package mutating func firstPageDidAppear(_ tab: TabID) -> Transition<Int>? {
    container(of: tab).map { firstPageDidAppear(container: $0) }
  }

  /// Records that the first page of a container appeared.
  package mutating func firstPageDidAppear(container: Int) -> Transition<Int> {
    state.firstPageDidAppear(container)
  }

  /// Records that the first page of the selected container appeared.
  package mutating func firstPageDidAppear() {
    _ = state.firstPageDidAppear(state.selectedID)
  }

  /// Brings the app back to the screen after a while.
  package mutating func resume() -> Transition<Int> {
    state.resume()
  }

  /// Opens an address from outside the pages.
  ///
  /// - Parameters:
  ///   - address: The address, absolute or relative to the start URL.
  ///   - start: The app's start URL.
  package mutating func open(_ address: String, start: String) -> Transition<Int> {
    withNextID { state, nextID in state.open(address, start: start, makeID: nextID) }
  }

  /// Performs an action as the user does.
  package mutating func perform(_ action: TabID) -> Transition<Int> {
    state.perform(action)
  }

  private func container(of tab: TabID) -> Int? {
    state.tabs.first { $0.represents?.id == tab }?.id
  }

  private mutating func withNextID(
    _ change: (inout NavigationState<Int>, _ nextID: () -> Int) -> Transition<Int>
  ) -> Transition<Int> {
    var lastID = lastID
    defer { self.lastID = lastID }
    return change(&state) {
      lastID += 1
      return lastID
    }
  }
}
