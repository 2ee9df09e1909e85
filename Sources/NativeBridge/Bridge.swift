import Foundation
import TabwirePaths

/// Connects the page in a web view with the native components of a destination.
///
/// A web view has one bridge for its whole life. The bridge registers the components of the active destination with
/// each document that loads, and passes the page's messages to that destination.
@MainActor
public final class Bridge {
  /// The web view of the bridge, or `nil` after it was freed.
  public private(set) weak var webView: (any BridgeWebView)?

  /// The delegate of the active destination, which receives the page's messages.
  public weak var delegate: (any BridgingDelegate)? {
    didSet {
      guard isPageReady, let delegate, delegate !== oldValue else { return }
      delegate.bridgeDidInitialize()
    }
  }

  private var isPageReady = false
  private var rejections = RejectionLog()

  /// Creates the bridge of a web view.
  public init(webView: any BridgeWebView) {
    self.webView = webView
  }

  /// Receives the body of a script message.
  ///
  /// Malformed messages, and messages that are not for the active destination, are rejected. Each reason is logged once
  /// a page.
  ///
  /// - Parameter body: The text that `relay.js` posted.
  /// - Returns: Whether a destination accepted the message.
  @discardableResult
  public func receive(_ body: String) -> Bool {
    do throws(MessageError) {
      switch try ScriptMessage(body) {
      case .documentStarted:
        isPageReady = true
        rejections = RejectionLog()
        delegate?.bridgeDidInitialize()
        return delegate != nil
      case .message(let message):
        debugLog("← \(message)")
        guard let delegate else {
          debugLog("message dropped: no destination is active")
          return false
        }
        return delegate.bridgeDidReceiveMessage(message)
      }
    } catch {
      rejections.log("message rejected: \(error)")
      return false
    }
  }

  /// Registers a component with the page, which sends messages only to registered components.
  ///
  /// - Throws: ``BridgeError/missingWebView``, or an error of the web view, for example if it shows no page.
  public func register(component: String) async throws {
    try await register(components: [component])
  }

  /// Registers components with the page, which sends messages only to registered components.
  ///
  /// - Throws: ``BridgeError/missingWebView``, or an error of the web view, for example if it shows no page.
  public func register(components: [String]) async throws {
    try await call(JavaScript(calling: "window.nativeBridge?.register", with: components))
  }

  /// Unregisters a component from the page.
  ///
  /// - Throws: ``BridgeError/missingWebView``, or an error of the web view, for example if it shows no page.
  public func unregister(component: String) async throws {
    try await call(JavaScript(calling: "window.nativeBridge?.unregister", with: component))
  }

  /// Replies to a message.
  ///
  /// A reply reaches only the document that sent the message. After a reload or a visit of another document it is
  /// dropped.
  ///
  /// - Parameter message: The received message, or a reply derived from it with `replacing`.
  /// - Returns: Whether the page received the reply.
  /// - Throws: ``BridgeError/missingWebView``, or an error of the web view, for example if the reply's data is not JSON or
  ///   the page's callback throws.
  @discardableResult
  public func reply(with message: Message) async throws -> Bool {
    guard let webView else { throw BridgeError.missingWebView }
    guard let origin = message.metadata.flatMap({ Origin($0.url) }), origin == webView.url.flatMap({ Origin($0) })
    else {
      debugLog("reply dropped: the page that sent message \(quoted(message.id)) is gone")
      return false
    }
    debugLog("→ \(message)")
    return try await call(JavaScript(calling: "window.nativeBridge?.replyWith", with: WireMessage(message))) == "true"
  }

  @discardableResult
  private func call(_ script: JavaScript) async throws -> String? {
    guard let webView else { throw BridgeError.missingWebView }
    return try await webView.evaluateJavaScript(script.source)
  }
}

extension WireMessage {
  fileprivate init(_ message: Message) {
    self.init(id: message.id, component: message.component, event: message.event, jsonData: message.jsonData)
  }
}
