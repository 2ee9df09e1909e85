#if HotwireNative && TabwireIOS
  import HotwireNative
  import TabwireClient
  import UIKit
  import WebKit

  /// Finds the container of a screen, a web view or a navigator.
  ///
  /// Hotwire Native creates bridge components for each screen and passes them only that screen.
  @MainActor
  final class NavigatorRegistry {
    static let shared = NavigatorRegistry()

    /// The container that a navigator belongs to.
    struct Owner {
      let tabManager: TabManager
      let containerID: TabManager.ContainerID
      /// Whether there is no way back from the page in front.
      let isFirstPage: Bool
    }

    private var entries: [TabPages] = []

    /// Returns the number of registered navigators of a manager.
    func count(of tabManager: TabManager) -> Int {
      entries.filter { $0.tabManager === tabManager }.count
    }

    /// Registers the pages of a container for as long as its navigator lives.
    func register(_ pages: TabPages) {
      entries.removeAll { $0.navigator == nil }
      entries.append(pages)
    }

    /// Returns the navigator of a container, or `nil` if it has none.
    func navigator(for id: TabManager.ContainerID, of tabManager: TabManager) -> Navigator? {
      entries.last { $0.containerID == id && $0.tabManager === tabManager }?.navigator
    }

    /// Returns the pages of a navigator, or `nil` if it belongs to no tab.
    func pages(of navigator: Navigator) -> TabPages? {
      entries.first { $0.navigator === navigator }
    }

    /// Returns the pages of the web view of a main navigation stack, or `nil` if it belongs to no tab or shows modal pages.
    func pages(in webView: WKWebView) -> TabPages? {
      entries.first { $0.navigator?.session.webView === webView }
    }

    /// Returns the pages whose navigator shows modal pages in a web view, or `nil` if it belongs to no tab.
    func pages(withModalPagesIn webView: WKWebView) -> TabPages? {
      entries.first { $0.navigator?.modalSession.webView === webView }
    }

    /// Returns the container whose main or modal navigation stack shows a screen, or `nil` if it belongs to no tab.
    func owner(of screen: UIViewController) -> Owner? {
      guard let stack = screen.navigationController else { return nil }
      for entry in entries {
        guard let navigator = entry.navigator, let tabManager = entry.tabManager,
          navigator.rootViewController === stack || navigator.modalRootViewController === stack
        else { continue }
        return Owner(
          tabManager: tabManager, containerID: entry.containerID,
          isFirstPage: navigator.rootViewController.viewControllers.count < 2)
      }
      return nil
    }
  }
#endif
