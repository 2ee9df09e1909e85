#if TabwireIOS
  import Foundation
  import TabwireClient
  import UIKit

  /// Loads eager tabs in the background, as conduct says (section P18).
  @MainActor
  package final class EagerLoader: AheadLoader {
    private unowned let tabManager: TabManager
    private let isEnabled: Bool
    private let navigator: @MainActor (TabManager.ContainerID) -> LazyNavigator
    private let hasRoom: @MainActor () -> Bool
    private let conditions = LoadingConditions.current
    private var memoryWarnings: NotificationObservation?
    /// Whether the page in front has loaded since the last transition.
    private var isPageReady = false

    /// - Parameters:
    ///   - tabManager: The manager, which must outlive the loader.
    ///   - isEnabled: Whether eager tabs are loaded.
    ///   - navigator: Returns the navigator of a container.
    ///   - hasRoom: Returns whether another tab may run in the background.
    init(
      of tabManager: TabManager, isEnabled: Bool,
      navigator: @escaping @MainActor (TabManager.ContainerID) -> LazyNavigator,
      hasRoom: @escaping @MainActor () -> Bool
    ) {
      self.tabManager = tabManager
      self.isEnabled = isEnabled
      self.navigator = navigator
      self.hasRoom = hasRoom
      memoryWarnings = NotificationObservation(of: UIApplication.didReceiveMemoryWarningNotification) {
        [weak tabManager] in tabManager?.memoryDidRunLow()
      }
    }

    package func isStarted(_ container: TabManager.ContainerID) -> Bool {
      navigator(container).isStarted
    }

    /// Whether a tab may load now.
    package var mayLoad: Bool { isEnabled && isPageReady && hasRoom() && conditions.allowLoading() }

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
  }
#endif
