/// Writes JSON.
///
/// Every page of every user carries some, which is why this is not left to `JSONEncoder`: that takes several times longer.
struct JSONWriter {
  private let isReadable: Bool
  private var bytes: [UInt8] = []
  private var depth = 0
  private var isFirst = true

  /// - Parameter isReadable: whether each member has a line of its own.
  init(isReadable: Bool) {
    self.isReadable = isReadable
    bytes.reserveCapacity(1024)
  }

  /// What is written so far.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func object(_ members: (inout JSONWriter) -> Void) {
    enclose("{", "}", members)
  }

  mutating func list<Element>(_ elements: [Element], _ write: (inout JSONWriter, Element) -> Void) {
    enclose("[", "]") { json in
      for element in elements {
        json.startItem()
        write(&json, element)
      }
    }
  }

  /// Writes a member of an object.
  mutating func member(_ name: String, _ write: (inout JSONWriter) -> Void) {
    startItem()
    self.write(name)
    append(isReadable ? " : " : ":")
    write(&self)
  }

  /// Writes a member of an object, unless it has no value.
  mutating func member(_ name: String, _ value: String?) {
    if let value { member(name) { $0.write(value) } }
  }

  mutating func write(_ integer: Int64) {
    append(String(integer))
  }

  mutating func writeNull() {
    append("null")
  }

  mutating func write(_ string: String) {
    append("\"")
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""): append("\\\"")
      case UInt8(ascii: "\\"): append("\\\\")
      case 0x08: append("\\b")
      case 0x0C: append("\\f")
      case UInt8(ascii: "\n"): append("\\n")
      case UInt8(ascii: "\r"): append("\\r")
      case UInt8(ascii: "\t"): append("\\t")
      case 0..<0x20: append((byte < 0x10 ? "\\u000" : "\\u00") + String(byte, radix: 16))
      default: bytes.append(byte)
      }
    }
    append("\"")
  }

  private mutating func enclose(_ start: String, _ end: String, _ items: (inout JSONWriter) -> Void) {
    append(start)
    breakLine()
    isFirst = true
    depth += 1
    items(&self)
    depth -= 1
    isFirst = false
    breakLine()
    indent()
    append(end)
  }

  private mutating func startItem() {
    if !isFirst {
      append(",")
      breakLine()
    }
    isFirst = false
    indent()
  }

  private mutating func breakLine() {
    if isReadable { append("\n") }
  }

  private mutating func indent() {
    if isReadable { for _ in 0..<depth { append("  ") } }
  }

  private mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }
}
