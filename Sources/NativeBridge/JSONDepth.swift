/// The nesting depth of JSON from a page.
///
/// Decoding a recursive type takes stack for every level, and the page decides how many there are. This counts them
/// beforehand, without recursion.
enum JSONDepth {
  static let maximum = 128

  /// Returns whether `text` nests arrays and objects deeper than ``maximum``.
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
        if depth > maximum { return true }
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        if !isInString { depth -= 1 }
      default: continue
      }
    }
    return false
  }
}
