import TabwirePlanning

/// The style of text: plain, or colored for a terminal.
enum TextStyle {
  case plain, colored

  /// Returns the name of a severity.
  func name(of severity: Severity) -> String {
    switch severity {
    case .none: paint(severity.rawValue, "2")
    case .calm: paint(severity.rawValue, "32")
    case .noticeable: paint(severity.rawValue, "33;1")
    case .disruptive: paint(severity.rawValue, "31;1")
    }
  }

  func strong(_ text: String) -> String { paint(text, "1") }

  func faint(_ text: String) -> String { paint(text, "2") }

  /// Returns text in a color.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - code: The parameters of the control sequence "select graphic rendition".
  func paint(_ text: String, _ code: String) -> String {
    self == .colored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
