#if HotwireNative && canImport(HotwireNative)
  import HotwireNative
  import TabwireClient
  import UIKit

  /// Finds the container of a screen.
  ///
  /// Hotwire Native creates bridge components for each screen and gives them nothing of the app but that screen.
  @MainActor
  final class NavigatorRegistry {
    static let shared = NavigatorRegistry()

    /// The container that a navigator belongs to.
    struct Owner {
      let tabManager: TabManager
      let containerID: TabManager.ContainerID
    }

    private struct Entry {
      weak var navigator: Navigator?
      weak var tabManager: TabManager?
      let containerID: TabManager.ContainerID
    }

    private var entries: [Entry] = []

    /// The number of registered navigators.
    var count: Int { entries.count }

    /// Registers the navigator of a container for as long as it lives.
    func register(_ navigator: Navigator, for id: TabManager.ContainerID, of tabManager: TabManager) {
      entries.removeAll { $0.navigator == nil }
      entries.append(Entry(navigator: navigator, tabManager: tabManager, containerID: id))
    }

    /// Returns the navigator of a container, or `nil` if it has none.
    func navigator(for id: TabManager.ContainerID, of tabManager: TabManager) -> Navigator? {
      entries.last { $0.containerID == id && $0.tabManager === tabManager }?.navigator
    }

    /// Returns the container whose main or modal navigation stack shows a screen, or `nil` if it belongs to no tab.
    func owner(of screen: UIViewController) -> Owner? {
      guard let stack = screen.navigationController else { return nil }
      for entry in entries {
        guard let navigator = entry.navigator, let tabManager = entry.tabManager,
          navigator.rootViewController === stack || navigator.modalRootViewController === stack
        else { continue }
        return Owner(tabManager: tabManager, containerID: entry.containerID)
      }
      return nil
    }
  }
#endif
