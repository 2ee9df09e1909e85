#if canImport(CWebKitGTK)
  import Foundation

  /// Some of the pages in a tab's history, each whatever place within it is shown.
  struct MarkedPages {
    /// As many as WebKit keeps of a history.
    static let most = 100

    private var pages: [Substring] = []

    /// Marks a page, or takes its mark away.
    mutating func mark(_ url: URL, _ isMarked: Bool = true) {
      pages.removeAll { $0 == url.withoutFragment }
      if isMarked { pages = pages.suffix(Self.most - 1) + [url.withoutFragment] }
    }

    /// Whether a page is marked.
    func contains(_ url: URL) -> Bool {
      pages.contains(url.withoutFragment)
    }
  }

  extension URL {
    /// The page, whatever the place within it.
    var withoutFragment: Substring { absoluteString.prefix { $0 != "#" } }
  }
#endif
