#if canImport(SwiftUI) && canImport(UIKit)
  import Observation
  import TabwireClient
  import TabwireIOS

  /// The containers that SwiftUI shows, with their navigators.
  @MainActor
  @Observable
  final class ShownTabs {
    /// The containers from left to right, as of SwiftUI's last completed update.
    @ObservationIgnored private(set) var ids: [TabManager.ContainerID] = []
    @ObservationIgnored private let store: NavigatorStore<LazyNavigator>
    @ObservationIgnored private var pages: TabPageClient?
    /// The tab bar of the last launch, until the first page has loaded.
    private(set) var lastTabBar: LastTabBar?

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

    /// Applies what SwiftUI does not observe: opened addresses, reloads and forgotten pages.
    func observe(_ tabManager: TabManager, options: TabBarOptions) {
      let pages = TabPageClient(of: tabManager, options: options) { [store] in store.navigator(for: $0) }
      self.pages = pages
      tabManager.applyTransition = { [weak pages] in pages?.apply($0) }
      if let tabBar = pages.lastTabBar.shown {
        lastTabBar = tabBar
        pages.lastTabBar.onHide = { [weak self] in self?.lastTabBar = nil }
      }
      pages.observeVisits()
    }

    /// Records a completed update and frees the navigators of containers that are gone.
    func replace(_ before: [TabManager.ContainerID], with now: [TabManager.ContainerID]) {
      store.remove(before.filter { !now.contains($0) })
      ids = now
    }
  }
#endif
