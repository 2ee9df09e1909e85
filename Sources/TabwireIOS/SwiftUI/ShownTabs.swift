#if TabwireIOS
  import Foundation
  import Observation
  import SwiftUI
  import Tabwire
  import TabwireClient

  /// The containers that SwiftUI shows, with their navigators.
  @MainActor
  @Observable
  final class ShownTabs {
    /// The tabs and actions from left to right, as of SwiftUI's last completed update.
    @ObservationIgnored private(set) var ids: [BarEntry.ID] = []
    /// The images of the tab bar.
    let images: BarImages
    /// The actions whose page is loading.
    let loadingActions = LoadingActions()
    /// The action whose content SwiftUI shows although its selection was declined. It is selected for a moment, so that the
    /// selection changes back.
    private(set) var strayAction: TabID?
    /// The container that waits for the session of the page in front, covered (P15.5).
    private(set) var waitingID: TabManager.ContainerID?
    @ObservationIgnored private let store: NavigatorStore<LazyNavigator>
    @ObservationIgnored private var pages: TabPageClient?
    /// Whether tabs may load. They wait until the page that was in front at the last launch is opened again.
    private(set) var isReady: Bool
    /// The tab bar of the last launch, until the first page has loaded.
    private(set) var lastTabBar: LastTabBar?

    /// - Parameters:
    ///   - tabManager: The manager of the tabs.
    ///   - isRestoring: Whether a page is opened again before tabs may load.
    ///   - makeNavigator: Creates the navigator of a container.
    init(
      of tabManager: TabManager, isRestoring: Bool,
      _ makeNavigator: @escaping @MainActor (TabManager, TabManager.ContainerID) -> any TabNavigator
    ) {
      isReady = !isRestoring
      let store = NavigatorStore { [unowned tabManager] id in
        LazyNavigator(onFirstPage: { [weak tabManager] in tabManager?.firstPageDidAppear(id) }) {
          makeNavigator(tabManager, id)
        }
      }
      self.store = store
      images = BarImages(of: tabManager) { [weak store, unowned tabManager] in
        await store?.existingNavigator(for: tabManager.selectedID)?.webIdentity() ?? WebIdentity()
      }
    }

    /// Returns the navigator of a container.
    func navigator(for id: TabManager.ContainerID) -> LazyNavigator {
      store.navigator(for: id)
    }

    /// Returns the navigator of a container, or `nil` if SwiftUI has not requested it.
    func existingNavigator(for id: TabManager.ContainerID) -> LazyNavigator? {
      store.existingNavigator(for: id)
    }

    /// Becomes the client of a manager for what SwiftUI does not observe: opened addresses, reloads and forgotten pages.
    ///
    /// - Parameter page: The address of the page in front, to restore and to keep, or `nil`.
    func observe(_ tabManager: TabManager, options: TabBarOptions, restoring page: Binding<URL?>?) {
      let pages = TabPageClient(of: tabManager, images: images, loadingActions: loadingActions, options: options) {
        [store] in store.navigator(for: $0)
      }
      self.pages = pages
      pages.onWait = { [weak self] in self?.waitingID = $0 }
      images.update()
      if let tabBar = pages.lastTabBar.shown {
        lastTabBar = tabBar
        pages.lastTabBar.onHide = { [weak self] in self?.lastTabBar = nil }
      }
      // An address that launches the app, such as a universal link, comes first.
      let opensRestoredPage = !isReady && !tabManager.hasPendingVisit
      tabManager.client = pages
      if let page {
        if opensRestoredPage, let url = page.wrappedValue, tabManager.location.contains(url) {
          tabManager.open(url: url)
        }
        pages.onPage = { page.wrappedValue = $0 }
      }
      if !isReady { isReady = true }
    }

    /// Records a completed update and frees the navigators of containers that are gone.
    func replace(_ before: [BarEntry.ID], with now: [BarEntry.ID]) {
      store.remove(
        before.compactMap { id in
          if case .tab(let container) = id, !now.contains(id) { container } else { nil }
        })
      ids = now
    }

    /// Selects an action that is on the screen for a moment, to return to the selected tab.
    ///
    /// - Returns: Whether the user opened the action from the More list, which was not reported as a tap.
    func actionDidAppear(_ screen: ActionScreen) -> Bool {
      let isTap = screen.leaveMore()
      strayAction = screen.id
      return isTap
    }

    /// Returns to the selected tab, when SwiftUI has selected the action.
    func leaveStrayAction() {
      strayAction = nil
    }
  }
#endif
