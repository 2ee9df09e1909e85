import Foundation
import HTTPTypes
import Hummingbird

extension Array where Element: Identifiable<Int> {
  /// The element that a path names.
  ///
  /// - Throws: that the page was not found.
  func element(withID text: String?) throws -> Element {
    guard let id = text.flatMap({ Int($0) }), let element = first(where: { $0.id == id }) else {
      throw HTTPError(.notFound)
    }
    return element
  }
}

extension Request {
  /// Whether a browser, or Turbo, only fetches ahead what the user may open.
  var isPrefetch: Bool {
    ["Sec-Purpose", "X-Sec-Purpose", "Purpose"].compactMap { HTTPField.Name($0) }
      .contains { headers[$0]?.contains("prefetch") == true }
  }
}

extension String {
  var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }

  /// As much of it as a sentence takes, and a cookie: a character may consist of any number of scalars.
  var excerpt: String { unicodeScalars.count > 40 ? String(unicodeScalars.prefix(39)) + "…" : self }
}
