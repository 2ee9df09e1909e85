/// Whether a tab's path stays on the app's origin, as far as its text alone can tell (protocol, "path is a relative URL").
///
/// A path is unsafe with a scheme or an authority, and anywhere with a backslash, a space or a control character, which
/// browsers strip or rewrite into another origin.
package enum PathSafety {
  /// What makes the path unsafe, in a few words, or nothing if it is safe.
  package static func danger(of path: String) -> String? {
    var path = path
    return path.withUTF8(danger(of:))
  }

  private static func danger(of path: UnsafeBufferPointer<UInt8>) -> String? {
    if path.count >= 2, path[0] == UInt8(ascii: "/"), path[1] == UInt8(ascii: "/") {
      return "it starts with two slashes, as a URL of another host does"
    }
    var isFirstSegment = true
    var previous: UInt8 = 0
    for byte in path {
      switch byte {
      case UInt8(ascii: "\\"): return "it contains a backslash"
      case UInt8(ascii: " "): return "it contains a space"
      case 0..<0x20, 0x7F: return "it contains a control character"
      // U+0080 to U+009F in UTF-8.
      case 0x80..<0xA0 where previous == 0xC2: return "it contains a control character"
      case UInt8(ascii: ":") where isFirstSegment: return "its first segment has a colon, as a scheme has"
      case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): isFirstSegment = false
      default: break
      }
      previous = byte
    }
    return nil
  }
}
