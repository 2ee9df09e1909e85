import Tabwire
import TabwireLint
import WebAddress

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads the sources of a check, and the pages that their tabs lead to, and checks each at once.
struct SiteCrawler {
  let reader: SourceReader
  private let browser: Browser
  private let follow: Bool
  private let maximumPages: Int
  private let controller: String?

  /// - Parameters:
  ///   - options: The options for requests.
  ///   - follow: Whether to read the first page of each tab, too.
  ///   - maximumPages: The maximum number of sources to read.
  init(_ options: SourceOptions, follow: Bool, maximumPages: Int) throws {
    browser = try Browser(options)
    reader = SourceReader(browser)
    self.follow = follow
    self.maximumPages = maximumPages
    controller = options.controller
  }

  /// Reads and checks sources.
  ///
  /// - Returns: An entry for each source. Those that cannot be read come last.
  func run(_ sources: [Source], _ check: inout SiteCheck) -> [CheckReport.Entry] {
    let progress = Progress()
    defer { progress.finish() }
    var (read, unread): ([CheckReport.Entry], [CheckReport.Entry]) = ([], [])
    var seen: Set<String> = []
    var waiting = sources
    var next = 0
    // The first address of a site is the app's start URL.
    var starts: [Origin: URL] = [:]
    for case .page(let url) in sources {
      if let origin = url.origin, starts[origin] == nil { starts[origin] = url }
    }
    while next < waiting.count {
      let source = waiting[next]
      next += 1
      guard seen.insert(source.name).inserted else { continue }
      guard seen.count <= maximumPages else {
        let reason = "not read: the maximum of \(maximumPages) pages is reached; use --max-pages for more"
        unread.append(CheckReport.Entry(name: source.name, error: reason))
        break
      }
      progress.show("reading \(source.name)")
      do {
        let text = try reader.read(source)
        let configuration = (try? ConfigurationText(text.bytes, controller: controller))?.configuration
        let found = tabs(of: configuration, from: text.url?.origin.flatMap { starts[$0] })
        check.check(page(text, configuration, deprecated: found.filter { $0.tab.deprecated != nil }))
        read.append(
          CheckReport.Entry(name: text.name, findings: check.results.last?.findings ?? [], isFile: text.isFile))
        // Only pages of the same site are followed, and each page is read once.
        if follow { waiting += found.map { .page($0.url) } }
      } catch {
        unread.append(CheckReport.Entry(name: source.name, error: (error as? SourceError)?.reason ?? "\(error)"))
      }
    }
    return read + unread
  }

  private func tabs(of configuration: TabConfiguration?, from start: URL?) -> [(tab: TabData, url: URL)] {
    (configuration?.tabs ?? []).compactMap { tab in start?.sameSite(tab.path).map { (tab, $0) } }
  }

  private func page(
    _ text: SourceText, _ configuration: TabConfiguration?, deprecated: [(tab: TabData, url: URL)]
  ) -> SiteCheck.Page {
    var page = SiteCheck.Page(
      name: text.name, bytes: text.bytes, path: text.url.map { $0.path.isEmpty ? "/" : $0.path })
    if let url = text.url, configuration?.tabs.contains(where: { $0.version != nil }) == true {
      page.repeated = try? browser.page(at: url).bytes
    }
    for (tab, url) in deprecated {
      // No response at all is not reported: it does not mean that the page is gone.
      page.statuses[tab.path] = try? browser.status(at: url)
    }
    return page
  }
}

extension URL {
  /// Returns the address of a path that is relative to this one, or `nil` if it leaves the site.
  func sameSite(_ path: String) -> URL? {
    guard let url = URL(string: path.isEmpty ? absoluteString : path, relativeTo: self)?.absoluteURL,
      url.origin == origin
    else { return nil }
    return url
  }
}
