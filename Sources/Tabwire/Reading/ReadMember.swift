/// A member of an object as it was read. Of members with the same name, the last counts.
enum ReadMember<Value> {
  /// Not there, or null.
  case absent
  /// Of the wrong type.
  case wrong
  case value(Value)

  /// The value of a member that may be absent.
  ///
  /// - Parameters:
  ///   - member: which one it is.
  ///   - type: what it should be, in words.
  /// - Throws: if it is of another type.
  func optional(_ member: ConfigurationMember, _ type: String) throws(ConfigurationObjection) -> Value? {
    switch self {
    case .absent: return nil
    case .value(let value): return value
    case .wrong: throw ConfigurationObjection(.malformed, member, "its type is wrong; \(type) is needed")
    }
  }

  /// The value of a member that must be there.
  ///
  /// - Parameters:
  ///   - member: which one it is.
  ///   - type: what it should be, in words.
  /// - Throws: if it is absent or of another type.
  func required(_ member: ConfigurationMember, _ type: String) throws(ConfigurationObjection) -> Value {
    guard let value = try optional(member, type) else {
      throw ConfigurationObjection(.malformed, member, "it is missing; \(type) is needed")
    }
    return value
  }
}

extension JSONReader {
  /// Reads a value that should be text.
  mutating func readText() throws(SyntaxError) -> ReadMember<String> {
    try next() == UInt8(ascii: "\"") ? .value(text(of: try readString())) : try skipMember()
  }

  /// Reads a value that should be an integer.
  mutating func readInteger() throws(SyntaxError) -> ReadMember<Int64> {
    switch try next() {
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try readNumber().map { .value($0) } ?? .wrong
    default: try skipMember()
    }
  }

  /// Reads a value that should be text or an integer, as the text to show: `0` shows nothing.
  mutating func readBadge() throws(SyntaxError) -> ReadMember<String> {
    if try next() == UInt8(ascii: "\"") { return try readText() }
    return switch try readInteger() {
    case .absent: .absent
    case .wrong: .wrong
    case .value(let number): .value(number == 0 ? "" : String(number))
    }
  }

  /// Steps over a value of the wrong type; null counts as absent.
  mutating func skipMember<Value>() throws(SyntaxError) -> ReadMember<Value> {
    let isNull = try next() == UInt8(ascii: "n")
    try skipValue()
    return isNull ? .absent : .wrong
  }
}
