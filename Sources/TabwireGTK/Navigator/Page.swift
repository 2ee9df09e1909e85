#if canImport(CWebKitGTK)
  import Foundation
  import NativeBridge
  import TabwireClient

  /// What a web view shows between two visits: the destination of the page's components.
  ///
  /// Each visit has a page of its own, also where Turbo changes only the body, so that components start afresh.
  @MainActor
  final class Page: TabDestination {
    private weak var navigator: Navigator?
    let tabManager: TabManager
    let containerID: TabManager.ContainerID
    private var bridgeDelegate: BridgeDelegate?

    /// - Parameters:
    ///   - url: where the page is.
    ///   - navigator: what shows it.
    ///   - componentTypes: the components that it can talk to.
    init(at url: URL, in navigator: Navigator, webView: WebView, componentTypes: [BridgeComponent.Type]) {
      self.navigator = navigator
      tabManager = navigator.tabManager
      containerID = navigator.id
      let bridgeDelegate = BridgeDelegate(
        location: url.absoluteString, destination: self, componentTypes: componentTypes)
      self.bridgeDelegate = bridgeDelegate
      bridgeDelegate.webViewDidBecomeActive(webView)
      bridgeDelegate.onViewDidLoad()
    }

    var shownURL: URL? { navigator?.url }

    /// The user sees the page now.
    func appear() {
      bridgeDelegate?.onViewWillAppear()
      bridgeDelegate?.onViewDidAppear()
    }

    /// The user does not see the page any more.
    func disappear() {
      bridgeDelegate?.onViewWillDisappear()
      bridgeDelegate?.onViewDidDisappear()
    }

    /// The page is left for good.
    func leave() {
      disappear()
      bridgeDelegate?.webViewDidBecomeDeactivated()
      bridgeDelegate = nil
    }
  }
#endif
