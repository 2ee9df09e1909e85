import Foundation
import Tabwire
import TabwireLint

/// Reads the sources of a check, and the pages that their tabs lead to.
struct SiteCrawler {
  /// The result of a crawl.
  struct Result {
    var pages: [(page: SiteCheck.Page, isFile: Bool)] = []
    var errors: [SourceError] = []
  }

  private let reader: SourceReader
  private let browser: Browser
  private let follow: Bool

  /// - Parameters:
  ///   - options: the options for requests.
  ///   - follow: whether to read the first page of each tab, too.
  init(_ options: SourceOptions, follow: Bool) throws {
    browser = try Browser(options)
    reader = SourceReader(browser)
    self.follow = follow
  }

  /// Reads sources.
  func run(_ sources: [Source]) async throws -> Result {
    let progress = Progress()
    defer { progress.finish() }
    var result = Result()
    var seen: Set<String> = []
    var waiting = sources
    while !waiting.isEmpty {
      let source = waiting.removeFirst()
      guard seen.insert(source.name).inserted else { continue }
      progress.show("reading \(source.name)")
      do {
        let text = try await reader.read(source)
        let found = text.url.map { tabs(of: text, at: $0) } ?? []
        result.pages.append((await page(text, deprecated: found.filter { $0.tab.deprecated != nil }), text.isFile))
        // Only pages of the same site are followed, and each page is read once.
        if follow { waiting += found.map { .page($0.url) } }
      } catch let error as SourceError {
        result.errors.append(error)
      }
    }
    return result
  }

  private func tabs(of text: SourceText, at url: URL) -> [(tab: TabData, url: URL)] {
    let tabs = (try? ConfigurationText(text.bytes))?.configuration.tabs ?? []
    return tabs.compactMap { tab in url.sameSite(tab.path).map { (tab, $0) } }
  }

  private func page(_ text: SourceText, deprecated: [(tab: TabData, url: URL)]) async -> SiteCheck.Page {
    var page = SiteCheck.Page(
      name: text.name, bytes: text.bytes, path: text.url.map { $0.path.isEmpty ? "/" : $0.path })
    for (tab, url) in deprecated {
      // No answer at all is not reported: it does not mean that the page is gone.
      page.statuses[tab.path] = (try? await browser.response(at: url))?.status
    }
    return page
  }
}

extension URL {
  /// Returns the address of another path of the same site, or `nil` if it leaves the site.
  func sameSite(_ path: String) -> URL? {
    guard let start = URL(string: "/", relativeTo: self), let url = URL(string: path, relativeTo: start)?.absoluteURL,
      url.origin == origin
    else { return nil }
    return url
  }
}
