#if canImport(SwiftUI) && canImport(UIKit)
  import TabwireClient
  import TabwireIOS

  /// The containers that SwiftUI shows, with their navigators.
  @MainActor
  final class ShownTabs {
    /// The containers from left to right, as of SwiftUI's last completed update.
    private(set) var ids: [TabManager.ContainerID] = []
    private let store: NavigatorStore<LazyNavigator>

    init(_ makeNavigator: @escaping @MainActor (TabManager.ContainerID) -> any TabNavigator) {
      store = NavigatorStore { id in LazyNavigator { makeNavigator(id) } }
    }

    /// Returns the navigator of a container.
    func navigator(for id: TabManager.ContainerID) -> LazyNavigator {
      store.navigator(for: id)
    }

    /// Returns the navigator of a container, or `nil` if SwiftUI has not requested it.
    func existingNavigator(for id: TabManager.ContainerID) -> LazyNavigator? {
      store.existingNavigator(for: id)
    }

    /// Records a completed update and frees the navigators of containers that are gone.
    func replace(_ before: [TabManager.ContainerID], with now: [TabManager.ContainerID]) {
      store.remove(before.filter { !now.contains($0) })
      ids = now
    }
  }
#endif
