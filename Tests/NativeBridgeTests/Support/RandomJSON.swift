import Foundation
import TabwireProof

@testable import NativeBridge

extension String {
  /// Returns text of fragments that break naive encoders, and of any Unicode scalars.
  static func hostile(using random: inout SplitMix64) -> String {
    let pieces = [
      "\"", "'", "\\", "`", "${", "}", "</script>", "<!--", "-->", "]]>", "\u{0}", "\u{1}", "\u{8}", "\n", "\r", "\r\n",
      "\t", "\u{7F}", "\u{85}", "\u{2028}", "\u{2029}", "\u{FEFF}", "\u{FFFE}", "\u{202E}", "\u{301}", "<\u{338}",
      "\"\u{301}",
      "\\u2028", "\\ud800", "//", "/*", "*/", ");alert(1);(", "👩‍👩‍👧", "é", "𝒳", "\u{10FFFF}",
    ]
    return (0..<Int.random(in: 0...12, using: &random)).map { _ in
      if Bool.random(using: &random), let piece = pieces.randomElement(using: &random) { return piece }
      return Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &random)).map { String(Character($0)) } ?? ""
    }.joined()
  }
}

extension JSONValue {
  static func random(depth: Int, using random: inout SplitMix64) -> JSONValue {
    switch Int.random(in: depth > 0 ? 0...5 : 0...3, using: &random) {
    case 0: .null
    case 1: .bool(.random(using: &random))
    case 2: .number((.random(in: -1e6...1e6, using: &random) * 8).rounded() / 8)
    case 3: .string(.hostile(using: &random))
    case 4: .array((0..<3).map { _ in .random(depth: depth - 1, using: &random) })
    default:
      .object(
        Dictionary(
          (0..<3).map { _ in (String.hostile(using: &random), JSONValue.random(depth: depth - 1, using: &random)) },
          uniquingKeysWith: { first, _ in first }))
    }
  }

  /// Returns a random encoding of the value.
  func written(using random: inout SplitMix64) -> String {
    let space = ["", " ", "\n\t"].randomElement(using: &random) ?? ""
    switch self {
    case .null: return space + "null"
    case .bool(let value): return "\(value)" + space
    case .number(let value): return Bool.random(using: &random) ? "\(value)" : "\(Int(value * 8) * 125)e-3"
    case .string(let value): return space + Self.written(value, using: &random)
    case .array(let values):
      var items: [String] = []
      for value in values { items.append(value.written(using: &random)) }
      return "[" + items.joined(separator: space + ",") + space + "]"
    case .object(let members):
      var items: [String] = []
      for (name, value) in members.shuffled(using: &random) {
        items.append(Self.written(name, using: &random) + space + ":" + value.written(using: &random))
      }
      return "{" + space + items.joined(separator: ",") + "}"
    }
  }

  private static func written(_ text: String, using random: inout SplitMix64) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      let mustEscape = scalar.value < 0x20 || scalar == "\"" || scalar == "\\"
      if mustEscape || Bool.random(using: &random) {
        for unit in String(Character(scalar)).utf16 {
          let hex = String(unit, radix: 16, uppercase: .random(using: &random))
          result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
        }
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
