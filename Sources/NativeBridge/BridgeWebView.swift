import Foundation

/// What the bridge needs of a web view: `WKWebView`, WebKitGTK's web view and a test's double all fit.
///
/// The web view owns its ``Bridge``, runs the two ``BridgeScripts`` in every document, and gives what their message
/// handler receives to ``Bridge/receive(_:)``.
@MainActor
public protocol BridgeWebView: AnyObject {
  /// The bridge to the page in this web view.
  var bridge: Bridge { get }

  /// The address of the page the web view shows or is about to show.
  var url: URL? { get }

  /// Runs a script in the page's world of the main frame.
  ///
  /// - Parameter script: One JavaScript expression.
  /// - Returns: The expression's value as JSON text; `nil` if it has none.
  /// - Throws: If the script throws, or if there is no page to run it in.
  func evaluateJavaScript(_ script: String) async throws -> String?
}
