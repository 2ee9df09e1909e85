import Foundation
import NativeBridge

/// The parts of WebKit's classes that the tests use.
@MainActor
open class WKWebView: BridgeWebView {
  public private(set) lazy var bridge = Bridge(webView: self)
  open var url: URL? { nil }

  public init() {}

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {}

  public required init?(coder: NSCoder) {}

  public func evaluateJavaScript(_ script: String) async throws -> String? { nil }
}

public final class WKWebViewConfiguration {
  public init() {}
}
