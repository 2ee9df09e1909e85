import Foundation
import TabwireClient
import TabwirePaths

/// The sites that were opened last, by their start URLs.
struct RecentSites: Equatable {
  /// The number of sites that are kept.
  static let maximumCount = 20
  /// The length of a URL that is kept at most, in bytes.
  static let maximumURLByteCount = 2000

  /// The start URLs, the latest first. Each site is there once.
  private(set) var urls: [URL] = []

  init() {}

  /// - Parameter urls: The start URLs, the latest first. Those that cannot be of a site are left out.
  init(_ urls: [URL]) {
    for url in urls.reversed() { add(url) }
  }

  /// Puts a site first. A URL with a password is not kept.
  mutating func add(_ url: URL) {
    guard let location = try? AppLocation(startURL: url), url.user() == nil, url.password() == nil,
      url.absoluteString.utf8.count <= Self.maximumURLByteCount
    else { return }
    urls.removeAll { Origin($0) == location.origin }
    urls.insert(url, at: 0)
    urls = Array(urls.prefix(Self.maximumCount))
  }

  mutating func remove(_ url: URL) {
    urls.removeAll { Origin($0) == Origin(url) }
  }

  mutating func removeAll() {
    urls = []
  }
}
