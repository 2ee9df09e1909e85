/// Stored properties of WebKit's classes, which an extension cannot add.
@MainActor
private final class Delegates {
  private static var tables: [ObjectIdentifier: Delegates] = [:]
  private weak var owner: AnyObject?
  weak var navigation: (any WKNavigationDelegate)?
  weak var ui: (any WKUIDelegate)?
  var answeredCalls = 0

  static func of(_ object: AnyObject) -> Delegates {
    // A new object can have the identifier of a freed one.
    if let delegates = tables[ObjectIdentifier(object)], delegates.owner === object { return delegates }
    let delegates = Delegates()
    delegates.owner = object
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
