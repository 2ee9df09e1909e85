/// How deep JSON from a page may be nested.
///
/// Decoding a recursive type takes stack for every level, and a page chooses how many there are. So the depth is
/// counted first, without recursion.
enum JSONDepth {
  static let limit = 128

  /// Whether `text` opens more than ``limit`` arrays and objects inside each other.
  static func isExceeded(by text: String) -> Bool {
    var depth = 0
    var isInString = false
    var isEscaped = false
    for byte in text.utf8 {
      if isEscaped {
        isEscaped = false
        continue
      }
      switch byte {
      case UInt8(ascii: "\\"): isEscaped = isInString
      case UInt8(ascii: "\""): isInString.toggle()
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        guard !isInString else { continue }
        depth += 1
        if depth > limit { return true }
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        if !isInString { depth -= 1 }
      default: continue
      }
    }
    return false
  }
}
