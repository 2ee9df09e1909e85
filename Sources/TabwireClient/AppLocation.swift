import Foundation
import TabwirePaths

/// The start URL and the origin of an app.
public struct AppLocation: Sendable, Hashable {
  /// The error for a URL that cannot be a start URL.
  public struct StartURLError: Error, CustomStringConvertible {
    /// The invalid URL.
    public let url: URL
    public var description: String {
      "start URL \"\(url)\": must be an http or https URL with a host (use \"https://example.com/\")"
    }
  }

  /// The first page of the app. The paths of tabs are resolved against it.
  public let startURL: URL
  /// The scheme, host and port of the start URL.
  public let origin: Origin

  /// Creates the location of an app.
  ///
  /// - Parameter startURL: An absolute `http` or `https` URL.
  /// - Throws: ``StartURLError`` for any other URL.
  public init(startURL: URL) throws(StartURLError) {
    guard let origin = Origin(startURL), ["http", "https"].contains(startURL.scheme?.lowercased()) else {
      throw StartURLError(url: startURL)
    }
    self.startURL = startURL
    self.origin = origin
  }

  /// Resolves the path of a tab against the start URL (RFC 3986, section 5).
  ///
  /// - Returns: An absolute URL on the app's origin, or `nil` if the path cannot be resolved or leaves the origin.
  public func resolve(_ path: String) -> URL? {
    if path.isEmpty { return startURL }
    guard let url = URL(string: path, relativeTo: startURL)?.absoluteURL, contains(url) else { return nil }
    return url
  }

  /// Returns whether a URL is on the app's origin.
  public func contains(_ url: URL) -> Bool {
    Origin(url) == origin
  }
}
