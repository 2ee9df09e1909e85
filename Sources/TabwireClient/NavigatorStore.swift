import Tabwire

/// Creates the navigator of each container on first use and keeps it until the container is disposed.
@MainActor
package final class NavigatorStore<Navigator: AnyObject> {
  private var navigators: [TabManager.ContainerID: Navigator] = [:]
  private let makeNavigator: @MainActor (TabManager.ContainerID) -> Navigator

  /// Creates an empty store.
  ///
  /// - Parameter makeNavigator: Creates the navigator of a container, without starting it.
  package init(makeNavigator: @escaping @MainActor (TabManager.ContainerID) -> Navigator) {
    self.makeNavigator = makeNavigator
  }

  /// Returns the navigator of a container.
  package func navigator(for id: TabManager.ContainerID) -> Navigator {
    if let navigator = navigators[id] { return navigator }
    let navigator = makeNavigator(id)
    navigators[id] = navigator
    return navigator
  }

  /// Returns the navigator of a container, or `nil` if it was not created yet.
  package func existingNavigator(for id: TabManager.ContainerID) -> Navigator? {
    navigators[id]
  }

  /// Removes the navigators of disposed containers.
  ///
  /// - Returns: The removed navigators, for the client to remove from the screen.
  @discardableResult
  package func remove(_ ids: [TabManager.ContainerID]) -> [Navigator] {
    ids.compactMap { navigators.removeValue(forKey: $0) }
  }
}
