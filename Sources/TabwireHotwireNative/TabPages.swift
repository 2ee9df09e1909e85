#if HotwireNative && TabwireIOS
  import Foundation
  import HotwireNative
  import TabwireClient
  import WebKit

  /// The state of one container's pages that Hotwire Native's navigator does not track.
  @MainActor
  final class TabPages {
    private(set) weak var navigator: Navigator?
    private(set) weak var tabManager: TabManager?
    let containerID: TabManager.ContainerID
    let refresh: PageRefresh
    /// The load in the background, or `nil` after the tab was selected.
    var preload: PagePreload?
    /// Restores the scroll position of a suspended page, or `nil` when it has loaded.
    var restoration: ScrollRestoration?

    init(
      of navigator: Navigator, in containerID: TabManager.ContainerID, of tabManager: TabManager, refreshTitle: String
    ) {
      self.navigator = navigator
      self.tabManager = tabManager
      self.containerID = containerID
      refresh = PageRefresh(of: navigator, title: refreshTitle)
    }

    /// The last visit of an action's path, or `nil`.
    var actionVisit: ActionVisit?

    /// The address of the first page.
    var startURL: URL? { tabManager?.startURL(of: containerID) }

    /// Records that a page of the app has loaded. It may still send a configuration.
    func pageDidLoad() {
      refresh.pageDidLoad()
      if let navigator { restoration?.pageDidLoad(in: navigator.session) }
      restoration = nil
      actionVisit?.pageDidLoad(isModal: false)
    }

    /// Records that a page in front, also a modal one, sent a form, that the form ended without another page, or that another
    /// page is in front (P15.5).
    func receive(formEvent event: String) {
      guard let tabManager, tabManager.selectedID == containerID else { return }
      switch event {
      case "form-start": tabManager.formDidStart()
      case "form-end": tabManager.formDidEnd()
      case "page": tabManager.pageDidAppear()
      default: break
      }
    }

    /// Records that a modal page has loaded.
    func modalPageDidLoad() {
      actionVisit?.pageDidLoad(isModal: true)
      if let tabManager, tabManager.selectedID == containerID { tabManager.modalPageDidSettle() }
    }

    /// Records that a page of the app has loaded and sends no more configurations on its own.
    ///
    /// - Parameter isConfigured: Whether the page sent a configuration.
    func pageDidSettle(isConfigured: Bool) {
      guard let tabManager else { return }
      if tabManager.selectedID != containerID {
        preload?.pageDidLoad()
      } else if !isConfigured {
        tabManager.didLoad(containerID)
      }
    }
  }
#endif
