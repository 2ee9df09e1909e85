/// A member of an object as it was read. Of members with the same name, the last counts.
enum ReadMember<Value> {
  /// Not there, or null.
  case absent
  /// Of the wrong type, with its position in the text.
  case wrong(at: Int)
  /// There, with its position in the text.
  case value(Value, at: Int)

  /// The position in the text, if it is there.
  var position: Int? {
    switch self {
    case .absent: nil
    case .wrong(let position), .value(_, let position): position
    }
  }
}

extension JSONReader {
  /// Reads a value that should be text.
  mutating func readText() throws(Problem) -> ReadMember<String> {
    switch try next() {
    case UInt8(ascii: "\""):
      let start = position
      return .value(text(of: try readString()), at: start)
    default: return try skipMember()
    }
  }

  /// Reads a value that should be an integer.
  mutating func readInteger() throws(Problem) -> ReadMember<Int64> {
    switch try next() {
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      let start = position
      guard let integer = try readNumber() else { return .wrong(at: start) }
      return .value(integer, at: start)
    default: return try skipMember()
    }
  }

  /// Reads a value that should be text or an integer, as the text to show: `0` shows nothing.
  mutating func readBadge() throws(Problem) -> ReadMember<String> {
    if try next() == UInt8(ascii: "\"") { return try readText() }
    switch try readInteger() {
    case .absent: return .absent
    case .wrong(let position): return .wrong(at: position)
    case .value(let number, let position): return .value(number == 0 ? "" : String(number), at: position)
    }
  }

  /// Steps over a value of the wrong type; null counts as absent.
  mutating func skipMember<Value>() throws(Problem) -> ReadMember<Value> {
    let isNull = try next() == UInt8(ascii: "n")
    let start = position
    try skipValue()
    return isNull ? .absent : .wrong(at: start)
  }
}
