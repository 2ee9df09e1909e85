/// Writes JSON. Its functions are not inlined, because they are called often and downloads should be small.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []

  /// Starts a member.
  ///
  /// - Parameter name: Its name, without characters to escape.
  @inline(never) mutating func name(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    append(name)
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
  }

  /// Starts an object or an array, also as an element.
  @inline(never) mutating func open(_ bracket: Unicode.Scalar) {
    separate()
    bytes.append(UInt8(truncatingIfNeeded: bracket.value))
  }

  @inline(never) mutating func close(_ bracket: Unicode.Scalar) {
    bytes.append(UInt8(truncatingIfNeeded: bracket.value))
  }

  @inline(never) mutating func write(_ flag: Bool) {
    append(flag ? "true" : "false")
  }

  @inline(never) mutating func write(_ number: Int64) {
    separate()
    for byte in String(number).utf8 { bytes.append(byte) }
  }

  @inline(never) mutating func write(_ numbers: [Int]) {
    open("[")
    for number in numbers { write(Int64(number)) }
    close("]")
  }

  @inline(never) mutating func write(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      if byte < 0x20 {
        append("\\u00")
        bytes.append(Self.hexadecimal(byte >> 4))
        bytes.append(Self.hexadecimal(byte & 0xF))
      } else {
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { bytes.append(UInt8(ascii: "\\")) }
        bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Adds a comma between members and between elements.
  private mutating func separate() {
    switch bytes.last {
    case nil, UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ":"): break
    default: bytes.append(UInt8(ascii: ","))
    }
  }

  @inline(never) private mutating func append(_ text: StaticString) {
    for position in 0..<text.utf8CodeUnitCount { bytes.append(text.utf8Start[position]) }
  }

  private static func hexadecimal(_ digit: UInt8) -> UInt8 {
    digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
  }
}
