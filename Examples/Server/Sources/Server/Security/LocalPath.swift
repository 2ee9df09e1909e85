/// A path of this site that a form names as the page to return to.
struct LocalPath {
  let path: String

  /// - Returns: `nil` if the text is not a path, or could lead to another site.
  init?(_ text: String?) {
    guard let text, text.hasPrefix("/"), !text.hasPrefix("//"), text.utf8.count <= 512 else { return nil }
    // Printable ASCII without backslashes, which browsers rewrite to slashes.
    guard text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") }) else { return nil }
    path = text
  }
}
