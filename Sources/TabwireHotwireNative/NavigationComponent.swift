#if canImport(HotwireNative)
  import HotwireNative
  import TabwireClient
  import UIKit
  import WebKit

  /// The bridge component through which a page says what the tab bar is to be: component `navigation`, event `configure`.
  ///
  /// Hotwire Native hands on only messages of the page that is shown. A message that may not be obeyed changes nothing;
  /// see `TabManager.receive(_:from:showing:)`.
  public final class NavigationComponent: BridgeComponent {
    override public nonisolated class var name: String { "navigation" }

    override public func onReceive(message: Message) {
      guard message.event == "configure", let delegate, let screen = delegate.destination as? UIViewController,
        let owner = NavigatorOwners.shared.owner(of: screen)
      else { return }
      owner.tabManager.receive(message.jsonData, from: owner.containerID, showing: delegate.webView?.url)
    }
  }

  extension TabManager {
    /// The components that an app registers beside its own, all in one call, because each call replaces the last:
    ///
    /// ```swift
    /// Hotwire.registerBridgeComponents(TabManager.bridgeComponents + [FormComponent.self])
    /// ```
    public static var bridgeComponents: [BridgeComponent.Type] { [NavigationComponent.self] }
  }
#endif
