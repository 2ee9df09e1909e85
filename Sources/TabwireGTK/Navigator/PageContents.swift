#if canImport(CWebKitGTK)
  import Foundation
  import TabwirePages
  import WebAddress

  /// What the user did in the pages of a navigator.
  ///
  /// Input that is not back in its page yet, after a start of the app or the end of a web process, is *awaited*.
  struct PageContents {
    private var reported: [PageAddress: PageContent] = [:]
    private var awaited: [PageAddress: [SavedField]] = [:]
    /// The page in front, if it has reported something itself. An earlier page can have had the same address.
    private var front: PageAddress?

    init() {}

    /// - Parameter history: The history of the last start.
    init(awaiting history: SavedHistory) {
      for page in history.pages {
        let address = PageAddress(page.url)
        reported[address] = page.content
        if !page.content.fields.isEmpty { awaited[address] = page.content.fields }
      }
    }

    /// The scroll position and the unsent input of a page.
    subscript(url: URL) -> PageContent {
      let address = PageAddress(url)
      var content = reported[address] ?? PageContent()
      if let fields = awaited[address] { content.fields = fields }
      return content
    }

    /// Notes what a page reported.
    mutating func report(_ content: PageContent, at url: URL) {
      let address = PageAddress(url)
      reported[address] = content
      front = address
    }

    /// Another page is in front, and has reported nothing.
    mutating func pageDidChange() {
      front = nil
    }

    /// Forgets the pages that are not in the history any more.
    mutating func keep(_ history: [URL]) {
      let addresses = Set(history.map { PageAddress($0) })
      reported = reported.filter { addresses.contains($0.key) }
      awaited = awaited.filter { addresses.contains($0.key) }
    }

    /// The pages lost their input, because their web process ended.
    mutating func awaitAll() {
      for (address, content) in reported where !content.fields.isEmpty && awaited[address] == nil {
        awaited[address] = content.fields
      }
    }

    /// Returns the awaited input of a page, which is put back now.
    mutating func take(_ url: URL) -> [SavedField]? {
      awaited.removeValue(forKey: PageAddress(url))
    }

    /// The input could not be put back yet.
    mutating func returnFields(_ fields: [SavedField], to url: URL) {
      awaited[PageAddress(url)] = fields
    }

    /// Forgets everything but what was reported by the page in front.
    mutating func forgetHistory() {
      awaited = [:]
      reported = reported.filter { $0.key == front }
    }
  }
#endif
