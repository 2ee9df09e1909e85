import Tabwire

/// JSON text that is read member by member, so that the order of members and the spelling of numbers are kept.
package struct ScenarioText {
  package let bytes: [UInt8]

  package init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Reads the text.
  ///
  /// - Parameter read: Reads the expected value.
  /// - Throws: A ``ScenarioError`` if the text is not JSON or not the expected value.
  package func read<Value>(
    _ read: (inout JSONReader) throws(JSONReader.SyntaxError) -> Value
  ) throws(ScenarioError) -> Value {
    try bytes.withUnsafeBufferPointer { (buffer) throws(ScenarioError) -> Value in
      // Scenarios also test messages that nest deeper than clients accept.
      var reader = JSONReader(buffer, maximumDepth: 256)
      do throws(JSONReader.SyntaxError) {
        let value = try read(&reader)
        try reader.finish()
        return value
      } catch {
        throw ScenarioError(place: TextPlace(of: error.position, in: buffer), reason: error.reason)
      }
    }
  }
}

extension JSONReader {
  /// Returns a syntax error at the current position.
  package func syntaxError(_ reason: String) -> SyntaxError {
    SyntaxError(position: position, reason: reason)
  }

  package mutating func string(_ what: String) throws(SyntaxError) -> String {
    guard try next() == UInt8(ascii: "\"") else { throw syntaxError("\(what) is needed, as a string") }
    return text(of: try readString())
  }

  package mutating func integer(_ what: String) throws(SyntaxError) -> Int {
    let first = try next()
    if first == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) {
      let start = self
      if let integer = try readNumber() { return Int(integer) }
      self = start
    }
    throw syntaxError("\(what) is needed, as an integer")
  }

  /// Reads a value, or `nil` for null.
  package mutating func optional<Value>(
    _ read: (inout JSONReader) throws(SyntaxError) -> Value
  ) throws(SyntaxError) -> Value? {
    guard try next() == UInt8(ascii: "n") else { return try read(&self) }
    try skipValue()
    return nil
  }

  package mutating func array<Element>(
    _ what: String, _ read: (inout JSONReader) throws(SyntaxError) -> Element
  ) throws(SyntaxError) -> [Element] {
    guard try next() == UInt8(ascii: "[") else { throw syntaxError("\(what) is needed, as an array") }
    try enter("[")
    var elements: [Element] = []
    while try nextElement() { elements.append(try read(&self)) }
    return elements
  }

  /// Reads an object.
  ///
  /// - Parameter read: Reads the value of a member.
  package mutating func object(
    _ what: String, _ read: (inout JSONReader, _ name: String) throws(SyntaxError) -> Void
  ) throws(SyntaxError) {
    guard try next() == UInt8(ascii: "{") else { throw syntaxError("\(what) is needed, as an object") }
    try enter("{")
    while let name = try nextMember() {
      let name = text(of: name)
      _ = try next()
      try read(&self, name)
    }
  }

  /// Skips a value and returns its range in the text.
  package mutating func range() throws(SyntaxError) -> Range<Int> {
    _ = try next()
    let start = position
    try skipValue()
    return start..<position
  }
}
