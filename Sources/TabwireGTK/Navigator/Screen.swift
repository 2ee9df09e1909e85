import CWebKitGTK
import Foundation
import NativeBridge
import TabwireClient
import TabwirePaths
import TabwireWebKit

/// What shows a screen: the page of a container.
@MainActor
protocol ScreenHost: AnyObject, WidgetOwner {
  var id: TabManager.ContainerID { get }
  var tabManager: TabManager { get }
  var configuration: NavigatorConfiguration { get }
  var isModal: Bool { get }
  var webView: WebView? { get }
  var url: URL? { get }
  var canGoBack: Bool { get }
  /// The native dialogs and menus that the page opened.
  var dialogs: DialogGroup { get }

  /// Returns a page's properties in the path configuration.
  func properties(of url: URL) -> PathProperties
  /// Whether a screen is visible.
  func isShown(_ screen: Screen) -> Bool
  /// Updates the window after a component changed the screen.
  func screenDidChange()
  func showToast(_ text: String, action: ToastOverlay.Action?)
  func openExternally(_ url: URL)
}

/// The destination of the components of one page.
///
/// Each visit has a screen of its own, even if Turbo replaces only the body, so each screen has new components.
/// Everything that they add to the screen is removed with it.
@MainActor
public final class Screen: BridgeDestination {
  /// The manager of the tabs.
  public let tabManager: TabManager
  /// The container of the screen.
  public let containerID: TabManager.ContainerID
  /// The page's properties in the path configuration, including those that only the app knows.
  public let properties: PathProperties
  /// The buttons of components in the header bar.
  private(set) var headerButtons: [HeaderButton] = []
  private(set) var searchField: SearchField?
  private var searchButton: HeaderButton?

  /// Whether the page sent a tab configuration.
  var hasConfigured = false

  private weak var host: (any ScreenHost)?
  private var bridgeDelegate: BridgeDelegate?

  init(at url: URL, in host: any ScreenHost, webView: WebView, componentTypes: [BridgeComponent.Type]) {
    self.host = host
    tabManager = host.tabManager
    containerID = host.id
    properties = host.properties(of: url)
    let bridgeDelegate = BridgeDelegate(
      location: url.absoluteString, destination: self, componentTypes: componentTypes)
    self.bridgeDelegate = bridgeDelegate
    bridgeDelegate.webViewDidBecomeActive(webView)
    bridgeDelegate.onViewDidLoad()
  }

  /// The address of the page that the container shows.
  public var shownURL: URL? { host?.url }

  /// Whether there is no way back from the page.
  public var isFirstPage: Bool { host?.canGoBack != true }

  /// Whether the page is in a modal window.
  var isModal: Bool { host?.isModal != false }

  // MARK: For components

  /// Adds a button to the header bar. It is removed with the screen.
  ///
  /// - Parameters:
  ///   - title: The label.
  ///   - icon: The name of a symbolic icon that replaces the label, which becomes the tooltip, or `nil`.
  ///   - side: The side of the header bar.
  ///   - isSuggested: Whether a button with a label is highlighted as the next step.
  ///   - onClick: Called when the user clicks the button.
  public func addHeaderButton(
    _ title: String, icon: String? = nil, side: HeaderButton.Side = .end, isSuggested: Bool = true,
    onClick: @escaping @MainActor () -> Void
  ) -> HeaderButton {
    let button = HeaderButton(title, icon: icon, side: side, isSuggested: isSuggested, onClick: onClick)
    headerButtons.append(button)
    host?.screenDidChange()
    return button
  }

  /// Removes a button from the header bar.
  public func removeHeaderButton(_ button: HeaderButton) {
    headerButtons.removeAll { $0 === button }
    host?.screenDidChange()
  }

  /// Returns the symbolic icon for a server's icon name, or `nil` if the name is unknown.
  ///
  /// - Parameter name: A name of SF Symbols, Material Symbols or the app's own.
  public func iconName(for name: String) -> String? {
    host?.configuration.icons.symbolicName(for: name)
  }

