#if HotwireNative && TabwireIOS
  import HotwireNative
  import TabwireClient
  import UIKit
  import WebKit

  /// Receives the tabs of a page: component `navigation`, event `configure`.
  ///
  /// Hotwire Native delivers messages of the page in front only, but of any of its frames. ``PageScript`` marks those of
  /// the main frame, and `TabManager.receive(_:from:showing:isFirstPage:)` checks the rest. A rejected message changes nothing.
  final class NavigationComponent: BridgeComponent {
    override nonisolated class var name: String { "navigation" }

    override func onReceive(message: Message) {
      guard let delegate, let screen = delegate.destination as? UIViewController,
        let owner = NavigatorRegistry.shared.owner(of: screen)
      else { return }
      switch message.event {
      case PageScript.configureEvent:
        owner.tabManager.receive(
          message.jsonData, from: owner.containerID, showing: delegate.webView?.url, isFirstPage: owner.isFirstPage)
      case "configure":
        owner.tabManager.logger.warning(
          "configuration ignored: it does not come from the main frame of a page on the app's origin")
      default: break
      }
    }
  }

  extension TabManager {
    /// The components that an app registers together with its own. Each registration replaces the previous one:
    ///
    /// ```swift
    /// Hotwire.registerBridgeComponents(TabManager.bridgeComponents + [FormComponent.self])
    /// ```
    public static var bridgeComponents: [BridgeComponent.Type] { [NavigationComponent.self] }

    /// The navigator of the selected tab, or `nil` before its tab bar is shown.
    public var activeNavigator: Navigator? { navigator(for: selectedID) }

    /// Returns the navigator of a container, or `nil` if its tab was never selected.
    ///
    /// - Parameter id: The container.
    public func navigator(for id: ContainerID) -> Navigator? {
      NavigatorRegistry.shared.navigator(for: id, of: self)
    }
  }
#endif
