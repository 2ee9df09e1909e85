@_exported import UIKit
import WebKit

/// A double of Hotwire Native's class: a screen with a page and the registered components.
///
/// The navigator's web view moves to the screen that appears. Like the real class, a screen ignores its appearance if it was
/// last hidden or shown by the tab bar.
open class HotwireWebViewController: VisitableViewController, BridgeDestination {
  /// The reason of the last appearance or disappearance.
  enum Reason { case navigation, tab }

  package private(set) lazy var bridgeDelegate = BridgeDelegate(destination: self, webView: webView)
  /// Whether the screen shows the web view. Without it, the user sees a screenshot.
  package private(set) var hasWebView = false
  var appearReason = Reason.navigation
  var disappearReason = Reason.navigation
  private let webView: WKWebView
  private var wasCovered = false

  init(url: URL, webView: WKWebView) {
    self.webView = webView
    super.init(url: url)
  }

  public override init(url: URL) {
    webView = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
    super.init(url: url)
  }

  public required init?(coder: NSCoder) {
    nil
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard appearReason != .tab else { return }
    hasWebView = true
    // Like the real session, going back visits the page again.
    guard let session = visitableDelegate as? Session, session.topmostVisitable !== self || wasCovered else { return }
    session.visit(self, action: .restore)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard disappearReason != .tab else { return }
    hasWebView = false
    wasCovered = true
  }

  /// Sends a message from the page. Like the real class, it drops a message that is not from the page in front, and accepts
  /// one from any frame.
  package func send(_ event: String, _ json: String = "{}", to component: String = "navigation", from url: URL? = nil) {
    guard (url ?? initialVisitableURL) == webView.url else { return }
    let metadata = Message.Metadata(url: initialVisitableURL.absoluteString)
    bridgeDelegate.component(component)?.didReceive(
      message: Message(id: "1", component: component, event: event, metadata: metadata, jsonData: json))
  }
}

/// A double of Hotwire Native's class. Like the real one, it learns why a screen appears from pushes and single pops, and
/// not from other changes of the stack.
open class HotwireNavigationController: UINavigationController {
  private var top: HotwireWebViewController? { topViewController as? HotwireWebViewController }

  open override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    (viewController as? HotwireWebViewController)?.appearReason = .navigation
    top?.disappearReason = .navigation
    super.pushViewController(viewController, animated: animated)
  }

  open override func popViewController(animated: Bool) -> UIViewController? {
    let popped = super.popViewController(animated: animated)
    (popped as? HotwireWebViewController)?.disappearReason = .navigation
    top?.appearReason = .navigation
    return popped
  }

  open override func viewWillAppear(_ animated: Bool) {
    if let top, top.disappearReason == .tab { top.appearReason = .tab }
    super.viewWillAppear(animated)
  }

  open override func viewWillDisappear(_ animated: Bool) {
    if tabBarController != nil { top?.disappearReason = .tab }
    super.viewWillDisappear(animated)
  }
}
