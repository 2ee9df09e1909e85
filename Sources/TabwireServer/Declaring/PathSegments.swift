import Foundation

/// A path as the segments that it consists of, to tell what lies below what.
struct PathSegments: Equatable {
  /// The segments in UTF-8, since Swift would take texts that only look alike for the same. A byte that UTF-8 does not
  /// know ends each.
  private var segments: [UInt8] = []
  private static let end: UInt8 = 0xFF

  /// Takes a path apart. The query, the fragment, empty segments and how it is percent-encoded do not matter.
  ///
  /// - Parameters:
  ///   - reference: the path; one that does not begin with a slash is relative to the start.
  ///   - startPath: the path of the app's start URL.
  init(of reference: String, from startPath: String) {
    let path = reference.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    if path.first != UInt8(ascii: "/") {
      append(startPath.utf8[...])
      // A relative path stands beside the last segment of the start, which is a page unless a slash ends it.
      if !path.isEmpty && !startPath.hasSuffix("/") { removeLast() }
    }
    append(path)
  }

  /// How long the path is: that of whatever lies below it is longer.
  var length: Int { segments.count }

  /// Whether this is the other path or lies below it.
  func isUnder(_ other: PathSegments) -> Bool {
    segments.starts(with: other.segments)
  }

  private mutating func append(_ path: Substring.UTF8View) {
    for segment in path.split(separator: UInt8(ascii: "/")) {
      let decoded = segment.contains(UInt8(ascii: "%")) ? Substring(segment).removingPercentEncoding : nil
      switch decoded ?? String(Substring(segment)) {
      case ".": break
      case "..": removeLast()
      case let segment:
        segments += segment.utf8
        segments.append(Self.end)
      }
    }
  }

  private mutating func removeLast() {
    _ = segments.popLast()
    while let last = segments.last, last != Self.end { segments.removeLast() }
  }
}
