#if TabwireIOS
  import TabwireClient
  import UIKit

  /// Suspends the background tabs when the system warns of low memory. A tab in which the user would lose something, such as
  /// typed text, stays alive.
  @MainActor
  final class TabSuspender {
    private unowned let tabManager: TabManager
    private let navigator: @MainActor (TabManager.ContainerID) -> LazyNavigator
    private var memoryWarnings: NotificationObservation?

    /// - Parameters:
    ///   - tabManager: The manager, which must outlive the suspender.
    ///   - navigator: Returns the navigator of a container.
    init(of tabManager: TabManager, navigator: @escaping @MainActor (TabManager.ContainerID) -> LazyNavigator) {
      self.tabManager = tabManager
      self.navigator = navigator
      memoryWarnings = NotificationObservation(of: UIApplication.didReceiveMemoryWarningNotification) { [weak self] in
        self?.suspendBackgroundTabs()
      }
    }

    private func suspendBackgroundTabs() {
      for tab in tabManager.tabs where tab.id != tabManager.selectedID {
        navigator(tab.id).suspend { [weak tabManager] in tabManager?.selectedID != tab.id }
      }
    }
  }
#endif
