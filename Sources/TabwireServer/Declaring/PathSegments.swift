import Foundation

/// A path as the segments that it consists of, to tell what lies below what.
struct PathSegments: Equatable {
  /// The segments in UTF-8, since Swift would take texts that only look alike for the same.
  private let segments: [[UInt8]]

  /// Takes a path apart. The query, the fragment, empty segments and how it is percent-encoded do not matter.
  ///
  /// - Parameters:
  ///   - reference: the path; one that does not begin with a slash is relative to the start.
  ///   - startPath: the path of the app's start URL.
  init(of reference: String, from startPath: String) {
    let path = reference.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    var segments: [[UInt8]] = []
    if path.first != UInt8(ascii: "/") {
      segments = Self.split(startPath.utf8[...])
      // A relative path stands beside the last segment of the start, which is a page unless a slash ends it.
      if !path.isEmpty && !startPath.hasSuffix("/") { _ = segments.popLast() }
    }
    for segment in Self.split(path) {
      switch segment {
      case Self.here: break
      case Self.above: _ = segments.popLast()
      default: segments.append(segment)
      }
    }
    self.segments = segments
  }

  private static let here = Array(".".utf8)
  private static let above = Array("..".utf8)

  /// How many segments there are.
  var count: Int { segments.count }

  /// Whether this is the other path or lies below it.
  func isUnder(_ other: PathSegments) -> Bool {
    segments.starts(with: other.segments)
  }

  private static func split(_ path: Substring.UTF8View) -> [[UInt8]] {
    path.split(separator: UInt8(ascii: "/")).map { segment in
      let decoded = segment.contains(UInt8(ascii: "%")) ? Substring(segment).removingPercentEncoding : nil
      return decoded.map { Array($0.utf8) } ?? Array(segment)
    }
  }
}
