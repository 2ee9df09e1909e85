#if TabwireIOS
  import Foundation
  import TabwireClient
  import UIKit

  /// Loads eager tabs in the background, one at a time, when the page in front has loaded and the app is idle (P18.1).
  @MainActor
  final class EagerLoader {
    private unowned let tabManager: TabManager
    private let isEnabled: Bool
    private let navigator: @MainActor (TabManager.ContainerID) -> LazyNavigator
    private let hasRoom: @MainActor () -> Bool
    private let conditions = LoadingConditions.current
    private var wait: Task<Void, Never>?
    private var isLoading = false
    private var tried: Set<TabManager.ContainerID> = []
    private var memoryWarnings: NotificationObservation?

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
      guard isEnabled else { return }
      memoryWarnings = NotificationObservation(of: UIApplication.didReceiveMemoryWarningNotification) { [weak self] in
        self?.stop()
      }
    }

    /// Loads no tab until the page in front has loaded.
    func pause() {
      wait?.cancel()
    }

    /// Waits until the app is idle, then loads the next tab. Called when the page in front has loaded.
    func resume() {
      wait?.cancel()
      guard isEnabled, !isStopped, !isLoading, next != nil else { return }
      wait = Task { [weak self, conditions] in
        await conditions.idle()
        if !Task.isCancelled { self?.loadNext() }
      }
    }

    /// Whether the system warned of low memory. No more tabs are loaded then.
    private var isStopped: Bool { memoryWarnings == nil }

    private func stop() {
      wait?.cancel()
      memoryWarnings = nil
    }

    private var next: TabManager.ContainerID? {
      tabManager.tabs.first {
        $0.represents?.isEager == true && $0.id != tabManager.selectedID && !tried.contains($0.id)
          && !navigator($0.id).isStarted
      }?.id
    }

    private func loadNext() {
      guard conditions.allowLoading(), hasRoom(), let id = next else { return }
      tried.insert(id)
      isLoading = true
      navigator(id).preload { [weak self] isLoaded in
        guard let self else { return }
        isLoading = false
        if isLoaded { tabManager.didLoad(id) }
        resume()
      }
    }
  }
#endif
