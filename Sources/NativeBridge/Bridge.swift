import Foundation

/// The bridge between the page in a web view and the native components of its destination.
///
/// Every web view has one. It outlives pages and destinations: whenever a document is loaded it introduces the
/// destination's components to it, and it takes messages to the one destination that is active.
@MainActor
public final class Bridge {
  /// The web view whose page this is the bridge to.
  public private(set) weak var webView: (any BridgeWebView)?

  /// Who receives the page's messages: the delegate of the active destination.
  public weak var delegate: (any BridgingDelegate)? {
    didSet {
      guard isPageReady, let delegate, delegate !== oldValue else { return }
      delegate.bridgeDidInitialize()
    }
  }

  private var isPageReady = false
  private var refusals = Refusals()

  /// Makes the bridge of a web view.
  public init(webView: any BridgeWebView) {
    self.webView = webView
  }

  /// Takes what the page's script message handler received.
  ///
  /// Whatever it is, nothing bad comes of it: what is no message, or no message for the active destination, is refused
  /// and the reason logged, once for each page.
  ///
  /// - Parameter body: The text that `relay.js` posted.
  /// - Returns: Whether it was understood and somebody was there to hear it.
  @discardableResult
  public func receive(_ body: String) -> Bool {
    do throws(BridgeError) {
      switch try Envelope(body) {
      case .announcement:
        isPageReady = true
        refusals = Refusals()
        delegate?.bridgeDidInitialize()
        return delegate != nil
      case .message(let message):
        debugLog("← \(message)")
        guard let delegate else {
          debugLog("No destination is active; the message is dropped")
          return false
        }
        return delegate.bridgeDidReceiveMessage(message)
      }
    } catch {
      refusals.log("A page's message was refused: \(error).")
      return false
    }
  }

  /// Tells the page that the native app supports a component.
  ///
  /// - Throws: What the web view throws if there is no page.
  public func register(component: String) async throws {
    try await register(components: [component])
  }

  /// Tells the page which components the native app supports. Only then do its messages come.
  ///
  /// - Throws: What the web view throws if there is no page.
  public func register(components: [String]) async throws {
    try await call(JavaScript(calling: "window.nativeBridge?.register", with: components))
  }

  /// Tells the page that the native app no longer supports a component.
  ///
  /// - Throws: What the web view throws if there is no page.
  public func unregister(component: String) async throws {
    try await call(JavaScript(calling: "window.nativeBridge?.unregister", with: component))
  }

  /// Replies to a message.
  ///
  /// A reply only ever reaches the document that sent the message: after a reload or a visit to another one it is dropped.
  ///
  /// - Parameter message: The received message, or one derived from it with `replacing`.
  /// - Returns: Whether the page that sent the message was still there to take the reply.
  /// - Throws: What the web view throws if the message's data is not JSON, or if the page's callback throws.
  @discardableResult
  public func reply(with message: Message) async throws -> Bool {
    guard let origin = message.metadata.flatMap({ Origin($0.url) }),
      origin == webView?.url.flatMap({ Origin($0) })
    else {
      debugLog("The page that sent message \(quoted(message.id)) is gone; the reply is dropped")
      return false
    }
    debugLog("→ \(message)")
    return try await call(JavaScript(calling: "window.nativeBridge?.replyWith", with: WireMessage(message))) == "true"
  }

  @discardableResult
  private func call(_ script: JavaScript) async throws -> String? {
    try await webView?.evaluateJavaScript(script.source)
  }
}

extension WireMessage {
  fileprivate init(_ message: Message) {
    self.init(id: message.id, component: message.component, event: message.event, jsonData: message.jsonData)
  }
}
