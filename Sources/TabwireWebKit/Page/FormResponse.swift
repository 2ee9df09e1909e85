import Foundation
import NativeBridge

/// The response to a form of a modal page, whose address belongs to the tab below.
///
/// The tab renders it with Turbo, as Hotwire Native does. It may have a notice of the server, which another request would
/// lose.
package struct FormResponse: Codable, Hashable {
  package let url: URL
  package let statusCode: Int
  package let redirected: Bool
  package let responseHTML: String

  /// Returns a script that lets Turbo visit the page by rendering the response. Its result is `false` if Turbo does.
  ///
  /// - Parameter replaces: Whether the page replaces the one in front.
  package func visitScript(replaces: Bool) -> String? {
    let event = "new CustomEvent('native-visits:render', { cancelable: true, detail: JSON.stringify(visit) })"
    let function = Array("visit => document.dispatchEvent(\(event))".utf8)
    return try? JavaScript(calling: function, with: [Visit(response: self, action: replaces ? "replace" : "advance")])
      .source
  }

  private struct Visit: Encodable {
    let response: FormResponse
    let action: String
  }
}
