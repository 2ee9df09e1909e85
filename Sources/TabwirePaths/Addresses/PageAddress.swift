#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The address of a page, compared by what it loads.
///
/// Scheme and host are compared without case. A default port and an empty path can be left out, so
/// `http://localhost:80` equals `http://localhost/`. Fragments are ignored: they name a place within a page.
package struct PageAddress: Hashable, Sendable, CustomStringConvertible {
  /// The address as it was given, with its fragment.
  package let url: URL
  private let normalized: String

  package init(_ url: URL) {
    self.url = url
    normalized = Self.normalize(url)
  }

  package static func == (one: PageAddress, other: PageAddress) -> Bool {
    one.normalized == other.normalized
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(normalized)
  }

  /// The host, or an empty string for an address without one, such as `about:blank`.
  package var host: String { url.host() ?? "" }

  /// The address without its query.
  package var withoutQuery: PageAddress {
    guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return self }
    parts.query = nil
    return parts.url.map { PageAddress($0) } ?? self
  }

  package var description: String { url.absoluteString }

  private static func normalize(_ url: URL) -> String {
    guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return url.absoluteString }
    parts.fragment = nil
    parts.scheme = parts.scheme?.lowercased()
    parts.encodedHost = parts.encodedHost?.lowercased()
    if let scheme = parts.scheme, let defaultPort = Origin.defaultPorts[scheme] {
      if parts.port == defaultPort { parts.port = nil }
      if parts.percentEncodedPath.isEmpty { parts.percentEncodedPath = "/" }
    }
    return parts.string ?? url.absoluteString
  }
}
