@_exported import UIKit
import WebKit

/// A double of Hotwire Native's class. Like the real one, it creates two web views in its initializer, shows modal pages in
/// a navigation stack of their own, ignores a second start, and visits nothing after its delegate was freed. Like version 1.3, it
/// compares the addresses that screens were routed to, and stops at a screen that was not routed.
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
  public let rootViewController: UINavigationController = HotwireNavigationController(nibName: nil, bundle: nil)
  public let modalRootViewController: UINavigationController = HotwireNavigationController(nibName: nil, bundle: nil)
  package let configuration: Configuration
  /// The sessions of both navigation stacks. A navigator replaces them when a web process ends.
  public private(set) var session = Session(webView: makeWebView())
  public private(set) var modalSession = Session(webView: makeWebView())
  package var webViews: [WKWebView] { [session.webView, modalSession.webView] }
  private let defaultDelegate = DefaultDelegate()

  private final class DefaultDelegate: NavigatorDelegate {}
  private final class DefaultUIDelegate: WKUIDelegate {}

  public init(configuration: Navigator.Configuration, delegate: NavigatorDelegate? = nil) {
    self.configuration = configuration
    self.delegate = delegate ?? defaultDelegate
  }

  public func start() {
    guard rootViewController.viewControllers.isEmpty, modalRootViewController.viewControllers.isEmpty else { return }
    route(configuration.startLocation)
  }

  public func route(
    _ url: URL, options: VisitOptions? = VisitOptions(action: .advance), parameters: [String: Any]? = nil
  ) {
    let properties = Hotwire.config.pathConfiguration.properties(for: url)
    route(
      VisitProposal(url: url, options: options ?? VisitOptions(), properties: properties, parameters: parameters))
  }

  public func route(_ proposal: VisitProposal) {
    guard proposal.url.host == configuration.startLocation.host else {
      return rootViewController.present(UIViewController(), animated: true)
    }
    switch delegate?.handle(proposal: proposal, from: self) {
    case .accept: show(Hotwire.config.defaultViewController(proposal.url), for: proposal)
    case .acceptCustom(let screen): show(screen, for: proposal)
    case .reject, nil: break
    }
  }

  public func reload() {
    session.reload()
    modalSession.reload()
  }

  private func show(_ screen: UIViewController, for proposal: VisitProposal) {
    screen.routedURL = proposal.url
    if proposal.properties["presentation"] as? String == "none" { return }
    if proposal.properties["context"] as? String == "modal" {
      visit(screen, in: modalSession, proposal.options.action)
      if rootViewController.presentedViewController != nil {
        return place(screen, in: modalRootViewController, for: proposal)
      }
      modalRootViewController.setViewControllers([screen], animated: true)
      rootViewController.present(modalRootViewController, animated: true)
    } else {
      visit(screen, in: session, proposal.options.action)
      let isModalDismissed = rootViewController.presentedViewController != nil
      rootViewController.dismiss(animated: true)
      place(screen, in: rootViewController, for: proposal, isModalDismissed: isModalDismissed)
    }
  }

  private func visit(_ screen: UIViewController, in session: Session, _ action: VisitAction) {
    if let visitable = screen as? any Visitable { session.visit(visitable, action: action) }
  }

  /// Replaces a page that is in front already, goes back to the one behind it, and pushes any other.
  private func place(
    _ screen: UIViewController, in stack: UINavigationController, for proposal: VisitProposal,
    isModalDismissed: Bool = false
  ) {
    let screens = stack.viewControllers
    if isSame(screens.last, proposal.url) {
      stack.setViewControllers(screens.dropLast() + [screen], animated: false)
    } else if screens.count > 1, isSame(screens[screens.count - 2], proposal.url) {
      _ = stack.popViewController(animated: true)
    } else if proposal.options.action == .advance || isModalDismissed {
      stack.pushViewController(screen, animated: true)
    } else {
      stack.setViewControllers(screens.dropLast() + [screen], animated: false)
    }
  }

  private func isSame(_ shown: UIViewController?, _ url: URL) -> Bool {
    guard let shown else { return false }
    guard let routed = shown.routedURL else {
      assertionFailure("Hotwire Native: a screen of the stack was not routed")
      return false
    }
    return routed.path == url.path && routed.query == url.query
  }

  private static func makeWebView() -> WKWebView {
    Hotwire.config.makeCustomWebView(WKWebViewConfiguration())
  }

  // MARK: Tests

  /// Shows a page.
  @discardableResult
  package func show(_ url: URL, isModal: Bool = false) -> HotwireWebViewController {
    let screen = HotwireWebViewController(url: url)
    show(
      screen, for: VisitProposal(url: url, options: VisitOptions(), properties: isModal ? ["context": "modal"] : [:]))
    return screen
  }

  /// Completes the loads and visits that were started.
  package func finishLoading() {
    rootViewController.finishTransition()
    for session in [session, modalSession] {
      session.webView.answerScripts()
      session.finishLoading()
    }
  }

  /// Simulates the end of the web processes, after which Hotwire Native creates new sessions.
  package func recreateSessions() {
    for (old, isModal) in [(session, false), (modalSession, true)] {
      guard let url = old.activeVisitable?.initialVisitableURL else { continue }
      let new = Session(webView: Self.makeWebView())
      if isModal { modalSession = new } else { session = new }
      route(
        VisitProposal(
          url: url, options: VisitOptions(action: .replace),
          properties: Hotwire.config.pathConfiguration.properties(for: url)))
    }
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

  public init(action: VisitAction = .advance, response: VisitResponse? = nil) {
    self.action = action
  }
}

/// A double of Hotwire Native's type: the response to a form submission.
public struct VisitResponse {}

public struct VisitProposal {
  public let url: URL
  public let options: VisitOptions
  public let properties: PathProperties
  public let parameters: [String: Any]?

  public init(
    url: URL, options: VisitOptions, properties: PathProperties = [:], parameters: [String: Any]? = nil
  ) {
    (self.url, self.options, self.properties, self.parameters) = (url, options, properties, parameters)
  }
}

extension UIViewController {
  /// The address that a navigator has routed the screen to.
  fileprivate nonisolated var routedURL: URL? {
    get { associatedValues["routedURL"] as? URL }
    set { associatedValues["routedURL"] = newValue }
  }
}
