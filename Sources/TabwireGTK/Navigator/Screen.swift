#if canImport(CWebKitGTK)
  import Foundation
  import NativeBridge
  import TabwireClient
  import TabwirePaths

  /// What a web view shows between two visits: the destination of the page's components.
  ///
  /// Each visit has a screen of its own, also where Turbo changes only the body, so that components start afresh. What
  /// they put on it goes with it.
  @MainActor
  public final class Screen: TabDestination {
    /// Whose tabs the screen is in.
    public let tabManager: TabManager
    /// The container that the screen belongs to.
    public let containerID: TabManager.ContainerID
    /// What the path configuration says of the page, with what only the app knows.
    public let properties: PathProperties
    /// What components put into the header bar.
    private(set) var headerButtons: [HeaderButton] = []

    private weak var navigator: Navigator?
    private var bridgeDelegate: BridgeDelegate?

    /// - Parameters:
    ///   - url: where the page is.
    ///   - navigator: what shows it.
    ///   - componentTypes: the components that it can talk to.
    init(at url: URL, in navigator: Navigator, webView: WebView, componentTypes: [BridgeComponent.Type]) {
      self.navigator = navigator
      tabManager = navigator.tabManager
      containerID = navigator.id
      properties = navigator.properties(of: url)
      let bridgeDelegate = BridgeDelegate(
        location: url.absoluteString, destination: self, componentTypes: componentTypes)
      self.bridgeDelegate = bridgeDelegate
      bridgeDelegate.webViewDidBecomeActive(webView)
      bridgeDelegate.onViewDidLoad()
    }

    /// The page that the container's web view shows.
    public var shownURL: URL? { navigator?.url }

    // MARK: For components

    /// Puts a button at the end of the header bar. It is there while the screen is shown, and goes with it.
    ///
    /// - Parameters:
    ///   - title: what it says.
    ///   - onClick: called when the user clicks it.
    public func addHeaderButton(_ title: String, onClick: @escaping @MainActor () -> Void) -> HeaderButton {
      let button = HeaderButton(title, onClick: onClick)
      headerButtons.append(button)
      navigator?.screenDidChange()
      return button
    }

    /// Takes a button off the header bar again.
    public func removeHeaderButton(_ button: HeaderButton) {
      headerButtons.removeAll { $0 === button }
      navigator?.screenDidChange()
    }

    /// Lets the user choose from a menu.
    ///
    /// - Parameters:
    ///   - title: what the menu is about; nothing leaves the title out.
    ///   - items: what there is to choose from.
    ///   - onChoice: called with the position of the choice. It is not called if the user chooses nothing.
    public func showMenu(_ title: String?, items: [String], onChoice: @escaping @MainActor (Int) -> Void) {
      guard let navigator, navigator.isShown(self) else { return }
      Menu(title: title ?? "", items: items.map { .init(title: $0) }).show(over: navigator.widget, onChoice: onChoice)
    }

    /// Says something for a moment, over the page.
    ///
    /// - Parameter text: what to say.
    public func showToast(_ text: String) {
      guard let navigator, navigator.isShown(self) else { return }
      navigator.onToast?(text, nil)
    }

    /// Asks the user to confirm something.
    ///
    /// - Parameters:
    ///   - alert: what to ask.
    ///   - onConfirm: called if the user confirms.
    public func show(_ alert: Alert, onConfirm: @escaping @MainActor () -> Void) {
      guard let navigator, navigator.isShown(self) else { return }
      alert.show(over: navigator.widget, onConfirm: onConfirm)
    }

    // MARK: Lifecycle

    /// The user sees the screen now.
    func appear() {
      bridgeDelegate?.onViewWillAppear()
      bridgeDelegate?.onViewDidAppear()
    }

    /// The user does not see the screen any more.
    func disappear() {
      bridgeDelegate?.onViewWillDisappear()
      bridgeDelegate?.onViewDidDisappear()
    }

    /// The screen is left for good.
    func leave() {
      disappear()
      bridgeDelegate?.webViewDidBecomeDeactivated()
      bridgeDelegate = nil
      headerButtons = []
    }
  }
#endif
