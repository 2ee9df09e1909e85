import Foundation
import Hummingbird

extension Array where Element: Identifiable<Int> {
  /// Returns the element with the id in a path.
  ///
  /// - Throws: An `HTTPError` with status 404 if there is none.
  func element(withID text: String?) throws -> Element {
    guard let id = text.flatMap({ Int($0) }), let element = first(where: { $0.id == id }) else {
      throw HTTPError(.notFound)
    }
    return element
  }
}

extension String {
  var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }

  /// The first 40 Unicode scalars, so that the text fits into the cookie.
  var excerpt: String { unicodeScalars.count > 40 ? String(unicodeScalars.prefix(39)) + "…" : self }
}
