/// A path of this site, as a form or a link names it to come back to.
struct LocalPath {
  let path: String

  /// - Returns: nothing if the text could lead away from this site, or is no path at all.
  init?(_ text: String?) {
    guard let text, text.hasPrefix("/"), !text.hasPrefix("//"), text.utf8.count <= 512 else { return nil }
    // Printable ASCII, of which browsers rewrite nothing but backslashes.
    guard text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") }) else { return nil }
    path = text
  }
}
