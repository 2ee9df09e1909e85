import Foundation

@testable import NativeBridge

/// A double of a web view without a page. It records scripts and returns the given result.
@MainActor
final class WebViewDouble: BridgeWebView {
  lazy var bridge = Bridge(webView: self)
  var url: URL?
  var result: Result<String?, any Error> = .success("true")
  private(set) var scripts: [String] = []

  init(at url: String? = "https://example.com/") {
    self.url = url.flatMap { URL(string: $0) }
  }

  func evaluateJavaScript(_ script: String) async throws -> String? {
    scripts.append(script)
    return try result.get()
  }

  /// Posts a message as the page's scripts do.
  @discardableResult
  func post(_ message: Message, from page: String? = nil) -> Bool {
    let wire = WireMessage(
      id: message.id, component: message.component, event: message.event,
      metadata: message.metadata.map { .init(url: $0.url) }, jsonData: message.jsonData)
    return post(json(wire), from: page)
  }

  /// Posts any text.
  @discardableResult
  func post(_ text: String, from page: String? = nil) -> Bool {
    bridge.receive("\(page ?? address)\n\(text)")
  }

  /// Announces a new document.
  func load() {
    bridge.receive(address)
  }

  private var address: String {
    url?.absoluteString ?? "about:blank"
  }
}

func json(_ value: some Encodable) -> String {
  do {
    return String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
  } catch {
    return "\(error)"
  }
}
