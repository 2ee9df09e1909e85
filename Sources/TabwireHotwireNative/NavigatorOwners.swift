#if canImport(HotwireNative)
  import HotwireNative
  import TabwireClient
  import UIKit

  /// Whose navigators they are. Hotwire Native makes components anew for each screen and tells them nothing of the app;
  /// what they know is the view controller that they stand in.
  @MainActor
  final class NavigatorOwners {
    static let shared = NavigatorOwners()

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

    /// How many navigators are noted.
    var count: Int { entries.count }

    /// Notes whose a navigator is, for as long as it lives.
    func add(_ navigator: Navigator, of id: TabManager.ContainerID, in tabManager: TabManager) {
      entries.removeAll { $0.navigator == nil }
      entries.append(Entry(navigator: navigator, tabManager: tabManager, containerID: id))
    }

    /// The container in one of whose stacks, the modal one too, a screen stands.
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
