/// Checks whether a path stays on the app's origin, by its text alone (P6.8).
///
/// A path is unsafe with a scheme or an authority, and anywhere with a backslash, a space or a control character: browsers
/// strip or rewrite these into another origin.
package enum PathSafety {
  /// Returns the reason why a path is unsafe, or `nil` if it is safe.
  package static func danger(of path: String) -> String? {
    let path = Array(path.utf8)
    if path.starts(with: "//".utf8) { return "it starts with two slashes, like the URL of another host" }
    if let character = unsafeCharacter(in: path) { return "it contains a \(character)" }
    let firstSegment = path.prefix { ![UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#")].contains($0) }
    return firstSegment.contains(UInt8(ascii: ":")) ? "its first segment contains a colon, like a scheme" : nil
  }

  /// Whether a path or an address contains a character that browsers strip or rewrite.
  static func hasUnsafeCharacter(_ text: [UInt8]) -> Bool {
    unsafeCharacter(in: text) != nil
  }

  private static func unsafeCharacter(in text: [UInt8]) -> String? {
    var previous: UInt8 = 0
    for byte in text {
      switch byte {
      case UInt8(ascii: "\\"): return "backslash"
      case UInt8(ascii: " "): return "space"
      case 0..<0x20, 0x7F: return "control character"
      // U+0080 to U+009F in UTF-8.
      case 0x80..<0xA0 where previous == 0xC2: return "control character"
      default: previous = byte
      }
    }
    return nil
  }
}
