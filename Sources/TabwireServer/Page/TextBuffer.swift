/// A text in the making.
///
/// Every page of every user carries what is written here, so whatever needs no escape is copied in one piece.
struct TextBuffer {
  private var bytes: [UInt8] = []

  /// - Parameter capacity: how many bytes to make room for at once.
  init(capacity: Int) {
    bytes.reserveCapacity(capacity)
  }

  /// What is written so far.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Appends a character of ASCII.
  mutating func append(_ character: UInt8) {
    bytes.append(character)
  }

  mutating func append(_ literal: StaticString) {
    literal.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  /// Appends a text, parts of which must be written otherwise.
  ///
  /// - Parameter escape: what stands for a byte; nothing if it means itself.
  @inline(__always)
  mutating func append(_ text: String, escaping escape: (UInt8) -> StaticString?) {
    var text = text
    text.withUTF8 { text in
      var start = 0
      for index in text.indices {
        guard let replacement = escape(text[index]) else { continue }
        bytes.append(contentsOf: text[start..<index])
        append(replacement)
        start = index + 1
      }
      bytes.append(contentsOf: text[start...])
    }
  }
}
