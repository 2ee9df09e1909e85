/// Text from a page, as it may appear in a log: short, recognizable as a quotation, and without the characters that
/// would start a new line or change how the line is shown.
func quoted(_ text: String) -> String {
  let limit = 200
  var quotation = "\""
  for scalar in text.unicodeScalars.prefix(limit) {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator:
      quotation += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default:
      quotation += scalar.escaped(asASCII: false)
    }
  }
  return quotation + (text.unicodeScalars.dropFirst(limit).isEmpty ? "\"" : "…\"")
}
