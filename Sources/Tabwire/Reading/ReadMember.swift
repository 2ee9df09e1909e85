/// A member of an object as it was read. If several members have the same name, the last one counts.
enum ReadMember<Value> {
  /// Missing or null.
  case absent
  /// A value of another type.
  case wrong
  case value(Value)

  /// Returns the value of an optional member.
  ///
  /// - Parameters:
  ///   - member: The member, for the error.
  ///   - type: The type it should have, for the error.
  /// - Throws: An ``InvalidMemberError`` if it has another type.
  func optional(_ member: ConfigurationMember, _ type: String) throws(InvalidMemberError) -> Value? {
    switch self {
    case .absent: return nil
    case .value(let value): return value
    case .wrong: throw InvalidMemberError(.malformed, member, "its type is wrong; \(type) is needed")
    }
  }

  /// Returns the value of a required member.
  ///
  /// - Parameters:
  ///   - member: The member, for the error.
  ///   - type: The type it should have, for the error.
  /// - Throws: An ``InvalidMemberError`` if it is absent or has another type.
  func required(_ member: ConfigurationMember, _ type: String) throws(InvalidMemberError) -> Value {
    guard let value = try optional(member, type) else {
      throw InvalidMemberError(.malformed, member, "it is missing; \(type) is needed")
    }
    return value
  }

  /// Returns the value of a member that only shows or asks for something: one that cannot be read is absent (P6.19).
  ///
  /// - Parameters:
  ///   - member: The member, for the warning.
  ///   - type: The type it should have, for the warning.
  ///   - unread: Collects the values that are not taken as they are written.
  func readable(_ member: ConfigurationMember, _ type: String, _ unread: inout [UnreadValue]) -> Value? {
    switch self {
    case .absent: return nil
    case .value(let value): return value
    case .wrong:
      unread.append(.unreadable(member, "its type is wrong; \(type) can be read"))
      return nil
    }
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

  /// Reads a value that should be `true` or `false`.
  mutating func readBoolean() throws(SyntaxError) -> ReadMember<Bool> {
    switch try next() {
    case UInt8(ascii: "t"):
      try readWord("true")
      return .value(true)
    case UInt8(ascii: "f"):
      try readWord("false")
      return .value(false)
    default: return try skipMember()
    }
  }

  /// Reads a value that should be text or an integer, as text.
  mutating func readTextOrInteger() throws(SyntaxError) -> ReadMember<String> {
    if try next() == UInt8(ascii: "\"") { return try readText() }
    return switch try readInteger() {
    case .absent: .absent
    case .wrong: .wrong
    case .value(let number): .value(String(number))
    }
  }

  /// Reads a value that should be an array of texts.
  mutating func readTexts() throws(SyntaxError) -> ReadMember<[String]> {
    guard try next() == UInt8(ascii: "[") else { return try skipMember() }
    try enter("[")
    var texts: [String]? = []
    while try nextElement() {
      if case .value(let text) = try readText() { texts?.append(text) } else { texts = nil }
    }
    return texts.map { .value($0) } ?? .wrong
  }

  /// Skips a value of the wrong type; null counts as absent.
  mutating func skipMember<Value>() throws(SyntaxError) -> ReadMember<Value> {
    let isNull = try next() == UInt8(ascii: "n")
    try skipValue()
    return isNull ? .absent : .wrong
  }
}
