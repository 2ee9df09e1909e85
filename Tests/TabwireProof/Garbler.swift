import Tabwire

/// Makes broken and hostile messages from valid ones.
package struct Garbler {
  private var random: SplitMix64
  private let corpus: [[UInt8]]

  /// - Parameters:
  ///   - corpus: Valid messages.
  ///   - seed: The seed; the same seed makes the same messages.
  package init(corpus: [[UInt8]], seed: UInt64) {
    self.corpus = corpus
    random = SplitMix64(seed: seed)
  }

  /// Tokens of JSON, the members of the protocol, and values that mean something there.
  private static let pieces =
    ([
      "{", "}", "[", "]", ",", ":", "\"", "\\", "null", "true", "false", "0", "-0", "-", "1.0", "1e3", "01",
      "9007199254740991", "9007199254740992", "\"\"", "\"a\"", "\\u0000", "\\ud800", "\\udc00", "\\ud83c\\udf89",
      "\\u0061", "\\/", "\t", "\n", "\u{E9}", "e\u{301}", "\u{1F389}", "\u{7F}", "\u{85}", " ", "//", "https:",
      "\"deprecated\":\"hard\",", "\"replaces\":\"home\",", "\"role\":\"search\",", "\"kind\":\"picture\",",
      "\"image\":{", "\"owns\":[", "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[",
    ] + members).map { Array($0.utf8) } + brokenUTF8

  /// Each member, without a value and with one of each type.
  private static let members =
    (MessageMember.allCases.map(\.name) + TabMember.allCases.map(\.name)).flatMap { name in
      ["", "null,", "true,", "7,", "\"1\",", "[\"/x\"],", "{\"path\":\"/x\"},"].map { "\"\(name)\":\($0)" }
    }

  /// Invalid UTF-8: overlong, a surrogate, beyond the last scalar, truncated.
  private static let brokenUTF8: [[UInt8]] = [
    [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xF0, 0x80, 0x80, 0x80],
    [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xE2, 0x82], [0x80], [0xFF],
  ]

  /// Returns the next message, of any bytes.
  package mutating func next() -> [UInt8] {
    var bytes = corpus[Int.random(in: 0..<corpus.count, using: &random)]
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let start = Int.random(in: 0...bytes.count, using: &random)
      let end = min(bytes.count, start + Int.random(in: 0...8, using: &random))
      switch Int.random(in: 0..<6, using: &random) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.insert(contentsOf: bytes[start..<end], at: Int.random(in: 0...bytes.count, using: &random))
      case 2: bytes.insert(UInt8.random(in: 0...255, using: &random), at: start)
      case 3: if start < bytes.count { bytes[start] = UInt8.random(in: 0...255, using: &random) }
      default:
        let piece = Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &random)]
        bytes.replaceSubrange(Bool.random(using: &random) ? start..<start : start..<end, with: piece)
      }
    }
    return bytes
  }

  /// Returns the next message that is valid UTF-8.
  package mutating func nextText() -> String {
    while true {
      if let text = String(validating: next(), as: UTF8.self) { return text }
    }
  }
}
