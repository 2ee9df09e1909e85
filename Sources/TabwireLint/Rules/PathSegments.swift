/// A path as its decoded segments, for comparing addresses.
///
/// Empty segments, dot segments, percent-encoding, the query and the fragment do not matter. Segments are compared as
/// bytes: case counts, and `%2F` never separates two segments.
package struct PathSegments: Sendable, Equatable {
  /// The decoded segments, one after the other.
  private var bytes: [UInt8] = []
  /// Where each segment ends in `bytes`.
  private var ends: [Int] = []

  /// Splits a path into segments.
  ///
  /// - Parameters:
  ///   - reference: the path. Without a leading slash it is relative to `startPath`.
  ///   - startPath: the path of the app's start URL.
  package init(of reference: String, from startPath: String = "/") {
    let path = reference.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    if path.first != UInt8(ascii: "/") {
      append(startPath.utf8[...])
      // A relative path replaces the last segment of the start path, unless a slash ends it (RFC 3986 §5.2.3).
      if !path.isEmpty && !startPath.hasSuffix("/") { removeLast() }
    }
    append(path)
  }

  /// The number of segments.
  package var count: Int { ends.count }

  /// Whether this path is `other` or lies below it.
  package func isUnder(_ other: PathSegments) -> Bool {
    ends.starts(with: other.ends) && bytes.starts(with: other.bytes)
  }

  private mutating func append(_ path: Substring.UTF8View) {
    for segment in path.split(separator: UInt8(ascii: "/")) {
      let start = bytes.count
      appendDecoded(segment)
      switch bytes[start...] {
      case [UInt8(ascii: ".")]: bytes.removeLast()
      case [UInt8(ascii: "."), UInt8(ascii: ".")]:
        bytes.removeLast(2)
        removeLast()
      default: ends.append(bytes.count)
      }
    }
  }

  private mutating func appendDecoded(_ segment: Substring.UTF8View) {
    var rest = segment
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let high = rest.first.flatMap(Self.hexadecimal),
        let low = rest.dropFirst().first.flatMap(Self.hexadecimal)
      {
        bytes.append(high << 4 | low)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
  }

  private mutating func removeLast() {
    _ = ends.popLast()
    bytes.removeLast(bytes.count - (ends.last ?? 0))
  }

  private static func hexadecimal(_ digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
