import Foundation
import UIKit
import WebKit

@preconcurrency @testable import HotwireNative

// The tests drive the real Hotwire Native as they drive its double: these declarations have the names of the double's.

extension Hotwire {
  static var componentTypes: [BridgeComponent.Type] { bridgeComponentTypes }
  static var pathConfigurationSources: [PathConfiguration.Source] { config.pathConfiguration.sources }
}

@MainActor
extension Navigator {
  var webViews: [WKWebView] { [session.webView, modalSession.webView] }

  /// Shows a page.
  @discardableResult
  func show(_ url: URL, isModal: Bool = false) -> HotwireWebViewController {
    let properties: PathProperties = isModal ? ["context": "modal"] : [:]
    let screen = HotwireWebViewController(url: url)
    let delegate = delegate
    let accepting = Accepting(screen)
    self.delegate = accepting
    route(VisitProposal(url: url, options: VisitOptions(), properties: properties))
    self.delegate = delegate
    return screen
  }

  /// Completes the loads and visits that were started.
  func finishLoading() {
    rootViewController.finishTransition()
    for webView in webViews {
      webView.answerScripts()
      webView.finishLoading()
    }
  }

  /// Simulates the end of the web processes, after which Hotwire Native creates new sessions.
  func recreateSessions() {
    for session in [session, modalSession] { session.webView.isTerminated = true }
    inspectAllSessions()
    for webView in webViews { webView.answerScripts() }
  }

  private final class Accepting: NavigatorDelegate {
    let screen: HotwireWebViewController
    init(_ screen: HotwireWebViewController) { self.screen = screen }
    func handle(proposal: VisitProposal, from navigator: Navigator) -> ProposalResult { .acceptCustom(screen) }
  }
}

@MainActor
extension Session {
  /// The visits and commands, in order.
  var log: [String] { events.filter { $0 != "cancel" } }

  /// The visits, cancellations and commands, in order.
  var events: [String] {
    webView.log.compactMap { call in
      if call.hasPrefix("load ") { return "advance" + call.dropFirst("load".count) }
      if call == "stop" || call.contains("turboNative.cancelVisitWithIdentifier") { return "cancel" }
      if call.contains("turboNative.clearSnapshotCache") { return "clear snapshots" }
      return WKWebView.visit(in: call).map { "\($0.action) \($0.location)" }
    }
  }

  func forgetLog() {
    webView.log = []
  }
}

extension HotwireWebViewController {
  var hasWebView: Bool { visitableView.webView != nil }

  /// Sends a message from the page, when it has loaded.
  func send(_ event: String, _ json: String = "{}", to component: String = "navigation", from url: URL? = nil) {
    navigationController?.finishTransition()
    let webView = visitableView.webView
    webView?.finishLoading()
    let data = (try? JSONSerialization.jsonObject(with: Data(json.utf8))) as? [String: Any] ?? [:]
    var message = Self.hashable(data)
    message["metadata"] = ["url": (url ?? initialVisitableURL).absoluteString]
    let body: [String: AnyHashable] = ["id": "1", "component": component, "event": event, "data": message]
    webView?.post(body, to: "bridge")
  }

  private static func hashable(_ object: [String: Any]) -> [String: AnyHashable] {
    object.compactMapValues(hashable)
  }

  private static func hashable(_ value: Any) -> AnyHashable? {
    switch value {
    case let object as [String: Any]: AnyHashable(hashable(object))
    case let list as [Any]: AnyHashable(list.compactMap(hashable))
    default: value as? AnyHashable
    }
  }
}

extension BridgeDelegate {
  /// The replies that the page received.
  var replies: [Message] {
    (webView?.log ?? []).compactMap { call in
      let start = "window.nativeBridge.replyWith("
      guard call.hasPrefix(start), call.hasSuffix(")") else { return nil }
      let json = Data(call.dropFirst(start.count).dropLast().utf8)
      guard let reply = try? JSONSerialization.jsonObject(with: json) as? [String: Any],
        let event = reply["event"] as? String, let data = reply["data"],
        let text = try? JSONSerialization.data(withJSONObject: data)
      else { return nil }
      return Message(
        id: "1", component: reply["component"] as? String ?? "", event: event, metadata: nil,
        jsonData: String(decoding: text, as: UTF8.self))
    }
  }
}

extension WKWebView {
  /// Completes the loads and visits that Hotwire Native has started, as a page with Turbo does.
  func finishLoading() {
    while answeredCalls < log.count {
      let call = log[answeredCalls]
      answeredCalls += 1
      if call.hasPrefix("load ") {
        post(
          ["name": "pageLoaded", "data": ["restorationIdentifier": UUID().uuidString]] as [String: Any], to: "turbo")
      } else if let visit = Self.visit(in: call) {
        url = URL(string: visit.location)
        let identifier = UUID().uuidString
        for name in [
          "visitStarted", "visitRequestStarted", "visitRequestCompleted", "visitRequestFinished", "visitRendered",
          "visitCompleted",
        ] {
          let data: [String: Any] = [
            "identifier": identifier, "restorationIdentifier": identifier, "hasCachedSnapshot": false,
            "isPageRefresh": false, "timestamp": 0.0,
          ]
          post(["name": name, "data": data] as [String: Any], to: "turbo")
        }
      }
    }
  }

  /// Returns the visit that a script of Hotwire Native starts, or `nil` for any other script.
  nonisolated static func visit(in script: String) -> (action: String, location: String)? {
    let function = "visitLocationWithOptionsAndRestorationIdentifier("
    guard let start = script.range(of: function)?.upperBound, let end = script[start...].range(of: ")\n")?.lowerBound,
      let arguments = try? JSONSerialization.jsonObject(with: Data("[\(script[start..<end])]".utf8)) as? [Any],
      arguments.count > 1, let location = arguments[0] as? String, let options = arguments[1] as? [String: Any]
    else { return nil }
    return (options["action"] as? String ?? "advance", location)
  }
}
