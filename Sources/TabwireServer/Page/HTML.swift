/// Writes HTML.
struct HTML {
  private var buffer = TextBuffer(capacity: 4096)

  /// What is written so far.
  var text: String { buffer.text }

  /// Appends what is HTML already.
  mutating func markup(_ markup: StaticString) { buffer.append(markup) }

  /// Appends what is HTML already.
  mutating func markup(_ markup: String) { buffer.append(markup) }

  /// Appends a text that means itself, both in an element and in a quoted attribute.
  mutating func text(_ text: String) {
    buffer.append(text) { byte in
      switch byte {
      case UInt8(ascii: "&"): "&amp;"
      case UInt8(ascii: "<"): "&lt;"
      case UInt8(ascii: ">"): "&gt;"
      case UInt8(ascii: "\""): "&quot;"
      case UInt8(ascii: "'"): "&#39;"
      default: nil
      }
    }
  }
}
