#if canImport(SwiftUI) && canImport(UIKit)
  import TabwireClient
  import TabwireIOS

  /// The tabs that SwiftUI shows, and what their containers hold.
  @MainActor
  final class ShownTabs {
    /// The containers, from left to right, as SwiftUI has taken them over.
    private(set) var ids: [TabManager.ContainerID] = []
    private let store: NavigatorStore<LazyNavigator>

    init(_ makeNavigator: @escaping @MainActor (TabManager.ContainerID) -> any TabNavigator) {
      store = NavigatorStore { id in LazyNavigator { makeNavigator(id) } }
    }

    /// What a container holds.
    func navigator(for id: TabManager.ContainerID) -> LazyNavigator {
      store.navigator(for: id)
    }

    /// SwiftUI has taken over other containers, and let go of those that are gone.
    func replace(_ before: [TabManager.ContainerID], by now: [TabManager.ContainerID]) {
      store.remove(before.filter { !now.contains($0) })
      ids = now
    }
  }
#endif
