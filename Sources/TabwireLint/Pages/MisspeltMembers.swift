import Tabwire

/// Finds members of a configuration whose names are nearly, but not quite, those of the protocol. Apps ignore them.
struct MisspeltMembers {
  /// A misspelt name.
  struct Member {
    /// The JSON path of the member.
    let path: String
    /// The position of its value in the text.
    let position: Int
    /// The name as it is.
    let name: String
    /// The name that was meant.
    let meant: String
  }

  /// The members, in the order of the text.
  private(set) var members: [Member] = []

  /// - Parameter text: The JSON of a configuration.
  init(in text: UnsafeBufferPointer<UInt8>) {
    var reader = JSONReader(text)
    // A text that is not JSON has an error of its own.
    try? readConfiguration(&reader)
  }

  private mutating func readConfiguration(_ reader: inout JSONReader) throws(JSONReader.SyntaxError) {
    guard try reader.next() == UInt8(ascii: "{") else { return }
    try reader.enter("{")
    while let token = try reader.nextMember() {
      let name = reader.text(of: token)
      let first = try reader.next()
      note(name, at: "$", among: MessageMember.allCases.map(\.name), reader.position)
      if name == MessageMember.tabs.name, first == UInt8(ascii: "[") {
        try readTabs(&reader)
      } else {
        try reader.skipValue()
      }
    }
  }

  private mutating func readTabs(_ reader: inout JSONReader) throws(JSONReader.SyntaxError) {
    try reader.enter("[")
    var index = 0
    while try reader.nextElement() {
      if try reader.next() == UInt8(ascii: "{") {
        try reader.enter("{")
        while let token = try reader.nextMember() {
          _ = try reader.next()
          note(
            reader.text(of: token), at: "$.tabs[\(index)]", among: TabMember.allCases.map(\.name), reader.position)
          try reader.skipValue()
        }
      } else {
        try reader.skipValue()
      }
      index += 1
    }
  }

  private mutating func note(_ name: String, at place: String, among known: [String], _ position: Int) {
    guard name.utf8.count < 32, !known.contains(name), let meant = known.first(where: { isNear(name, $0) }) else {
      return
    }
    members.append(Member(path: "\(place).\(name)", position: position, name: name, meant: meant))
  }

  /// Whether a few changed letters turn one name into the other: one in a short name, two in a long one.
  private func isNear(_ name: String, _ known: String) -> Bool {
    distance(Array(name.lowercased().utf8), Array(known.lowercased().utf8)) <= (known.utf8.count < 6 ? 1 : 2)
  }

  /// The number of letters to add, remove, replace or exchange with their neighbour (optimal string alignment).
  private func distance(_ one: [UInt8], _ other: [UInt8]) -> Int {
    var rows = [Array(0...other.count)]
    for (row, letter) in one.enumerated() {
      var next = [row + 1]
      for (column, otherLetter) in other.enumerated() {
        var cost = min(
          rows[row][column + 1] + 1, next[column] + 1, rows[row][column] + (letter == otherLetter ? 0 : 1))
        if row > 0, column > 0, letter == other[column - 1], one[row - 1] == otherLetter {
          cost = min(cost, rows[row - 1][column - 1] + 1)
        }
        next.append(cost)
      }
      rows.append(next)
    }
    return rows[one.count][other.count]
  }
}
