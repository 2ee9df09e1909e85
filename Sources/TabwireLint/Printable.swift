import Tabwire

extension StringProtocol {
  /// The text with every control and format character escaped, safe to write to a terminal.
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
  /// The tab's title in quotes, or its id if it has no title.
  package var label: String { "“\((title.isEmpty ? id.rawValue : title).printable)”" }

  /// The label, and the id where the title does not say it.
  package var name: String {
    title.isEmpty || title.letters == id.rawValue.letters ? label : "\(label) (\(id.rawValue.printable))"
  }
}

extension String {
  /// The letters and digits in lowercase.
  fileprivate var letters: String { lowercased().filter { $0.isLetter || $0.isNumber } }
}

extension [String] {
  /// The words as a list in a sentence.
  package func joined(last conjunction: String) -> String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
