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
  public var webkitUIDelegate: WKUIDelegate? = DefaultUIDelegate()
  @MainActor public let rootViewController: UINavigationController = HotwireNavigationController(
    nibName: nil, bundle: nil)
  @MainActor public let modalRootViewController: UINavigationController = HotwireNavigationController(
    nibName: nil, bundle: nil)
  package let configuration: Configuration
  /// The sessions of both navigation stacks. A navigator replaces them when a web process ends.
  @MainActor public private(set) var session = Session(webView: makeWebView())
  @MainActor public private(set) var modalSession = Session(webView: makeWebView())
  @MainActor package var webViews: [WKWebView] { [session.webView, modalSession.webView] }
  private let defaultDelegate = DefaultDelegate()

  private final class DefaultDelegate: NavigatorDelegate {}
  private final class DefaultUIDelegate: WKUIDelegate {}

  @MainActor
  public init(configuration: Navigator.Configuration, delegate: NavigatorDelegate? = nil) {
    self.configuration = configuration
    self.delegate = delegate ?? defaultDelegate
  }

  @MainActor
  public func start() {
    guard rootViewController.viewControllers.isEmpty, modalRootViewController.viewControllers.isEmpty else { return }
    route(configuration.startLocation)
  }

  public func route(_ proposal: VisitProposal) {
    nonisolated(unsafe) let (navigator, delegate) = (self, delegate)
    let url = proposal.url
    let isModal = proposal.properties["context"] as? String == "modal"
    MainActor.assumeIsolated {
      if url.host != navigator.configuration.startLocation.host {
        return navigator.rootViewController.present(UIViewController(), animated: true)
      }
      switch delegate?.handle(proposal: proposal, from: navigator) {
      case .accept: navigator.show(url, isModal: isModal)
      case .acceptCustom(let screen): navigator.rootViewController.pushViewController(screen, animated: false)
      case .reject, nil: break
      }
    }
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
    let session = isModal ? modalSession : session
    let screen = HotwireWebViewController(url: url, webView: webView)
    session.visit(screen, action: .advance)
    if !isModal, rootViewController.presentedViewController === modalRootViewController {
      rootViewController.dismiss(animated: false)
    }
    let stack = isModal ? modalRootViewController : rootViewController
    // A page that is in front already is replaced.
    if !isModal, (stack.topViewController as? any Visitable)?.initialVisitableURL == url {
      stack.setViewControllers(stack.viewControllers.dropLast() + [screen], animated: false)
      return screen
    }
    (isModal ? modalRootViewController : rootViewController).pushViewController(screen, animated: false)
    if isModal, rootViewController.presentedViewController == nil {
      rootViewController.present(modalRootViewController, animated: false)
    }
    return screen
  }

  /// Completes the loads and visits that were started. Those of the double complete at once.
  @MainActor
  package func finishLoading() {}

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

/// A double of Hotwire Native's class, which drives one web view. It records its visits.
public final class Session: VisitableDelegate {
  @MainActor public let webView: WKWebView
  @MainActor public var pathConfiguration: PathConfiguration? = Hotwire.config.pathConfiguration
  @MainActor public internal(set) var topmostVisitable: (any Visitable)?
  @MainActor public var activeVisitable: (any Visitable)? {
    (topmostVisitable as? HotwireWebViewController)?.hasWebView == true ? topmostVisitable : nil
  }
  /// The visits and commands, in order.
  @MainActor package private(set) var log: [String] = []

  @MainActor init(webView: WKWebView) {
    self.webView = webView
  }

  @MainActor public func visit(_ visitable: any Visitable, action: VisitAction) {
    visitable.visitableDelegate = self
    topmostVisitable = visitable
    log.append("\(action) \(visitable.initialVisitableURL.absoluteString)")
  }

  @MainActor public func clearSnapshotCache() {
    log.append("clear snapshots")
  }

  @MainActor package func forgetLog() {
    log = []
  }
}

public enum VisitAction: String, Sendable {
  case advance, replace, restore
}

public protocol Visitable: AnyObject {
  var initialVisitableURL: URL { get }
  var currentVisitableURL: URL { get }
  var visitableViewController: UIViewController { get }
  var visitableDelegate: (any VisitableDelegate)? { get set }
}

public protocol VisitableDelegate: AnyObject {}

/// A double of Hotwire Native's class: a screen that a session can visit.
open class VisitableViewController: UIViewController, Visitable {
  public let initialVisitableURL: URL
  public var currentVisitableURL: URL { initialVisitableURL }
  public var visitableViewController: UIViewController { self }
  open weak var visitableDelegate: (any VisitableDelegate)?

  public init(url: URL) {
    initialVisitableURL = url
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    nil
  }
}

public protocol NavigatorDelegate: AnyObject {
  func handle(proposal: VisitProposal, from navigator: Navigator) -> ProposalResult
}

extension NavigatorDelegate {
  public func handle(proposal: VisitProposal, from navigator: Navigator) -> ProposalResult { .accept }
}

public enum ProposalResult {
  case accept
  case acceptCustom(UIViewController)
  case reject
}

public struct VisitOptions {
  public let action: VisitAction

  public init(action: VisitAction = .advance) {
    self.action = action
  }
}

public struct VisitProposal {
  public let url: URL
  public let options: VisitOptions
  public let properties: [String: AnyHashable]

  public init(url: URL, options: VisitOptions, properties: [String: AnyHashable] = [:]) {
    (self.url, self.options, self.properties) = (url, options, properties)
  }
}

public protocol NavigationHandler: AnyObject {
  func route(_ url: URL)
  func route(_ proposal: VisitProposal)
}

extension Navigator: NavigationHandler {
  public func route(_ url: URL) {
    route(
      VisitProposal(
        url: url, options: VisitOptions(), properties: Hotwire.config.pathConfiguration.properties(for: url)))
  }
}
