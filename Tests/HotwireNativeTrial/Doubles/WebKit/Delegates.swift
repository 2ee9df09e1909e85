/// Stored properties of WebKit's classes, which an extension cannot add.
@MainActor
private final class Delegates {
  static var tables: [ObjectIdentifier: Delegates] = [:]
  weak var navigation: (any WKNavigationDelegate)?
  weak var ui: (any WKUIDelegate)?
  var handlers: [String: any WKScriptMessageHandler] = [:]

  static func of(_ object: AnyObject) -> Delegates {
    let delegates = tables[ObjectIdentifier(object)] ?? Delegates()
    tables[ObjectIdentifier(object)] = delegates
    return delegates
  }
}

extension WKWebView {
  public var navigationDelegate: (any WKNavigationDelegate)? {
    get { Delegates.of(self).navigation }
    set { Delegates.of(self).navigation = newValue }
  }
  public var uiDelegate: (any WKUIDelegate)? {
    get { Delegates.of(self).ui }
    set { Delegates.of(self).ui = newValue }
  }

  /// Sends a message from the page to a message handler of the app.
  package func post(_ body: Any, to handler: String) {
    let controller = configuration.userContentController
    Delegates.of(controller).handlers[handler]?
      .userContentController(controller, didReceive: WKScriptMessage(body: body))
  }
}

extension WKUserContentController {
  public func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    Delegates.of(self).handlers[name] = scriptMessageHandler
  }
  public func removeScriptMessageHandler(forName name: String) {
    Delegates.of(self).handlers[name] = nil
  }
}
