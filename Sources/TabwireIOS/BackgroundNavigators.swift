#if TabwireIOS
  import Foundation
  import TabwireClient
  import UIKit

  /// Loads eager tabs in the background, and suspends others, as conduct says (sections P18 and P27).
  @MainActor
  package final class BackgroundNavigators: BackgroundTabs {
    package let limit: Int?
    private unowned let tabManager: TabManager
    private let loadsEagerTabs: Bool
    private let navigator: @MainActor (TabManager.ContainerID) -> LazyNavigator
    private let conditions = LoadingConditions.current
    private var memoryWarnings: NotificationObservation?
    /// Whether the page in front has loaded since the last transition.
    private var isPageReady = false

    /// - Parameters:
    ///   - tabManager: The manager, which must outlive the object.
    ///   - options: The options of the tab bar.
    ///   - navigator: Returns the navigator of a container.
    init(
      of tabManager: TabManager, options: TabBarOptions,
      navigator: @escaping @MainActor (TabManager.ContainerID) -> LazyNavigator
    ) {
      self.tabManager = tabManager
      self.navigator = navigator
      limit = options.maximumBackgroundTabs.map { max(0, $0) }
      loadsEagerTabs = options.loadsEagerTabs
      memoryWarnings = NotificationObservation(of: UIApplication.didReceiveMemoryWarningNotification) {
        [weak tabManager] in tabManager?.memoryDidRunLow()
      }
    }

    package func isStarted(_ container: TabManager.ContainerID) -> Bool {
      navigator(container).isStarted
    }

    package func isRunning(_ container: TabManager.ContainerID) -> Bool {
      navigator(container).isRunning
    }

    /// Whether a tab may load now.
    package var mayLoad: Bool { loadsEagerTabs && isPageReady && conditions.allowLoading() }

    /// Loads no tab until the page in front has loaded.
    func pause() {
      isPageReady = false
      tabManager.didAct()
    }

    /// Records that the page in front has loaded.
    func resume() {
      isPageReady = true
      tabManager.didAct()
    }

    package func load(_ id: TabManager.ContainerID) {
      navigator(id).preload { [weak tabManager] isLoaded in
        tabManager?.loadAheadDidEnd(id, isLoaded: isLoaded)
      }
    }

    package func stop(_ id: TabManager.ContainerID) {
      navigator(id).stopPreload()
    }

    package func suspend(_ id: TabManager.ContainerID) {
      navigator(id).suspend { [weak tabManager] in
        tabManager.map { $0.selectedID != id } ?? false
      } completion: { [weak tabManager] isSuspended in
        tabManager?.suspendDidEnd(id, isSuspended: isSuspended)
      }
    }
  }
#endif
