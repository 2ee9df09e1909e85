// Declarations of WebKit that Hotwire Native needs to compile and that the trial drives.

import Foundation

#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif

public final class WKNavigation: NSObject {}

extension WKWebView {
  open func load(_ request: URLRequest) -> WKNavigation? {
    log.append("load \(request.url?.absoluteString ?? "")")
    url = request.url
    return WKNavigation()
  }
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    log.append("load HTML")
    url = baseURL
    return WKNavigation()
  }
  open func stopLoading() { log.append("stop") }
  open var title: String? { nil }
  open var isInspectable: Bool {
    get { false }
    set {}
  }
}

public protocol WKNavigationDelegate: AnyObject {
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
}
extension WKNavigationDelegate {
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
}

public enum WKNavigationType { case linkActivated, formSubmitted, backForward, reload, formResubmitted, other }
public enum WKNavigationActionPolicy { case cancel, allow }
public enum WKNavigationResponsePolicy { case cancel, allow }
public final class WKWindowFeatures {}
public final class WKNavigationAction {
  public var request: URLRequest
  public let targetFrame: WKFrameInfo?
  public let navigationType: WKNavigationType
  init(request: URLRequest, targetFrame: WKFrameInfo?, navigationType: WKNavigationType) {
    (self.request, self.targetFrame, self.navigationType) = (request, targetFrame, navigationType)
  }
}
public final class WKNavigationResponse {
  public let response: URLResponse
  init(response: URLResponse) { self.response = response }
}

public final class WKProcessPool {
  public init() {}
}

public final class WKWebpagePreferences {
  public enum ContentMode { case recommended, mobile, desktop }
  public var preferredContentMode = ContentMode.recommended
}

extension WKHTTPCookieStore {
  public func allCookies() async -> [HTTPCookie] { cookies }
}

extension WKWebViewConfiguration {
  public var defaultWebpagePreferences: WKWebpagePreferences! { WKWebpagePreferences() }
  public var applicationNameForUserAgent: String? {
    get { nil }
    set {}
  }
  public var processPool: WKProcessPool {
    get { WKProcessPool() }
    set {}
  }
}
