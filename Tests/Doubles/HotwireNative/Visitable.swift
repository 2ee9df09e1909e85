@_exported import UIKit
import WebKit

public protocol Visitable: AnyObject {
  var initialVisitableURL: URL { get }
  var currentVisitableURL: URL { get }
  var visitableViewController: UIViewController { get }
  var visitableDelegate: (any VisitableDelegate)? { get set }
  var visitableView: VisitableView { get }
  func visitableDidActivateWebView(_ webView: WKWebView)
  func visitableWillDeactivateWebView()
  func visitableDidDeactivateWebView()
}

extension Visitable where Self: UIViewController {
  public var visitableViewController: UIViewController { self }
}

/// A double of Hotwire Native's class: the view that holds the web view.
open class VisitableView: UIView {
  open var webView: WKWebView?

  func activate(_ webView: WKWebView) {
    self.webView = webView
    addSubview(webView)
  }

  open func deactivateWebView() {
    webView?.removeFromSuperview()
    webView = nil
  }
}

/// A double of Hotwire Native's class: a screen that a session can visit. Like the real one, it tells its session of an
/// appearance unless the tab bar caused it.
open class VisitableViewController: UIViewController, Visitable {
  public enum AppearReason {
    case pushedOntoNavigationStack
    case revealedByPop
    case tabSelected
    case revealedByModalDismiss
  }

  public enum DisappearReason {
    case coveredByPush
    case poppedFromNavigationStack
    case tabDeselected
    case coveredByModal
  }

  public let initialVisitableURL: URL
  open weak var visitableDelegate: (any VisitableDelegate)?
  open var appearReason = AppearReason.pushedOntoNavigationStack
  open var disappearReason = DisappearReason.poppedFromNavigationStack
  open private(set) lazy var visitableView = VisitableView(frame: .zero)
  /// The address when the screen last lost the web view.
  private var lastURL: URL?
  private var isRendered = false

  public init(url: URL) {
    initialVisitableURL = url
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    nil
  }

  public var currentVisitableURL: URL {
    lastURL ?? (isRendered ? visitableView.webView?.url : nil) ?? initialVisitableURL
  }

  func didRender() {
    isRendered = true
    lastURL = nil
  }

  open func visitableDidActivateWebView(_ webView: WKWebView) {}

  open func visitableWillDeactivateWebView() {
    lastURL = visitableView.webView?.url ?? initialVisitableURL
  }

  open func visitableDidDeactivateWebView() {}

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(visitableView)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if appearReason != .tabSelected { session?.willAppear(self) }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if appearReason != .tabSelected { session?.didAppear(self) }
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if disappearReason != .tabDeselected { session?.willDisappear(self) }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if disappearReason != .tabDeselected { session?.didDisappear(self) }
  }

  private var session: Session? { visitableDelegate as? Session }
}

/// A double of Hotwire Native's class: a screen with a page and the registered components.
open class HotwireWebViewController: VisitableViewController, BridgeDestination {
  package private(set) lazy var bridgeDelegate = BridgeDelegate(
    location: initialVisitableURL.absoluteString, destination: self)
  /// Whether the screen shows the web view. Without it, the user sees a screenshot.
  package var hasWebView: Bool { visitableView.webView != nil }

  open override func visitableDidActivateWebView(_ webView: WKWebView) {
    super.visitableDidActivateWebView(webView)
    bridgeDelegate.webViewDidBecomeActive(webView)
  }

  open override func visitableDidDeactivateWebView() {
    super.visitableDidDeactivateWebView()
    bridgeDelegate.webViewDidBecomeDeactivated()
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    bridgeDelegate.isDestinationActive = true
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    bridgeDelegate.isDestinationActive = true
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    bridgeDelegate.isDestinationActive = false
  }

  /// Sends a message from the page when it has loaded. Like the real class, it drops a message that is not from the page in
  /// front, and accepts one from any frame.
  package func send(_ event: String, _ json: String = "{}", to component: String = "navigation", from url: URL? = nil) {
    navigationController?.finishTransition()
    guard let webView = visitableView.webView else { return }
    webView.answerScripts()
    (visitableDelegate as? Session)?.finishLoading()
    let metadata = Message.Metadata(url: (url ?? initialVisitableURL).absoluteString)
    bridgeDelegate.receive(
      Message(id: "1", component: component, event: event, metadata: metadata, jsonData: json))
  }
}

/// A double of Hotwire Native's class. Like the real one, it learns why a screen appears from pushes and single pops, and
/// not from other changes of the stack.
open class HotwireNavigationController: UINavigationController {
  private var top: VisitableViewController? { topViewController as? VisitableViewController }

  open override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    (viewController as? VisitableViewController)?.appearReason = .pushedOntoNavigationStack
    top?.disappearReason = .coveredByPush
    super.pushViewController(viewController, animated: animated)
  }

  open override func popViewController(animated: Bool) -> UIViewController? {
    let popped = super.popViewController(animated: animated)
    (popped as? VisitableViewController)?.disappearReason = .poppedFromNavigationStack
    top?.appearReason = .revealedByPop
    return popped
  }

  open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    top?.appearReason = .revealedByModalDismiss
    super.dismiss(animated: flag, completion: completion)
  }

  open override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    top?.disappearReason = .coveredByModal
    super.present(viewControllerToPresent, animated: flag, completion: completion)
  }

  open override func viewWillAppear(_ animated: Bool) {
    if let top, top.disappearReason == .tabDeselected { top.appearReason = .tabSelected }
    super.viewWillAppear(animated)
  }

  open override func viewWillDisappear(_ animated: Bool) {
    if tabBarController != nil { top?.disappearReason = .tabDeselected }
    super.viewWillDisappear(animated)
  }
}
