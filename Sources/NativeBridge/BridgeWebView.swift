import Foundation

/// A web view that the bridge can use, such as `WKWebView`, WebKitGTK's web view or a test double.
///
/// The web view owns its ``Bridge``, injects the ``BridgeScripts`` into every document, and passes the bodies of their
/// script messages to ``Bridge/receive(_:)``.
@MainActor
public protocol BridgeWebView: AnyObject {
  /// The bridge to the page in the web view.
  var bridge: Bridge { get }

  /// The address of the page in the web view.
  var url: URL? { get }

  /// Evaluates a script in the page's world of the main frame.
  ///
  /// - Parameter script: A JavaScript expression.
  /// - Returns: The value of the expression as JSON text, or `nil` if it has none.
  /// - Throws: An error if the script throws or there is no page.
  func evaluateJavaScript(_ script: String) async throws -> String?
}
