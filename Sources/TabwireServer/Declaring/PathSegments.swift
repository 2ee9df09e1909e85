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
    let path = reference.prefix { $0 != "?" && $0 != "#" }
    var segments: [String] = []
    if !path.hasPrefix("/") {
      segments = Self.split(startPath[...])
      // A relative path stands beside the last segment of the start, which is a page unless a slash ends it.
      if !path.isEmpty && !startPath.hasSuffix("/") { _ = segments.popLast() }
    }
    for segment in Self.split(path) {
      switch segment {
      case ".": break
      case "..": _ = segments.popLast()
      default: segments.append(segment)
      }
    }
    self.segments = segments.map { Array($0.utf8) }
  }

  /// How many segments there are.
  var count: Int { segments.count }

  /// Whether this is the other path or lies below it.
  func isUnder(_ other: PathSegments) -> Bool {
    segments.starts(with: other.segments)
  }

  private static func split(_ path: Substring) -> [String] {
    path.split(separator: "/").map { $0.removingPercentEncoding ?? String($0) }
  }
}
