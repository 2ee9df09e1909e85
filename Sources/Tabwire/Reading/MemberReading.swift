extension JSONReader {
  /// Reads an object: the members that a table has. Of several with the same name the last one counts.
  mutating func readMembers<Member: MemberTable>(of table: Member.Type) throws(SyntaxError) -> MemberValues<Member> {
    var values = MemberValues<Member>()
    try enter("{")
    while let name = try nextMember() {
      if let member = member(name, of: table) {
        values[member] = try readValue(member.row.type)
      } else {
        try skipValue()
      }
    }
    return values
  }

  /// Returns the member of a table that has a name, or `nil` if there is none.
  func member<Member: MemberTable>(_ name: StringToken, of table: Member.Type) -> Member? {
    Member.table.firstIndex { matches(name, $0.name) }.flatMap { Member(rawValue: $0) }
  }

  /// Reads a value that should be of a type.
  mutating func readValue(_ type: MemberType) throws(SyntaxError) -> MemberValue {
    let first = try next()
    switch (type, first) {
    case (_, UInt8(ascii: "n")):
      try readWord("null")
      return .absent
    case (.text, UInt8(ascii: "\"")): return .text(text(of: try readString()))
    case (.label, UInt8(ascii: "\"")), (.version, UInt8(ascii: "\"")), (.badge, UInt8(ascii: "\"")):
      return MemberValue(label: text(of: try readString()))
    case (.boolean, UInt8(ascii: "t")), (.badge, UInt8(ascii: "t")):
      try readWord("true")
      return .flag
    case (.boolean, UInt8(ascii: "f")), (.badge, UInt8(ascii: "f")):
      try readWord("false")
      return .absent
    case (.integer, _), (.version, _), (.badge, _):
      guard first == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else { break }
      guard let number = try readNumber() else { return wrong(type) }
      if type == .integer { return .integer(number) }
      return number == 0 && type == .badge ? .absent : .text(String(number))
    case (.texts, UInt8(ascii: "[")): return try readTexts()
    case (.image, UInt8(ascii: "{")): return try readImage()
    default: break
    }
    try skipValue()
    return wrong(type)
  }

  private func wrong(_ type: MemberType) -> MemberValue {
    .wrong("its type is wrong; \(type.accepted)")
  }

  private mutating func readTexts() throws(SyntaxError) -> MemberValue {
    try enter("[")
    var texts: [String]? = []
    while try nextElement() {
      if case .text(let text) = try readValue(.text) { texts?.append(text) } else { texts = nil }
    }
    guard let texts else { return wrong(.texts) }
    return texts.isEmpty ? .absent : .texts(texts)
  }
}

extension MemberValues {
  /// Checks the members that were read.
  ///
  /// - Parameters:
  ///   - place: Returns the member in the configuration.
  ///   - unread: Collects the warnings of members that are not accepted, and count as absent (P6.19).
  /// - Throws: A ``ConfigurationError`` for the first that has to be accepted, and is not (P6.18).
  mutating func check(
    at place: (Member) -> ConfigurationMember, _ unread: inout [ConfigurationWarning]
  ) throws(ConfigurationError) {
    for member in Member.allCases {
      if isEnd(member) && member.row.need != .required { return }
      guard let problem = problem(member) else { continue }
      guard member.row.need == .asks else {
        throw ConfigurationError(.malformed, place(member), "\(problem) is needed")
      }
      unread.append(ConfigurationWarning(.unreadable, place(member), "\(problem) can be read; ignored"))
      self[member] = .absent
    }
  }

  /// The reason why a member is not accepted, and the values that are, or `nil` if it is.
  private func problem(_ member: Member) -> String? {
    switch self[member] {
    case .absent: member.row.need == .required ? "it is missing; \(member.row.type.accepted)" : nil
    case .wrong(let reason): reason
    case .integer(let number) where number < 0 && member.row.need == .asks:
      "it is \(number); \(member.row.type.accepted)"
    default: nil
    }
  }
}
