/// A badge as it was read.
enum ReadBadge {
  case none
  case dot
  case text(String)

  var isDot: Bool {
    if case .dot = self { true } else { false }
  }

  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }
}

extension JSONReader {
  /// Reads a badge: `0` and `false` show none, `true` a dot.
  mutating func readBadge() throws(SyntaxError) -> ReadMember<ReadBadge> {
    let first = try next()
    if first == UInt8(ascii: "t") || first == UInt8(ascii: "f") {
      try skipValue()
      return .value(first == UInt8(ascii: "t") ? .dot : .none)
    }
    return switch try readTextOrInteger() {
    case .absent: .absent
    case .wrong: .wrong
    case .value("0") where first != UInt8(ascii: "\""): .value(.none)
    case .value(let text): .value(.text(text))
    }
  }
}
