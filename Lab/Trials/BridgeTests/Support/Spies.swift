import Foundation
import NativeBridge
import WebKit

// The tests replace the bridge of a delegate by a spy. Here the bridge is private, and the spy is the web view below it.

@MainActor
final class BridgeSpy {
  fileprivate let page = PageSpy()

  var webView: WKWebView? {
    didSet { page.shownURL = webView?.url }
  }

  var registerComponentsContinuation: CheckedContinuation<Void, Never>? {
    get { page.onRegister }
    set { page.onRegister = newValue }
  }
  var registerComponentsWasCalled: Bool { registerComponentsArg != nil }
  var registerComponentsArg: [String]? {
    page.argument(of: "register")
  }

  var replyWithMessageWasCalled: Bool { replyWithMessageArg != nil }
  var replyWithMessageArg: Message? {
    struct Reply: Decodable {
      let id, component, event, jsonData: String
    }
    let reply: Reply? = page.argument(of: "replyWith")
    return reply.map {
      Message(
        id: $0.id, component: $0.component, event: $0.event, metadata: .init(url: PageSpy.location),
        jsonData: $0.jsonData)
    }
  }
}

/// A page that records the calls of the bridge.
@MainActor
private final class PageSpy: BridgeWebView {
  nonisolated static let location = "https://37signals.com"

  lazy var bridge = Bridge(webView: self)
  var shownURL = URL(string: location)
  var onRegister: CheckedContinuation<Void, Never>?
  private var scripts: [String] = []

  var url: URL? { shownURL }

  func evaluateJavaScript(_ script: String) async throws -> String? {
    scripts.append(script)
    onRegister?.resume()
    onRegister = nil
    return "true"
  }

  /// Returns the argument of the last call of a function of the page.
  func argument<Value: Decodable>(of function: String) -> Value? {
    let start = "window.nativeBridge?.\(function)("
    return scripts.last { $0.hasPrefix(start) }.flatMap {
      try? JSONDecoder().decode(Value.self, from: Data($0.dropFirst(start.count).dropLast().utf8))
    }
  }
}

extension BridgeDelegate {
  var bridge: BridgeSpy? {
    get { nil }
    set {
      if let newValue { webViewDidBecomeActive(newValue.page) } else { webViewDidBecomeDeactivated() }
    }
  }
}

final class BridgeDelegateSpy: BridgingDelegate {
  let location = ""
  let destination: (any BridgeDestination)? = AppBridgeDestination()
  var webView: (any BridgeWebView)?

  private(set) var replyWithMessageArg: Message?
  var replyWithMessageWasCalled: Bool { replyWithMessageArg != nil }

  nonisolated init() {}

  func reply(with message: Message) async throws -> Bool {
    replyWithMessageArg = message
    return true
  }

  func webViewDidBecomeActive(_ webView: any BridgeWebView) {}
  func webViewDidBecomeDeactivated() {}
  func onViewDidLoad() {}
  func onViewWillAppear() {}
  func onViewDidAppear() {}
  func onViewWillDisappear() {}
  func onViewDidDisappear() {}
  func component<C: BridgeComponent>() -> C? { nil }
  func bridgeDidInitialize() {}
  func bridgeDidReceiveMessage(_ message: Message) -> Bool { false }
}

/// The test data names a type that `NativeBridge` does not have.
enum InternalMessage {
  struct Metadata: Codable {
    let url: String
  }
}

extension String {
  func jsonObject() -> Any? {
    try? JSONSerialization.jsonObject(with: Data(utf8))
  }
}
