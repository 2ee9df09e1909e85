import Mustache

/// Escapes text for HTML. Mustache's own escaping uses a dictionary lookup for each character and is twenty times slower.
struct HTMLText: MustacheContentType {
  /// The name of the content type in templates.
  static let name = "HTMLText"

  func escapeText(_ text: String) -> String {
    var escaped: [UInt8] = []
    escaped.reserveCapacity(2 * text.utf8.count)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): escaped += "&amp;".utf8
      case UInt8(ascii: "<"): escaped += "&lt;".utf8
      case UInt8(ascii: ">"): escaped += "&gt;".utf8
      case UInt8(ascii: "\""): escaped += "&quot;".utf8
      case UInt8(ascii: "'"): escaped += "&#39;".utf8
      default: escaped.append(byte)
      }
    }
    return String(decoding: escaped, as: UTF8.self)
  }
}

/// Escapes text for HTML that is a Mustache template itself: `{` would begin a tag.
struct HTMLTextInTemplate: MustacheContentType {
  /// The name of the content type in templates.
  static let name = "HTMLTextInTemplate"

  func escapeText(_ text: String) -> String {
    HTMLText().escapeText(text).replacing("{", with: "&#123;")
  }
}
