#if canImport(CWebKitGTK)
  import Foundation
  import NativeBridge

  /// The response to a form of a modal page, whose address belongs to the tab below.
  ///
  /// The tab renders it with Turbo, as Hotwire Native does. It may have a notice of the server, which another request would
  /// lose.
  struct FormResponse: Codable, Hashable {
    /// The address after redirects.
    let url: URL
    let statusCode: Int
    let redirected: Bool
    let responseHTML: String
  }

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
#endif
