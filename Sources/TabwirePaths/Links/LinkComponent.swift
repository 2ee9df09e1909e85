/// A pattern for the paths of links that open in an app, as the files for Apple's and Google's systems give it.
///
/// A file has them in order. The first one that matches a link decides.
package struct LinkComponent: Sendable, Hashable {
  /// The pattern: `*` matches any characters, `?` one character.
  package let pattern: String
  /// Whether links with a matching path open in the browser.
  package var isExcluded: Bool
  /// Whether case matters.
  package var isCaseSensitive: Bool

  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - isExcluded: Whether links with a matching path open in the browser.
  ///   - isCaseSensitive: Whether case matters.
  package init(_ pattern: String, isExcluded: Bool = false, isCaseSensitive: Bool = true) {
    self.pattern = pattern
    self.isExcluded = isExcluded
    self.isCaseSensitive = isCaseSensitive
  }

  /// Returns the components for a path and the pages below it.
  package static func components(at path: String, isExcluded: Bool = false) -> [LinkComponent] {
    [path, path == "/" ? "/*" : path + "/*"].map { LinkComponent($0, isExcluded: isExcluded) }
  }

  /// Returns whether a path matches. It takes time in proportion to the product of both lengths at most.
  package func matches(_ path: String) -> Bool {
    let (pattern, path) = isCaseSensitive ? (pattern, path) : (pattern.lowercased(), path.lowercased())
    return Self.matches(Array(path.utf8), Array(pattern.utf8))
  }

  private static func matches(_ path: [UInt8], _ pattern: [UInt8]) -> Bool {
    var (position, next) = (0, 0)
    // The last asterisk, and where the text that it stands for ends.
    var asterisk: (next: Int, end: Int)?
    while position < path.count {
      if next < pattern.count, pattern[next] == UInt8(ascii: "*") {
        asterisk = (next, position)
        next += 1
      } else if next < pattern.count, pattern[next] == UInt8(ascii: "?") || pattern[next] == path[position] {
        position += 1
        next += 1
      } else if let last = asterisk {
        asterisk = (last.next, last.end + 1)
        position = last.end + 1
        next = last.next + 1
      } else {
        return false
      }
    }
    return pattern[next...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}

extension [LinkComponent] {
  /// Returns whether links to a path open in the app.
  package func cover(_ path: String) -> Bool {
    first { $0.matches(path) }.map { !$0.isExcluded } ?? false
  }
}

extension LinkComponent: Codable {
  private enum CodingKeys: String, CodingKey {
    case pattern = "/"
    case isExcluded = "exclude"
    case isCaseSensitive = "caseSensitive"
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      // Without a path, a component matches all.
      try container.decodeIfPresent(String.self, forKey: .pattern) ?? "*",
      isExcluded: try container.decodeIfPresent(Bool.self, forKey: .isExcluded) ?? false,
      isCaseSensitive: try container.decodeIfPresent(Bool.self, forKey: .isCaseSensitive) ?? true)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(pattern, forKey: .pattern)
    if isExcluded { try container.encode(true, forKey: .isExcluded) }
    if !isCaseSensitive { try container.encode(false, forKey: .isCaseSensitive) }
  }
}
