import Tabwire

/// Keeps the navigator of each container: made when it is first asked for, kept until the container is disposed.
@MainActor
public final class NavigatorStore<Navigator: AnyObject> {
  private var navigators: [TabManager.ContainerID: Navigator] = [:]
  private let makeNavigator: @MainActor (TabManager.ContainerID) -> Navigator

  /// Starts empty.
  ///
  /// - Parameter makeNavigator: makes the navigator of a container. It is not started yet.
  public init(makeNavigator: @escaping @MainActor (TabManager.ContainerID) -> Navigator) {
    self.makeNavigator = makeNavigator
  }

  /// The navigator of a container.
  public func navigator(for id: TabManager.ContainerID) -> Navigator {
    if let navigator = navigators[id] { return navigator }
    let navigator = makeNavigator(id)
    navigators[id] = navigator
    return navigator
  }

  /// The navigator of a container, if there is one already.
  public func existingNavigator(for id: TabManager.ContainerID) -> Navigator? {
    navigators[id]
  }

  /// Lets go of the navigators of containers that are disposed.
  ///
  /// - Returns: the navigators that there were, for the client to take off the screen.
  @discardableResult
  public func remove(_ ids: [TabManager.ContainerID]) -> [Navigator] {
    ids.compactMap { navigators.removeValue(forKey: $0) }
  }
}
