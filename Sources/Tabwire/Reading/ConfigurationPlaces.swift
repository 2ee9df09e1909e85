/// Where the members of a configuration stand in the text that they are read from.
struct ConfigurationPlaces {
  /// Where those members of a tab stand that a rule can find wrong.
  struct Tab {
    let id: Int
    let path: Int
    let deprecated: Int
    let replaces: Int
    /// The value of `deprecated` if it is none that is known.
    let unknownDeprecation: String?
  }

  let bytes: UnsafeBufferPointer<UInt8>
  var active = 0
  var tabList = 0
  var tabs: [Tab] = []

  /// The line and the column of a member.
  func place(of member: ConfigurationMember) -> TextPlace {
    switch member {
    case .active: place(at: active)
    case .tabs: place(at: tabList)
    case .tab(let index, .path): place(at: tabs[index].path)
    case .tab(let index, .deprecated): place(at: tabs[index].deprecated)
    case .tab(let index, .replaces): place(at: tabs[index].replaces)
    case .tab(let index, _): place(at: tabs[index].id)
    case .whole, .revision, .session: place(at: 0)
    }
  }

  /// The line and the column of a byte.
  func place(at position: Int) -> TextPlace {
    var line = 1
    var column = 1
    for byte in bytes.prefix(position) {
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    return TextPlace(line: line, column: column)
  }

  /// The error for a member that is not as the protocol has it.
  func malformed(_ member: ConfigurationMember, at position: Int, _ reason: String) -> ConfigurationError {
    ConfigurationError(code: .malformed, member: member, place: place(at: position), reason: reason)
  }

  /// The value of a member that may be absent.
  ///
  /// - Parameter type: what it should be, in words.
  /// - Throws: if it is of another type.
  func optional<Value>(
    _ read: ReadMember<Value>, _ member: ConfigurationMember, _ type: String
  ) throws(ConfigurationError) -> Value? {
    switch read {
    case .absent: return nil
    case .value(let value, _): return value
    case .wrong(let position): throw malformed(member, at: position, "its type is wrong; \(type) is needed")
    }
  }
}
