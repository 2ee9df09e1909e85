/// A buffer of UTF-8 that JSON and HTML are written into.
///
/// A server fills one for every page of every user: text that needs no escaping is copied in one piece.
package struct TextBuffer {
  @usableFromInline package var bytes: [UInt8] = []

  /// - Parameter capacity: The number of bytes to reserve.
  package init(capacity: Int) {
    bytes.reserveCapacity(capacity)
  }

  /// The size of the written text.
  package var byteCount: Int { bytes.count }

  /// The written text.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Appends an ASCII character.
  package mutating func append(_ character: UInt8) {
    bytes.append(character)
  }

  @inlinable
  package mutating func append(_ literal: StaticString) {
    literal.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  @inlinable
  package mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  /// Appends a text with some of its bytes escaped.
  ///
  /// - Parameter escape: Returns the escape sequence of a byte, or `nil` if it needs none.
  @inlinable @inline(__always)
  package mutating func append(_ text: String, escaping escape: (UInt8) -> StaticString?) {
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
