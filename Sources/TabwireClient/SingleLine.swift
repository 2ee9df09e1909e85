extension String {
  /// The text with control characters and line separators replaced, so that a server cannot forge lines in a log.
  package var singleLine: String {
    String(String.UnicodeScalarView(unicodeScalars.map { Self.breaksLines($0) ? "\u{FFFD}" : $0 }))
  }

  private static func breaksLines(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
