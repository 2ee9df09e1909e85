/// The places of the members of a configuration in the text that it was read from.
///
/// Finding them reads the text again, so it is done for errors and warnings only.
package struct ConfigurationPlaces {
  private let text: UnsafeBufferPointer<UInt8>
  private var positions: [ConfigurationMember: Int] = [:]

  /// Finds every member.
  ///
  /// - Parameter text: The JSON of a configuration.
  package init(in text: UnsafeBufferPointer<UInt8>) {
    self.text = text
    var reader = JSONReader(text)
    // A syntax error has a place of its own.
    try? findMembers(&reader)
  }

  /// Returns the place of a member, or of the object that it is missing from.
  package func place(of member: ConfigurationMember) -> TextPlace {
    if let position = positions[member] { return TextPlace(of: position, in: text) }
    if case .tab(let index, .some) = member { return place(of: .tab(index, nil)) }
    return TextPlace(of: positions[.whole] ?? 0, in: text)
  }

  private mutating func findMembers(_ reader: inout JSONReader) throws(JSONReader.SyntaxError) {
    let first = try reader.next()
    positions[.whole] = reader.position
    guard first == UInt8(ascii: "{") else { return }
    try reader.enter("{")
    while let name = try reader.nextMember() {
      let first = try reader.next()
      let member = reader.member(name, of: MessageMember.self)
      if let member { positions[.member(member)] = reader.position }
      if member == .tabs, first == UInt8(ascii: "[") {
        try findTabs(&reader)
      } else {
        try reader.skipValue()
      }
    }
  }

  private mutating func findTabs(_ reader: inout JSONReader) throws(JSONReader.SyntaxError) {
    try reader.enter("[")
    var index = 0
    while try reader.nextElement() {
      let first = try reader.next()
      positions[.tab(index, nil)] = reader.position
      if first == UInt8(ascii: "{") {
        try findTabMembers(&reader, of: index)
      } else {
        try reader.skipValue()
      }
      index += 1
    }
  }

  private mutating func findTabMembers(_ reader: inout JSONReader, of index: Int) throws(JSONReader.SyntaxError) {
    try reader.enter("{")
    while let name = try reader.nextMember() {
      _ = try reader.next()
      if let member = reader.member(name, of: TabMember.self) {
        positions[.tab(index, member)] = reader.position
      }
      try reader.skipValue()
    }
  }
}

extension TextPlace {
  /// The place of a byte.
  package init(of position: Int, in text: UnsafeBufferPointer<UInt8>) {
    let lineStart = text[..<position].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let lines = text[..<lineStart].count { $0 == UInt8(ascii: "\n") }
    // Every scalar has one byte that does not continue another one.
    let scalars = text[lineStart..<position].count { $0 & 0xC0 != 0x80 }
    self.init(line: lines + 1, column: scalars + 1)
  }
}
