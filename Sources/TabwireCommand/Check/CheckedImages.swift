import Tabwire
import TabwireLint

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The images of the tabs and actions of a check, each requested once as apps request them (P22.8, P22.11).
struct CheckedImages {
  private let browser: Browser
  private var results: [URL: ImageResult] = [:]

  /// - Parameter browser: The browser that requests the pages, whose cookies the images get, too.
  init(_ browser: Browser) {
    self.browser = browser
  }

  /// Requests the images of a configuration that were not requested yet.
  ///
  /// - Parameter start: The app's start URL.
  /// - Returns: The formats of the images at their paths, or why apps do not show them. Without those for which there was no
  ///   time.
  mutating func check(_ configuration: TabConfiguration, start: URL) -> [String: ImageResult] {
    var found: [String: ImageResult] = [:]
    for path in Self.paths(of: configuration) { found[path] = result(path, start: start) }
    return found
  }

  /// Returns a note on the images of a page for which there was no time.
  func notes(on configuration: TabConfiguration?, _ page: SiteCheck.Page) -> [String] {
    let paths = configuration.map(Self.paths) ?? []
    let unread = page.path == nil ? [] : paths.filter { page.images[$0] == nil }
    if unread.isEmpty { return [] }
    return ["not read, because all requests together took too long: \(unread.joined(separator: ", ")) (use --timeout)"]
  }

  private mutating func result(_ path: String, start: URL) -> ImageResult? {
    guard let url = start.sameSite(path) else { return .failure(.redirect(to: path)) }
    if let known = results[url] { return known }
    do throws(TabImageError) {
      results[url] = try browser.image(at: url).map { .success($0.format) }
    } catch {
      results[url] = .failure(error)
    }
    return results[url]
  }

  /// The paths of the images, each once.
  private static func paths(of configuration: TabConfiguration) -> [String] {
    var seen: Set<String> = []
    return configuration.entries.compactMap(\.image?.path).filter { seen.insert($0).inserted }
  }
}
