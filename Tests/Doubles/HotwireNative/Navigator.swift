@_exported import UIKit
import WebKit

/// A double of Hotwire Native's class. Like the real one, it creates two web views in its initializer, shows modal pages in
/// a navigation stack of their own, and ignores a second start.
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
  @MainActor public let rootViewController = UINavigationController(nibName: nil, bundle: nil)
  @MainActor public let modalRootViewController = UINavigationController(nibName: nil, bundle: nil)
  package let configuration: Configuration
  @MainActor package private(set) var startCount = 0
  /// The web views of both navigation stacks. A navigator replaces them when a web process ends.
  @MainActor package private(set) var webViews: [WKWebView] = []

  @MainActor
  public init(configuration: Navigator.Configuration, delegate: NavigatorDelegate? = nil) {
    self.configuration = configuration
    self.delegate = delegate
    makeWebViews()
  }

  @MainActor
  public func start() {
    startCount += 1
    if startCount == 1 { show(configuration.startLocation) }
  }

  /// Shows a page.
  @MainActor @discardableResult
  package func show(_ url: URL, isModal: Bool = false) -> HotwireWebViewController {
    let webView = webViews[isModal ? 1 : 0]
    webView.url = url
    let screen = HotwireWebViewController(location: url, webView: webView)
    (isModal ? modalRootViewController : rootViewController).pushViewController(screen, animated: false)
    return screen
  }

  /// Simulates the end of the web processes, after which Hotwire Native creates new sessions.
  @MainActor
  package func recreateSessions() {
    makeWebViews()
  }

  @MainActor
  private func makeWebViews() {
    webViews = [WKWebView(frame: .zero), WKWebView(frame: .zero)]
  }
}

public protocol NavigatorDelegate: AnyObject {}
