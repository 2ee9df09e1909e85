import UIKit
import WebKit

/// A double of Hotwire Native's class, which moves one web view between the screens of a navigation stack. `BehaviorTests`
/// compares it with the real one: when it visits, restores and cancels, and which screen has the web view.
public final class Session: VisitableDelegate {
  /// A visit of a page.
  private final class Visit {
    enum State { case started, canceled, completed }

    let visitable: any Visitable
    let action: VisitAction
    /// Whether the web view loads the page, because it has no page with Turbo.
    let isColdBoot: Bool
    let url: URL
    var state = State.started

    init(_ visitable: any Visitable, action: VisitAction, isColdBoot: Bool) {
      (self.visitable, self.action, self.isColdBoot) = (visitable, action, isColdBoot)
      url = visitable.currentVisitableURL
    }
  }

  public let webView: WKWebView
  public var pathConfiguration: PathConfiguration?
  /// The visits and commands, in order.
  package var log: [String] { events.filter { $0 != "cancel" } }
  /// The visits, cancellations and commands, in order.
  package private(set) var events: [String] = []
  private var hasTurbo = false
  private var current: Visit?
  private var topmost: Visit?
  /// The visit that was topmost when a screen began to disappear.
  private var previous: Visit?
  public private(set) var activeVisitable: (any Visitable)?
  public var topmostVisitable: (any Visitable)? { topmost?.visitable }

  init(webView: WKWebView) {
    self.webView = webView
    pathConfiguration = Hotwire.config.pathConfiguration
  }

  public func visit(_ visitable: any Visitable, action: VisitAction) {
    visitable.visitableDelegate = self
    if let current, current.state == .started {
      current.state = .canceled
      events.append("cancel")
    }
    let visit = Visit(visitable, action: action, isColdBoot: !hasTurbo)
    current = visit
    activate(visitable)
    events.append("\(visit.isColdBoot ? .advance : action) \(visit.url.absoluteString)")
    if visit.isColdBoot { webView.url = visit.url }
  }

  public func clearSnapshotCache() {
    events.append("clear snapshots")
  }

  package func forgetLog() {
    events = []
  }

  /// Loads the page in front anew.
  func reload() {
    guard let visitable = topmostVisitable else { return }
    hasTurbo = false
    visit(visitable, action: .advance)
    topmost = current
  }

  /// Completes the visit that was started.
  func finishLoading() {
    guard let current, current.state == .started else { return }
    webView.url = current.url
    hasTurbo = true
    current.state = .completed
    (current.visitable as? VisitableViewController)?.didRender()
  }

  // MARK: The web view

  private func activate(_ visitable: any Visitable) {
    guard visitable !== activeVisitable else { return }
    if let activeVisitable { deactivate(activeVisitable) }
    visitable.visitableView.activate(webView)
    visitable.visitableDidActivateWebView(webView)
    activeVisitable = visitable
  }

  private func deactivate(_ visitable: any Visitable) {
    guard visitable === activeVisitable else { return }
    visitable.visitableWillDeactivateWebView()
    visitable.visitableView.deactivateWebView()
    visitable.visitableDidDeactivateWebView()
    activeVisitable = nil
  }

  // MARK: Screens that appear and disappear

  func willAppear(_ visitable: any Visitable) {
    defer { previous = nil }
    guard let topmost, let current else { return }
    if visitable === current.visitable, current.state == .started {
      self.topmost = current
    } else if visitable !== topmost.visitable {
      visit(visitable, action: .restore)
    } else if visitable !== activeVisitable, visitable === previous?.visitable {
      visit(visitable, action: .restore)
    }
  }

  func didAppear(_ visitable: any Visitable) {
    if let current, visitable === current.visitable {
      topmost = current
      activate(visitable)
    } else if let topmost, visitable === topmost.visitable, topmost.state == .completed {
      visit(visitable, action: .restore)
    }
  }

  func willDisappear(_ visitable: any Visitable) {
    previous = topmost
  }

  func didDisappear(_ visitable: any Visitable) {
    deactivate(visitable)
  }
}

public enum VisitAction: String {
  case advance, replace, restore
}

public protocol VisitableDelegate: AnyObject {}
