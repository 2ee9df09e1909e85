/// Doubles of the types that configure a web view. They hold what they are given.
@MainActor
@preconcurrency
open class WKWebViewConfiguration {
  open var userContentController = WKUserContentController()
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
