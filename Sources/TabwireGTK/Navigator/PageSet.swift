#if canImport(CWebKitGTK)
  import Foundation
  import TabwirePages
  import WebAddress

  /// A set of pages in a tab's history, compared without fragments.
  struct PageSet {
    /// The number of pages that WebKit keeps in a history.
    static let maximumCount = 100

    private var pages: [PageAddress] = []

    /// Adds or removes a page.
    mutating func set(_ url: URL, isMember: Bool) {
      let page = PageAddress(url)
      pages.removeAll { $0 == page }
      if isMember { pages = pages.suffix(Self.maximumCount - 1) + [page] }
    }

    /// Removes all pages but one.
    mutating func removeAll(except url: URL?) {
      let page = url.map { PageAddress($0) }
      pages.removeAll { $0 != page }
    }

    func contains(_ url: URL) -> Bool {
      pages.contains(PageAddress(url))
    }
  }
#endif
