import Tabwire

/// Writes HTML.
struct HTMLWriter {
  private var buffer: TextBuffer

  /// - Parameter capacity: The number of bytes to reserve.
  init(capacity: Int = 4096) {
    buffer = TextBuffer(capacity: capacity)
  }

  /// The written HTML.
  var html: String { buffer.text }

  /// Appends markup without escaping it.
  mutating func markup(_ markup: StaticString) { buffer.append(markup) }

  /// Appends markup without escaping it.
  mutating func markup(_ markup: String) { buffer.append(markup) }

  /// Appends a text, escaped for elements and quoted attributes.
  mutating func text(_ text: String) {
    buffer.append(text) { $0 == UInt8(ascii: "\"") ? "&quot;" : Self.reference(to: $0) }
  }

  /// Appends JSON, escaped for attributes in single quotes: its own double quotes stay.
  mutating func json(_ json: String) {
    buffer.append(json) { Self.reference(to: $0) }
  }

  /// Returns the character reference that a byte needs between single quotes, or `nil`.
  private static func reference(to byte: UInt8) -> StaticString? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "'"): "&#39;"
    default: nil
    }
  }
}
