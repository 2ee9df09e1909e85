import Foundation

/// The native app that sends a request, as its user agent tells: `Trails/2.1 Hotwire Native iOS; Turbo Native iOS;
/// bridge-components: [form navigation]; …`.
///
/// A user agent proves nothing: let it decide what a page looks like, never what a user may do.
public struct NativeApp: Sendable, Hashable {
  /// The platform as the app names it, such as `iOS`, `Android` or `Linux`.
  public let platform: String
  /// The version of the app, if it gives itself a name: `2.1` of `Trails/2.1`.
  public let version: String?
  /// The bridge components that this build of the app has.
  public let components: Set<String>

  /// Reads a user agent.
  ///
  /// - Parameter userAgent: the header of the request, as it came.
  /// - Returns: nothing if this is not a native app, but a browser.
  public init?(userAgent: String) {
    // Whoever sends kilobytes is no app, and searching them is not worth the time.
    let userAgent = userAgent.prefix(2048)
    guard let app = userAgent.firstMatch(of: #/\b(?:Hotwire|Turbo) Native ([A-Za-z]+)/#) else { return nil }
    platform = String(app.output.1)
    version = Self.version(in: userAgent[..<app.range.lowerBound])
    let names = userAgent.firstMatch(of: #/bridge-components: \[([^\]]*)\]/#)?.output.1 ?? ""
    components = Set(names.split { $0 == " " || $0 == "," }.map(String.init))
  }

  /// Whether this build of the app shows the tab bar itself. Older ones need the one in the page.
  public var hasNativeTabBar: Bool { components.contains("navigation") }

  /// The version in the last `Name/1.2` that does not belong to a browser's engine.
  private static func version(in text: Substring) -> String? {
    let engines: Set<Substring> = [
      "AppleWebKit", "Chrome", "Gecko", "Mobile", "Mozilla", "Safari", "Version", "WebKit",
    ]
    let products = text.matches(of: #/([^\s/;()]+)\/([0-9][^\s;()]*)/#)
    return products.last { !engines.contains($0.output.1) }.map { String($0.output.2) }
  }
}