  /// Adds a search field below the header bar, and a button that opens it. Both are removed with the screen. A screen has one
  /// search field: a further call changes the placeholder.
  ///
  /// - Parameters:
  ///   - placeholder: The text that is visible while the field is empty.
  ///   - onChange: Called with the text each time the user changes it.
  public func addSearchField(placeholder: String, onChange: @escaping @MainActor (String) -> Void) {
    let field = searchField ?? SearchField()
    field.placeholder = placeholder
    field.onChange = onChange
    guard searchField == nil else { return }
    field.onClose = { [weak self] in self?.host?.webView?.focus() }
    searchField = field
    searchButton = addHeaderButton(localized("Search"), icon: "system-search-symbolic") { [weak field] in
      field?.toggle()
    }
  }

  /// Removes the search field and its button.
  public func removeSearchField() {
    searchField = nil
    if let searchButton { removeHeaderButton(searchButton) }
    searchButton = nil
  }

  /// Copies a text to the clipboard. A screen that is not visible copies none.
  public func copy(_ text: String) {
    guard let host, host.isShown(self) else { return }
    host.withWidget { gdk_clipboard_set_text(gtk_widget_get_clipboard($0), text) }
  }

  /// Opens a URL in another app: a page, a mail address or a phone number. A screen that is not visible opens none.
  public func openExternally(_ url: URL) {
    guard let host, host.isShown(self) else { return }
    host.openExternally(url)
  }

  /// Sets the color scheme of the app and its pages, until a screen sets another one.
  ///
  /// - Parameter scheme: The color scheme, or `nil` for the app's own.
  public func setColorScheme(_ scheme: ColorScheme?) {
    host?.configuration.applyColorScheme(scheme)
  }

  /// Shows a menu. A screen that is not visible shows none.
  ///
  /// - Parameters:
  ///   - title: The title of the menu, or `nil`.
  ///   - items: The items.
  ///   - button: The button in the header bar that opens the menu, or `nil`.
  ///   - onChoice: Called with the index of the chosen item, unless the user closes the menu.
  public func showMenu(
    _ title: String?, items: [MenuItem], at button: HeaderButton? = nil, onChoice: @escaping @MainActor (Int) -> Void
  ) {
    guard let host, host.isShown(self) else { return }
    let menu = Menu(title: title ?? "", items: items)
    let popover = (button?.reference ?? host.reference).withPointer { menu.show(at: $0, onChoice: onChoice) }
    host.dialogs.add(menu: popover)
  }

  /// Shows a toast over the page. A screen that is not visible shows none.
  ///
  /// - Parameter text: The text.
  public func showToast(_ text: String) {
    guard let host, host.isShown(self) else { return }
    host.showToast(text, action: nil)
  }

  /// Shows an alert. A screen that is not visible shows none.
  ///
  /// - Parameters:
  ///   - alert: The alert.
  ///   - onConfirm: Called if the user confirms.
  public func show(_ alert: Alert, onConfirm: @escaping @MainActor () -> Void) {
    guard let host, host.isShown(self) else { return }
    host.dialogs.add(host.withWidget { alert.show(over: $0) { if $0 { onConfirm() } } })
  }

  /// Reports to the page that the app does not support a component, so that the page shows its own controls.
  func withdraw(component name: String) {
    Task { [bridgeDelegate] in
      do {
        try await bridgeDelegate?.webView?.bridge.unregister(component: name)
      } catch {
        Hotwire.config.logger.debug("component \(String(reflecting: name)) cannot be withdrawn: \(error)")
      }
    }
  }

  // MARK: Lifecycle

  func appear() {
    bridgeDelegate?.onViewWillAppear()
    bridgeDelegate?.onViewDidAppear()
  }

  func disappear() {
    bridgeDelegate?.onViewWillDisappear()
    bridgeDelegate?.onViewDidDisappear()
  }

  /// Disconnects the components and removes what they added.
  func end() {
    disappear()
    bridgeDelegate?.webViewDidBecomeDeactivated()
    bridgeDelegate = nil
    headerButtons = []
    searchField = nil
    searchButton = nil
  }
}
