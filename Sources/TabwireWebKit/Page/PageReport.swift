import Foundation
import TabwirePages

/// A message of page-content.js: what the user did in the page.
package struct PageReport {
  /// The size limit of a message, in bytes. Longer texts are not kept.
  private static let maximumByteCount = 256 * 1024

  package let url: URL
  package let content: PageContent

  private struct Wire: Decodable {
    let url: URL
    let x: Double
    let y: Double
    let fields: [SavedField]
  }

  /// - Parameter json: The message. Returns `nil` if it cannot be read or is too large.
  package init?(json: String) {
    guard json.utf8.count <= Self.maximumByteCount,
      let wire = try? JSONDecoder().decode(Wire.self, from: Data(json.utf8))
    else { return nil }
    url = wire.url
    content = PageContent(position: ScrollPosition(x: wire.x, y: wire.y), fields: wire.fields)
  }
}
