import Foundation
import Tabwire
import TabwireLint
import TabwirePlanning

/// Reads the sources of a check, and asks servers for the pages that their tabs lead to.
struct SiteSurvey {
  /// What was read.
  struct Survey {
    var pages: [(page: SiteCheck.Page, isFile: Bool)] = []
    var problems: [SourceProblem] = []
  }

  private let reader: SourceReader
  private let browser: Browser
  private let follow: Bool

  /// - Parameter follow: whether to read the page where each tab starts, too.
  init(_ options: SourceOptions, follow: Bool) throws {
    browser = try Browser(options)
    reader = SourceReader(browser)
    self.follow = follow
  }

  /// Reads sources.
  func run(_ sources: [Source]) async throws -> Survey {
    let progress = Progress()
    defer { progress.finish() }
    var survey = Survey()
    var seen: Set<String> = []
    var waiting = sources
    while !waiting.isEmpty {
      let source = waiting.removeFirst()
      guard seen.insert(source.name).inserted else { continue }
      progress.say("reading \(source.name)")
      do {
        let text = try await reader.read(source)
        let found = text.url.map { tabs(of: text, at: $0) } ?? []
        survey.pages.append((await page(text, deprecated: found.filter { $0.tab.deprecated != nil }), text.isFile))
        // A site leads to its own tabs only, and each of its pages is read once, so that this comes to an end.
        if follow { waiting += found.map { .page($0.url) } }
      } catch let problem as SourceProblem {
        survey.problems.append(problem)
      }
    }
    return survey
  }

  private func tabs(of text: ReadText, at url: URL) -> [(tab: TabData, url: URL)] {
    let tabs = (try? ConfigurationText(text.bytes))?.configuration.tabs ?? []
    return tabs.compactMap { tab in url.sameSite(tab.path).map { (tab, $0) } }
  }

  private func page(_ text: ReadText, deprecated: [(tab: TabData, url: URL)]) async -> SiteCheck.Page {
    var page = SiteCheck.Page(
      name: text.name, bytes: text.bytes, path: text.url.map { $0.path.isEmpty ? "/" : $0.path })
    for (tab, url) in deprecated {
      // A server that does not answer now is another problem than a page that is gone.
      page.statuses[tab.path] = (try? await browser.answer(at: url))?.status
    }
    return page
  }
}

extension URL {
  /// Another page of the same site, by a path relative to its start.
  func sameSite(_ path: String) -> URL? {
    guard let start = URL(string: "/", relativeTo: self), let url = URL(string: path, relativeTo: start)?.absoluteURL,
      url.origin == origin
    else { return nil }
    return url
  }
}
