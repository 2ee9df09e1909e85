/// Stored properties of WebKit's classes, which an extension cannot add.
@MainActor
private final class Delegates {
  static var tables: [ObjectIdentifier: Delegates] = [:]
  weak var navigation: (any WKNavigationDelegate)?
  weak var ui: (any WKUIDelegate)?
  var answeredCalls = 0

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
  /// The number of entries of the log that the page has answered.
  package var answeredCalls: Int {
    get { min(Delegates.of(self).answeredCalls, log.count) }
    set { Delegates.of(self).answeredCalls = newValue }
  }
}
