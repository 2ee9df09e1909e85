import Foundation
import NativeBridge

/// Where the app lives: its start URL, and everything on the same origin.
public struct AppLocation: Sendable, Hashable {
  /// Why a URL cannot be an app's start.
  public struct InvalidStartURL: Error, CustomStringConvertible {
    /// The URL in question.
    public let url: URL
    public var description: String {
      "\(url) cannot be the start of an app: an http or https URL with a host is needed"
    }
  }

  /// The page that the app starts with, which every tab's path is resolved against.
  public let startURL: URL
  /// Scheme, host and port of the start URL.
  public let origin: Origin

  /// Names where the app lives.
  ///
  /// - Parameter startURL: an absolute `http` or `https` URL.
  /// - Throws: ``InvalidStartURL`` for any other.
  public init(startURL: URL) throws(InvalidStartURL) {
    guard let origin = Origin(startURL), ["http", "https"].contains(startURL.scheme?.lowercased()) else {
      throw InvalidStartURL(url: startURL)
    }
    self.startURL = startURL
    self.origin = origin
  }

  /// Resolves a tab's path against the start URL as RFC 3986 has it (protocol, "path is a relative URL").
  ///
  /// - Returns: an absolute URL on the app's origin; nothing if the path leads elsewhere or cannot be resolved.
  public func resolve(_ path: String) -> URL? {
    if path.isEmpty { return startURL }
    guard let url = URL(string: path, relativeTo: startURL)?.absoluteURL, contains(url) else { return nil }
    return url
  }

  /// Whether a URL is on the app's origin.
  public func contains(_ url: URL) -> Bool {
    Origin(url) == origin
  }
}
