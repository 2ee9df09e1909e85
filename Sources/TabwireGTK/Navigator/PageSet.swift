#if canImport(CWebKitGTK)
  import Foundation

  /// A set of pages in a tab's history, compared without fragments.
  struct PageSet {
    /// The number of pages that WebKit keeps in a history.
    static let maximumCount = 100

    private var pages: [Substring] = []

    /// Adds or removes a page.
    mutating func set(_ url: URL, isMember: Bool) {
      pages.removeAll { $0 == url.withoutFragment }
      if isMember { pages = pages.suffix(Self.maximumCount - 1) + [url.withoutFragment] }
    }

    /// Whether a page is in the set.
    func contains(_ url: URL) -> Bool {
      pages.contains(url.withoutFragment)
    }
  }

  extension URL {
    /// The address without its fragment.
    var withoutFragment: Substring { absoluteString.prefix { $0 != "#" } }
  }
#endif
