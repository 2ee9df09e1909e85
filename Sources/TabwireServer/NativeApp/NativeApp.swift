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

  /// Whether this build of the app shows the tab bar itself. Older ones need the one in the page.
  public var hasNativeTabBar: Bool { components.contains("navigation") }

  private static func isFramework(_ word: Substring) -> Bool {
    guard let name = ["Hotwire", "Turbo"].first(where: word.hasSuffix) else { return false }
    return word.dropLast(name.count).last.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? true
  }

  private static func platform(in word: Substring) -> String? {
    let name = word.prefix { $0.isASCII && $0.isLetter }
    return name.isEmpty ? nil : String(name)
  }

  /// The version in the last `Name/1.2` that does not belong to a browser's engine.
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

  /// What stands in `bridge-components: […]`.
  private static func components(in words: [Substring]) -> Set<String> {
    guard let label = words.firstIndex(where: { $0.hasSuffix("bridge-components:") }) else { return [] }
    let list = words[(label + 1)...].joined(separator: " ")
    guard list.first == "[", let end = list.firstIndex(of: "]") else { return [] }
    return Set(list[..<end].dropFirst().split { $0 == " " || $0 == "," }.map(String.init))
  }
}
