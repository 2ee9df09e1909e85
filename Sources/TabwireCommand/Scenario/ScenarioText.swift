import Tabwire

/// JSON text that is read with the reader of the heart, member by member, so that nothing of it is lost: neither the
/// order of members nor how a number is written.
struct ScenarioText {
  let bytes: [UInt8]

  /// Reads the text from its front.
  ///
  /// - Parameter read: asks the reader for what should come next.
  /// - Throws: a ``ScenarioError`` if the text is not JSON or not what should come.
  func read<Value>(
    _ read: (inout JSONReader) throws(JSONReader.SyntaxError) -> Value
  ) throws(ScenarioError) -> Value {
    try bytes.withUnsafeBufferPointer { (buffer) throws(ScenarioError) -> Value in
      // Messages that nest too deep are for the heart to reject; they nest deeper here, within the scenario.
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
  /// A problem with what comes next, or came last.
  func syntaxError(_ reason: String) -> SyntaxError {
    SyntaxError(position: position, reason: reason)
  }

  /// The text that comes next.
  mutating func string(_ what: String) throws(SyntaxError) -> String {
    guard try next() == UInt8(ascii: "\"") else { throw syntaxError("\(what) is needed, as a string") }
    return text(of: try readString())
  }

  /// The integer that comes next.
  mutating func integer(_ what: String) throws(SyntaxError) -> Int {
    let first = try next()
    if first == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) {
      let start = self
      if let integer = try readNumber() { return Int(integer) }
      self = start
    }
    throw syntaxError("\(what) is needed, as an integer")
  }

  /// What comes next, unless it is null.
  mutating func optional<Value>(
    _ read: (inout JSONReader) throws(SyntaxError) -> Value
  ) throws(SyntaxError) -> Value? {
    guard try next() == UInt8(ascii: "n") else { return try read(&self) }
    try skipValue()
    return nil
  }

  /// The array that comes next.
  mutating func array<Element>(
    _ what: String, _ read: (inout JSONReader) throws(SyntaxError) -> Element
  ) throws(SyntaxError) -> [Element] {
    guard try next() == UInt8(ascii: "[") else { throw syntaxError("\(what) is needed, as an array") }
    try enter("[")
    var elements: [Element] = []
    while try nextElement() { elements.append(try read(&self)) }
    return elements
  }

  /// The members of the object that comes next.
  ///
  /// - Parameter read: reads the value of each member by its name.
  mutating func object(
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

  /// Where the value that comes next stands.
  mutating func range() throws(SyntaxError) -> Range<Int> {
    _ = try next()
    let start = position
    try skipValue()
    return start..<position
  }
}
