import Foundation

@testable import NativeBridge

/// Stands in for a web view where no page has to run: it records the scripts and answers what it is told to.
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

  /// What the relay posts for a message of a page.
  func post(_ message: Message, page: String? = nil) -> Bool {
    let wire = WireMessage(
      id: message.id, component: message.component, event: message.event,
      metadata: message.metadata.map { .init(url: $0.url) }, jsonData: message.jsonData)
    return bridge.receive(posted(wire, page: page ?? url?.absoluteString ?? ""))
  }

  func postReady() -> Bool {
    bridge.receive(json(["page": url?.absoluteString ?? ""]))
  }
}

func posted(_ message: some Encodable, page: String = "https://example.com/") -> String {
  json(["page": page, "message": json(message)])
}

func json(_ value: some Encodable) -> String {
  do {
    return String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
  } catch {
    return "\(error)"
  }
}
