/// Whether a text is coloured, as on a terminal.
public enum TextStyle: Sendable, Hashable {
  case plain, coloured

  /// The name of a severity.
  func name(of severity: Severity) -> String {
    switch severity {
    case .none: paint(severity.rawValue, "2")
    case .calm: paint(severity.rawValue, "32")
    case .noticeable: paint(severity.rawValue, "33;1")
    case .disruptive: paint(severity.rawValue, "31;1")
    }
  }

  /// A text to stand out.
  func strong(_ text: String) -> String { paint(text, "1") }

  /// A text to stand back.
  func faint(_ text: String) -> String { paint(text, "2") }

  /// A text in a colour.
  ///
  /// - Parameter code: the parameters of the terminal's "select graphic rendition".
  func paint(_ text: String, _ code: String) -> String {
    self == .coloured ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
