/// The native app that sends a request, read from its user agent: `Trails/2.1 Hotwire Native iOS; Turbo Native iOS;
/// bridge-components: [form navigation]; …`.
///
/// A user agent can be forged. Use it to decide how a page looks, never what a user may do.
public struct NativeApp: Sendable, Hashable {
  /// The name of the platform, such as `iOS`, `Android` or `Linux`.
  public let platform: String
  /// The version of the app, such as `2.1` in `Trails/2.1`, or `nil` if the user agent has none.
  public let version: String?
  /// The bridge components of this build of the app.
  public let components: Set<String>

  /// Parses a user agent.
  ///
  /// - Parameter userAgent: The `User-Agent` header of the request.
  /// - Returns: `nil` if the client is a browser.
  public init?(userAgent: String) {
    // Bound the search: real user agents are short.
    let words = userAgent.prefix(2048).split(separator: " ", omittingEmptySubsequences: false)
    guard
      let name = words.indices.dropLast(2).first(where: {
        words[$0 + 1] == "Native" && Self.isFramework(words[$0]) && Self.platform(in: words[$0 + 2]) != nil
      }),
      let platform = Self.platform(in: words[name + 2])
    else { return nil }
    self.platform = platform
    version = Self.version(in: words[..<name])
    components = Self.components(in: words)
  }

  /// Reads the app from the headers of a request: from its user agent, or from the cookie with the same text, which the page
  /// side sets where a service worker sends the requests (section 8, "Service workers").
  ///
  /// - Parameters:
  ///   - userAgent: The `User-Agent` header of the request, or `nil`.
  ///   - cookies: The `Cookie` header of the request, or `nil`.
  /// - Returns: `nil` if the client is a browser.
  public init?(userAgent: String?, cookies: String?) {
    if let app = userAgent.flatMap(NativeApp.init(userAgent:)) {
      self = app
    } else if let app = cookies.flatMap(UserAgentCookie.userAgent(in:)).flatMap(NativeApp.init(userAgent:)) {
      self = app
    } else {
      return nil
    }
  }

  /// Whether this build of the app has a native tab bar. Older builds show the links of the page.
  public var hasNativeTabBar: Bool { components.contains("navigation") }

  private static func isFramework(_ word: Substring) -> Bool {
    guard let name = ["Hotwire", "Turbo"].first(where: word.hasSuffix) else { return false }
    return word.dropLast(name.count).last.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? true
  }

  private static func platform(in word: Substring) -> String? {
    let name = word.prefix { $0.isASCII && $0.isLetter }
    return name.isEmpty ? nil : String(name)
  }

  /// Returns the version of the last product `Name/1.2` that is not a browser engine.
  private static func version(in words: ArraySlice<Substring>) -> String? {
    let engines: Set<Substring> = [
      "AppleWebKit", "Chrome", "Gecko", "Mobile", "Mozilla", "Safari", "Version", "WebKit",
    ]
    for product in words.reversed().flatMap({ $0.split { ";()".contains($0) || $0.isWhitespace }.reversed() }) {
      let parts = product.split(separator: "/", maxSplits: 1)
      if parts.count == 2, ("0"..."9").contains(parts[1].prefix(1)), !engines.contains(parts[0]) {
        return String(parts[1])
      }
    }
    return nil
  }

  /// Returns the names in `bridge-components: […]`.
  private static func components(in words: [Substring]) -> Set<String> {
    guard let label = words.firstIndex(where: { $0.hasSuffix("bridge-components:") }) else { return [] }
    let list = words[(label + 1)...].joined(separator: " ")
    guard list.first == "[", let end = list.firstIndex(of: "]") else { return [] }
    return Set(list[..<end].dropFirst().split { $0 == " " || $0 == "," }.map(String.init))
  }
}
