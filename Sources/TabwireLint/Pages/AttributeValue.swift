/// The decoded value of an HTML attribute, with the origin of each byte in the page.
struct AttributeValue {
  /// A character reference that this type does not know.
  struct UnknownReferenceError: Error {
    let position: Int
    let name: String
  }

  /// The decoded value.
  private(set) var bytes: [UInt8] = []
  /// The position in the page of each byte of the value.
  private(set) var origins: [Int] = []

  /// The references that template engines write. HTML has two thousand more.
  private static let names: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
  ]

  /// - Parameters:
  ///   - page: The page.
  ///   - range: The range of the value in the page.
  /// - Throws: For a named reference that is not a common one. Guessing would report errors that apps do not see.
  init(_ page: [UInt8], in range: Range<Int>) throws(UnknownReferenceError) {
    var position = range.lowerBound
    while position < range.upperBound {
      let start = position
      guard page[position] == UInt8(ascii: "&") else {
        append([page[position]], from: start)
        position += 1
        continue
      }
      let end = page[(start + 1)..<range.upperBound].firstIndex { !Self.isPartOfReference($0) } ?? range.upperBound
      let name = String(decoding: page[(start + 1)..<end], as: UTF8.self)
      // Without a semicolon it is a plain ampersand, as in a query.
      guard !name.isEmpty, end < range.upperBound, page[end] == UInt8(ascii: ";") else {
        append([UInt8(ascii: "&")], from: start)
        position += 1
        continue
      }
      guard let scalar = name.hasPrefix("#") ? Self.numbered(name) : Self.names[name] else {
        throw UnknownReferenceError(position: start, name: name)
      }
      append(Array(String(Character(scalar)).utf8), from: start)
      position = end + 1
    }
  }

  private mutating func append(_ bytes: [UInt8], from origin: Int) {
    self.bytes += bytes
    origins += bytes.map { _ in origin }
  }

  private static func isPartOfReference(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "#"):
      true
    default: false
    }
  }

  private static func numbered(_ name: String) -> Unicode.Scalar? {
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
    // Browsers read 128 to 159 as Windows-1252, and replace 0.
    return number.flatMap { $0 == 0 || (128..<160).contains($0) ? nil : Unicode.Scalar($0) }
  }
}
