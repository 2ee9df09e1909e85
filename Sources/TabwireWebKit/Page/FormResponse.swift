import Foundation

/// The response to a form of a modal page, whose address belongs to the tab below.
///
/// The tab renders it with Turbo, as Hotwire Native does. It may have a notice of the server, which another request would
/// lose.
package struct FormResponse: Codable, Hashable {
  /// The address after redirects.
  package let url: URL
  package let statusCode: Int
  package let redirected: Bool
  package let responseHTML: String
}
