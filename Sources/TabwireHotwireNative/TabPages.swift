#if HotwireNative && canImport(HotwireNative)
  import Foundation
  import HotwireNative
  import TabwireClient
  import WebKit

  /// The pages of one container, as far as Hotwire Native's navigator does not keep track of them.
  @MainActor
  final class TabPages {
    private(set) weak var navigator: Navigator?
    private(set) weak var tabManager: TabManager?
    let containerID: TabManager.ContainerID
    let refresh: PageRefresh
    /// The load in the background, or `nil` once the tab is selected.
    var preload: PagePreload?

    init(
      of navigator: Navigator, in containerID: TabManager.ContainerID, of tabManager: TabManager, refreshTitle: String
    ) {
      self.navigator = navigator
      self.tabManager = tabManager
      self.containerID = containerID
      refresh = PageRefresh(of: navigator, title: refreshTitle)
    }

    /// The address of the first page.
    var startURL: URL? { tabManager?.startURL(of: containerID) }

    /// Notes that a page of the app has loaded.
    ///
    /// - Parameter isConfigured: Whether the page sent a configuration.
    func pageDidLoad(isConfigured: Bool) {
      refresh.pageDidLoad()
      guard let tabManager else { return }
      if tabManager.selectedID != containerID {
        preload?.pageDidLoad()
      } else if !isConfigured {
        tabManager.didLoad(containerID)
      }
    }
  }
#endif
