import Foundation
import TabwireWebKit

extension Navigator {
  /// Visits a page by rendering a response.
  ///
  /// - Parameters:
  ///   - response: The response.
  ///   - replaces: Whether the page replaces the one in front.
  /// - Returns: Whether the page in front uses Turbo, which can render it.
  func render(_ response: FormResponse, replaces: Bool) async -> Bool {
    guard let webView, screen != nil, page.failure == nil, let script = response.visitScript(replaces: replaces)
    else { return false }
    return (try? await webView.evaluateJavaScript(script)) == "false"
  }
}
