extension StringProtocol {
  /// The text without the spaces and tabs around it.
  var trimmed: String {
    let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    guard let last = lastIndex(where: { !isSpace($0) }) else { return "" }
    return String(self[...last].drop(while: isSpace))
  }
}
