/// Quotes text of a page for a log line. The result is short and has no characters that start a new line or change how the
/// line is displayed.
func quoted(_ text: String) -> String {
  let maximumCount = 200
  var quotation = "\""
  for scalar in text.unicodeScalars.prefix(maximumCount) {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator:
      quotation += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default:
      quotation += scalar.escaped(asASCII: false)
    }
  }
  return quotation + (text.unicodeScalars.dropFirst(maximumCount).isEmpty ? "\"" : "…\"")
}
