/// Reads JSON text once, from front to back, strictly (RFC 8259).
///
/// It builds no tree: the caller asks for the value it expects next and skips what it does not know. It never recurses
/// deeper than ``maximumDepth``, and never reads outside the text.
package struct JSONReader {
  /// The text is not JSON.
  package struct SyntaxError: Error {
    package let position: Int
    package let reason: String

    package init(position: Int, reason: String) {
      self.position = position
      self.reason = reason
    }
  }

  /// A string in the text, already checked, between its quotes.
  package struct StringToken {
    let range: Range<Int>
    let hasEscapes: Bool
  }

  let bytes: UnsafeBufferPointer<UInt8>
  /// The maximum nesting of objects and arrays.
  let maximumDepth: Int
  /// The number of bytes that were read.
  package private(set) var position = 0
  private var depth = 0
  /// Whether an object or an array was just entered, so that no comma comes before the next value.
  private var isAtStart = false

  /// Creates a reader at the start of a text.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8.
  ///   - maximumDepth: The maximum nesting of objects and arrays.
  package init(_ bytes: UnsafeBufferPointer<UInt8>, maximumDepth: Int = 64) {
    self.bytes = bytes
    self.maximumDepth = maximumDepth
  }

  // MARK: Structure

  /// Returns the first byte of the next token, after white space.
  package mutating func next() throws(SyntaxError) -> UInt8 {
    skipSpace()
    guard position < bytes.count else { throw syntaxError("the text ends too early") }
    return bytes[position]
  }

  private mutating func skipSpace() {
    while position < bytes.count, bytes[position] <= UInt8(ascii: " ") {
      switch bytes[position] {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"): position += 1
      default: return
      }
    }
  }

  /// Enters an object or an array.
  package mutating func enter(_ bracket: Unicode.Scalar) throws(SyntaxError) {
    guard try next() == UInt8(ascii: bracket) else { throw syntaxError("\(bracket) is expected here") }
    guard depth < maximumDepth else { throw syntaxError("values are nested deeper than \(maximumDepth) levels") }
    depth += 1
    position += 1
    isAtStart = true
  }

  /// Returns the name of the object's next member, whose value comes next, or `nil` when the object ends.
  package mutating func nextMember() throws(SyntaxError) -> StringToken? {
    guard try hasNext(before: UInt8(ascii: "}")) else { return nil }
    guard try next() == UInt8(ascii: "\"") else {
      throw syntaxError("the name of a member is expected here, in quotes")
    }
    let name = try readString()
    guard try next() == UInt8(ascii: ":") else { throw syntaxError("a colon is expected here") }
    position += 1
    return name
  }

  /// Returns whether the array has another element, which comes next.
  package mutating func nextElement() throws(SyntaxError) -> Bool {
    try hasNext(before: UInt8(ascii: "]"))
  }

  private mutating func hasNext(before end: UInt8) throws(SyntaxError) -> Bool {
    let byte = try next()
    if byte == end {
      depth -= 1
      position += 1
      isAtStart = false
      return false
    }
    if isAtStart {
      isAtStart = false
      return true
    }
    guard byte == UInt8(ascii: ",") else { throw syntaxError("a comma or the closing bracket is expected here") }
    position += 1
    guard try next() != end else { throw syntaxError("nothing follows the comma") }
    return true
  }

  /// Checks that nothing follows the value.
  package mutating func finish() throws(SyntaxError) {
    skipSpace()
    guard position == bytes.count else { throw syntaxError("something follows the value") }
  }

  // MARK: Values

  /// Skips the next value, checking its syntax.
  package mutating func skipValue() throws(SyntaxError) {
    switch try next() {
    case UInt8(ascii: "\""): _ = try readString()
    case UInt8(ascii: "{"):
      try enter("{")
      while try nextMember() != nil { try skipValue() }
    case UInt8(ascii: "["):
      try enter("[")
      while try nextElement() { try skipValue() }
    case UInt8(ascii: "t"): try readWord("true")
    case UInt8(ascii: "f"): try readWord("false")
    case UInt8(ascii: "n"): try readWord("null")
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): _ = try readNumber()
    default: throw syntaxError("a value is expected here")
    }
  }

  /// Skips `true`, `false` or `null`.
  mutating func readWord(_ word: StaticString) throws(SyntaxError) {
    let end = position + word.utf8CodeUnitCount
    guard end <= bytes.count, isHere(word, at: position..<end) else { throw syntaxError("a value is expected here") }
    position = end
  }

  /// Reads a number.
  ///
  /// - Returns: Its value, or `nil` if it has a fraction or an exponent, or is larger than JavaScript represents exactly.
  package mutating func readNumber() throws(SyntaxError) -> Int64? {
    let isNegative = bytes[position] == UInt8(ascii: "-")
    if isNegative { position += 1 }
    let start = position
    var magnitude: Int64 = 0
    while let digit = digitHere() {
      if position - start < 17 { magnitude = magnitude * 10 + digit }
      position += 1
    }
    let digits = position - start
    guard digits > 0 else { throw syntaxError("a digit is expected here") }
    guard digits == 1 || bytes[start] != UInt8(ascii: "0") else {
      throw syntaxError("a number starts with a zero", at: start)
    }
    var isInteger = true
    if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
      isInteger = false
      position += 1
      try skipDigits()
    }
    if position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") {
      isInteger = false
      position += 1
      if position < bytes.count, bytes[position] == UInt8(ascii: "+") || bytes[position] == UInt8(ascii: "-") {
        position += 1
      }
      try skipDigits()
    }
    guard isInteger, digits <= 16, magnitude <= TabConfiguration.maximumInteger else { return nil }
    return isNegative ? -magnitude : magnitude
  }

  private mutating func skipDigits() throws(SyntaxError) {
    guard digitHere() != nil else { throw syntaxError("a digit is expected here") }
    while digitHere() != nil { position += 1 }
  }

  private func digitHere() -> Int64? {
    guard position < bytes.count else { return nil }
    let digit = bytes[position] &- UInt8(ascii: "0")
    return digit < 10 ? Int64(digit) : nil
  }

  // MARK: Strings

  /// Skips a string, checking its escapes and its UTF-8.
  package mutating func readString() throws(SyntaxError) -> StringToken {
    position += 1
    let start = position
    var hasEscapes = false
    while true {
      skipPlainText()
      guard position < bytes.count else { throw syntaxError("a string does not end") }
      switch bytes[position] {
      case UInt8(ascii: "\""):
        position += 1
        return StringToken(range: start..<(position - 1), hasEscapes: hasEscapes)
      case UInt8(ascii: "\\"):
        hasEscapes = true
        _ = try readEscape()
      case 0..<0x20: throw syntaxError("a control character stands in a string; write it as an escape")
      default: try skipScalar()
      }
    }
  }

  /// Skips characters that are one byte and need no escape.
  private mutating func skipPlainText() {
    var end = position
    while end < bytes.count {
      let byte = bytes[end]
      guard byte >= 0x20, byte < 0x80, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") else { break }
      end += 1
    }
    position = end
  }

  /// Whether a string equals a word.
  @inline(__always)
  package func matches(_ token: StringToken, _ word: StaticString) -> Bool {
    // Most names of members differ in their length or their first letter.
    if !token.hasEscapes,
      token.range.count != word.utf8CodeUnitCount || bytes[token.range.lowerBound] != word.utf8Start[0]
    {
      return false
    }
    return equals(token, word)
  }

  private func equals(_ token: StringToken, _ word: StaticString) -> Bool {
    if token.hasEscapes { return text(of: token).hasSameScalars(as: "\(word)") }
    return isHere(word, at: token.range)
  }

  /// Returns the text of a string.
  package func text(of token: StringToken) -> String {
    guard token.hasEscapes else { return plainText(token.range) }
    var text = ""
    var reader = self
    reader.position = token.range.lowerBound
    while reader.position < token.range.upperBound {
      let start = reader.position
      while reader.position < token.range.upperBound, bytes[reader.position] != UInt8(ascii: "\\") {
        reader.position += 1
      }
      text.append(plainText(start..<reader.position))
      // Reading the string has already checked every escape in it.
      if reader.position < token.range.upperBound, let scalar = try? reader.readEscape() {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  private func plainText(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  private func isHere(_ word: StaticString, at range: Range<Int>) -> Bool {
    guard range.count == word.utf8CodeUnitCount else { return false }
    for offset in 0..<range.count where bytes[range.lowerBound + offset] != word.utf8Start[offset] { return false }
    return true
  }

  private mutating func readEscape() throws(SyntaxError) -> Unicode.Scalar {
    let start = position
    guard position + 1 < bytes.count else { throw syntaxError("a string does not end") }
    position += 2
    switch bytes[position - 1] {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      let unit = try readHexadecimal()
      if let scalar = Unicode.Scalar(unit) { return scalar }
      guard unit < 0xDC00, position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\\"),
        bytes[position + 1] == UInt8(ascii: "u")
      else { throw syntaxError("half of a surrogate pair stands alone", at: start) }
      position += 2
      let low = try readHexadecimal()
      guard (0xDC00..<0xE000).contains(low),
        let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
      else { throw syntaxError("half of a surrogate pair stands alone", at: start) }
      return scalar
    default: throw syntaxError("there is no such escape", at: start)
    }
  }

  private mutating func readHexadecimal() throws(SyntaxError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard position < bytes.count else { throw syntaxError("a string does not end") }
      let digit: UInt8
      switch bytes[position] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = bytes[position] - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = bytes[position] - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = bytes[position] - UInt8(ascii: "A") + 10
      default: throw syntaxError("four hexadecimal digits are expected here")
      }
      value = value << 4 | UInt32(digit)
      position += 1
    }
    return value
  }

  /// Skips a scalar of two or more bytes (Unicode, table 3-7: well-formed UTF-8).
  private mutating func skipScalar() throws(SyntaxError) {
    let length: Int
    let second: ClosedRange<UInt8>
    switch bytes[position] {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: throw syntaxError("this is not UTF-8")
    }
    guard position + length <= bytes.count, second.contains(bytes[position + 1]),
      bytes[(position + 2)..<(position + length)].allSatisfy({ $0 & 0xC0 == 0x80 })
    else { throw syntaxError("this is not UTF-8") }
    position += length
  }

  // MARK: Errors

  private func syntaxError(_ reason: String, at position: Int? = nil) -> SyntaxError {
    SyntaxError(position: position ?? self.position, reason: reason)
  }
}
