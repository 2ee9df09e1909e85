import Tabwire
import TabwireLint
import TabwirePaths

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads the sources of a check, and the pages that their tabs lead to, and checks each at once.
struct SiteCrawler {
  let reader: SourceReader
  private let browser: Browser
  /// Requests files without the user's cookies, as the systems of phones do.
  let anonymousBrowser: Browser
  private let follow: Bool
  private let maximumPages: Int
  private let controller: String?
  private var images: CheckedImages
  /// The sites of the sources, in order.
  private(set) var sites: [CrawledSite] = []
  /// The actions of all sources that were read, each id with the first address that it has.
  private(set) var actions: [(id: TabID, url: URL)] = []

  /// - Parameters:
  ///   - options: The options for requests.
  ///   - follow: Whether to read the first page of each tab, too.
  ///   - maximumPages: The maximum number of sources to read.
  init(_ options: SourceOptions, follow: Bool, maximumPages: Int) throws {
    browser = try Browser(options)
    anonymousBrowser = Browser(timeout: options.timeout)
    reader = SourceReader(browser)
    images = CheckedImages(browser)
    self.follow = follow
    self.maximumPages = maximumPages
    controller = options.controller
  }

  /// Reads and checks sources.
  ///
  /// - Returns: An entry for each source. Those that cannot be read come last.
  mutating func run(_ sources: [Source], _ check: inout SiteCheck) -> [CheckReport.Entry] {
    let progress = Progress()
    defer { progress.finish() }
    var (read, unread): ([CheckReport.Entry], [CheckReport.Entry]) = ([], [])
    var seen: Set<String> = []
    var waiting = sources
    var next = 0
    for case .page(let url) in sources
    where url.origin != nil && !sites.contains(where: { $0.start.origin == url.origin }) {
      sites.append(CrawledSite(start: url))
    }
    while next < waiting.count {
      let source = waiting[next]
      next += 1
      guard seen.insert(source.name).inserted else { continue }
      guard seen.count <= maximumPages else {
        let reason = "not read: the maximum of \(maximumPages) pages is reached (use --max-pages for more)"
        unread.append(CheckReport.Entry(name: source.name, error: reason))
        break
      }
      progress.show("reading \(source.name)")
      do {
        let text = try reader.read(source)
        let configuration = (try? ConfigurationText(text.bytes, controller: controller))?.configuration
        let found = tabs(of: configuration, at: text.url?.origin)
        addActions(of: configuration, at: text.url?.origin)
        let page = page(text, configuration, deprecated: found.filter { $0.tab.deprecated != nil })
        check.check(page)
        read.append(
          CheckReport.Entry(
            name: text.name, findings: check.results.last?.findings ?? [],
            notes: images.notes(on: configuration, page), isFile: text.isFile))
        // Only pages of the same site are followed, and each page is read once.
        if follow { waiting += found.map { .page($0.url) } }
      } catch {
        unread.append(CheckReport.Entry(name: source.name, error: (error as? SourceError)?.reason ?? "\(error)"))
      }
    }
    return read + unread
  }

  private mutating func tabs(of configuration: TabConfiguration?, at origin: Origin?) -> [(tab: TabData, url: URL)] {
    guard let configuration, let index = sites.firstIndex(where: { $0.start.origin == origin }) else { return [] }
    sites[index].tabs += configuration.tabs
    return configuration.tabs.compactMap { tab in sites[index].start.sameSite(tab.path).map { (tab, $0) } }
  }

  private mutating func addActions(of configuration: TabConfiguration?, at origin: Origin?) {
    let start = sites.first { $0.start.origin == origin }?.start ?? URL(string: "https://app/")
    for action in configuration?.actions ?? [] where !actions.contains(where: { $0.id == action.id }) {
      guard let url = start?.sameSite(action.path) else { continue }
      actions.append((action.id, url))
    }
  }

  private mutating func page(
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
    if let configuration, let start = sites.first(where: { $0.start.origin == text.url?.origin })?.start {
      page.images = images.check(configuration, start: start)
    }
    return page
  }
}

/// A site, and the tabs that its pages give.
struct CrawledSite {
  /// The first address of the site in the sources, which counts as the app's start URL.
  let start: URL
  /// The tabs of all its pages that were read, in their order. A tab occurs as often as pages give it.
  var tabs: [TabData] = []
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
