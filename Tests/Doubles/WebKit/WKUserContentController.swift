import UIKit

/// Doubles of the types that configure a web view. They store their values.
@MainActor
@preconcurrency
open class WKWebViewConfiguration {
  open var userContentController = WKUserContentController()
  open var websiteDataStore = WKWebsiteDataStore()
  public init() {}
}

@MainActor
@preconcurrency
open class WKUserContentController {
  open private(set) var userScripts: [WKUserScript] = []
  public init() {}

  open func addUserScript(_ userScript: WKUserScript) {
    userScripts.append(userScript)
  }

  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    precondition(handlers[name] == nil, "WebKit throws for a second handler of the same name")
    handlers[name] = scriptMessageHandler
  }

  open func removeScriptMessageHandler(forName name: String) {
    handlers[name] = nil
  }

  package private(set) var handlers: [String: any WKScriptMessageHandler] = [:]
}

@MainActor
@preconcurrency
public protocol WKScriptMessageHandler: NSObjectProtocol {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

@MainActor
@preconcurrency
open class WKScriptMessage {
  public let body: Any
  open private(set) weak var webView: WKWebView?
  public let frameInfo: WKFrameInfo

  package init(body: Any, from webView: WKWebView?, isMainFrame: Bool) {
    (self.body, self.webView, frameInfo) = (body, webView, WKFrameInfo(isMainFrame: isMainFrame))
  }
}

@MainActor
@preconcurrency
open class WKFrameInfo {
  public let isMainFrame: Bool
  package init(isMainFrame: Bool) { self.isMainFrame = isMainFrame }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"

/// A double of WebKit's class. It counts what was removed.
@MainActor
@preconcurrency
open class WKWebsiteDataStore {
  private static let shared = WKWebsiteDataStore()
  package private(set) var removed: [Set<String>] = []
  open private(set) var httpCookieStore = WKHTTPCookieStore()
  package init() {}

  open class func `default`() -> WKWebsiteDataStore { shared }

  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) {
    removed.append(dataTypes)
    completionHandler()
  }
}

/// A double of WebKit's class. It answers in a later turn of the main actor.
@MainActor
@preconcurrency
open class WKHTTPCookieStore {
  package var cookies: [HTTPCookie] = []
  package init() {}

  open func getAllCookies(_ completionHandler: @escaping @MainActor @Sendable ([HTTPCookie]) -> Void) {
    Task { completionHandler(cookies) }
  }
}

public enum WKUserScriptInjectionTime: Int, Sendable {
  case atDocumentStart = 0
  case atDocumentEnd
}

@MainActor
@preconcurrency
open class WKUserScript {
  public let source: String
  public let injectionTime: WKUserScriptInjectionTime
  public let isForMainFrameOnly: Bool

  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    (self.source, self.injectionTime, isForMainFrameOnly) = (source, injectionTime, forMainFrameOnly)
  }
}
