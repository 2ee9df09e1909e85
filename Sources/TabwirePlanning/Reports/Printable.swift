import Tabwire

extension StringProtocol {
  /// The text as a terminal may show it: without the control characters that could steer it.
  package var printable: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: text += scalar.escaped(asASCII: true)
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension TabData {
  /// The tab in a sentence: its title, or its id if it has none.
  package var name: String { "“\((title.isEmpty ? id.rawValue : title).printable)”" }
}

extension [String] {
  /// The words as a list in a sentence.
  func joined(last conjunction: String) -> String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
