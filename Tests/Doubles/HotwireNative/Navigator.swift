@_exported import UIKit
import WebKit

/// A double of Hotwire Native's class. Like the real one, it creates two web views in its initializer, shows modal pages in
/// a navigation stack of their own, ignores a second start, and visits nothing after its delegate was freed.
public class Navigator {
  public struct Configuration {
    public let name: String
    public let startLocation: URL

    public init(name: String, startLocation: URL) {
      self.name = name
      self.startLocation = startLocation
    }
  }

  public weak var delegate: NavigatorDelegate?
  @MainActor public let rootViewController: UINavigationController = HotwireNavigationController(
    nibName: nil, bundle: nil)
  @MainActor public let modalRootViewController: UINavigationController = HotwireNavigationController(
    nibName: nil, bundle: nil)
  package let configuration: Configuration
  @MainActor package private(set) var startCount = 0
  /// The sessions of both navigation stacks. A navigator replaces them when a web process ends.
  @MainActor public private(set) var session = Session(webView: makeWebView())
  @MainActor public private(set) var modalSession = Session(webView: makeWebView())
  @MainActor package var webViews: [WKWebView] { [session.webView, modalSession.webView] }
  private let defaultDelegate = DefaultDelegate()

  private final class DefaultDelegate: NavigatorDelegate {}

  @MainActor
  public init(configuration: Navigator.Configuration, delegate: NavigatorDelegate? = nil) {
    self.configuration = configuration
    self.delegate = delegate ?? defaultDelegate
  }

  @MainActor
  public func start() {
    startCount += 1
    if startCount == 1 { route(configuration.startLocation) }
  }

  public func route(_ proposal: VisitProposal) {
    guard delegate != nil else { return }
    nonisolated(unsafe) let navigator = self
    let url = proposal.url
    MainActor.assumeIsolated { _ = navigator.show(url) }
  }

  @MainActor
  public func reload() {
    reloadCount += 1
  }

  @MainActor package private(set) var reloadCount = 0

  /// Shows a page.
  @MainActor @discardableResult
  package func show(_ url: URL, isModal: Bool = false) -> HotwireWebViewController {
    let webView = webViews[isModal ? 1 : 0]
    webView.url = url
    let screen = HotwireWebViewController(location: url, webView: webView)
    (isModal ? modalRootViewController : rootViewController).pushViewController(screen, animated: false)
    if isModal, rootViewController.presentedViewController == nil {
      rootViewController.present(modalRootViewController, animated: false)
    }
    return screen
  }

  /// Simulates the end of the web processes, after which Hotwire Native creates new sessions.
  @MainActor
  package func recreateSessions() {
    session = Session(webView: Self.makeWebView())
    modalSession = Session(webView: Self.makeWebView())
  }

  @MainActor
  private static func makeWebView() -> WKWebView {
    Hotwire.config.makeCustomWebView(WKWebViewConfiguration())
  }
}

/// A double of Hotwire Native's class, which drives one web view.
public final class Session {
  @MainActor public let webView: WKWebView

  @MainActor
  init(webView: WKWebView) {
    self.webView = webView
  }
}

public protocol NavigatorDelegate: AnyObject {}

public struct VisitProposal {
  public let url: URL
}

public protocol NavigationHandler: AnyObject {
  func route(_ url: URL)
  func route(_ proposal: VisitProposal)
}

extension Navigator: NavigationHandler {
  public func route(_ url: URL) {
    route(VisitProposal(url: url))
  }
}
