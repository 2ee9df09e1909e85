#if canImport(HotwireNative)
  import HotwireNative
  import TabwireClient
  import UIKit
  import WebKit

  /// The bridge component that receives the tabs of a page: component `navigation`, event `configure`.
  ///
  /// Hotwire Native delivers messages of the page in front only. `TabManager.receive(_:from:showing:)` checks the rest. A
  /// rejected message changes nothing.
  public final class NavigationComponent: BridgeComponent {
    override public nonisolated class var name: String { "navigation" }

    override public func onReceive(message: Message) {
      guard message.event == "configure", let delegate, let screen = delegate.destination as? UIViewController,
        let owner = NavigatorRegistry.shared.owner(of: screen)
      else { return }
      owner.tabManager.receive(message.jsonData, from: owner.containerID, showing: delegate.webView?.url)
    }
  }

  extension TabManager {
    /// The components that an app registers together with its own. Each registration replaces the previous one:
    ///
    /// ```swift
    /// Hotwire.registerBridgeComponents(TabManager.bridgeComponents + [FormComponent.self])
    /// ```
    public static var bridgeComponents: [BridgeComponent.Type] { [NavigationComponent.self] }
  }
#endif
