import Foundation
import TabwirePaths

/// A set of pages in a tab's history, compared without fragments.
package struct PageSet {
  /// The number of pages that WebKit keeps in a history.
  package static let maximumCount = 100

  private var pages: [PageAddress] = []

  package init() {}

  package mutating func set(_ url: URL, isMember: Bool) {
    let page = PageAddress(url)
    pages.removeAll { $0 == page }
    if isMember { pages = pages.suffix(Self.maximumCount - 1) + [page] }
  }

  package mutating func removeAll(except url: URL?) {
    let page = url.map { PageAddress($0) }
    pages.removeAll { $0 != page }
  }

  package func contains(_ url: URL) -> Bool {
    pages.contains(PageAddress(url))
  }
}
