import Foundation
import NativeBridge
import TabwireWebKit

extension Navigator {
  /// Visits a page by rendering a response.
  ///
  /// - Parameters:
  ///   - response: The response.
  ///   - replaces: Whether the page replaces the one in front.
  /// - Returns: Whether the page in front uses Turbo, which can render it.
  func render(_ response: FormResponse, replaces: Bool) async -> Bool {
    let event = "new CustomEvent('native-visits:render', { cancelable: true, detail: JSON.stringify(visit) })"
    let function = Array("visit => document.dispatchEvent(\(event))".utf8)
    let visit = FormVisit(response: response, action: replaces ? "replace" : "advance")
    guard let webView, screen != nil, page.failure == nil,
      let script = try? JavaScript(calling: function, with: [visit]).source
    else { return false }
    return (try? await webView.evaluateJavaScript(script)) == "false"
  }

  private struct FormVisit: Encodable {
    let response: FormResponse
    let action: String
  }
}
