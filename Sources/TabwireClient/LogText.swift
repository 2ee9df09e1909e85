extension String {
  /// The text as part of a line in a log. Control characters and line separators from a server cannot forge another line.
  var onOneLine: String {
    String(String.UnicodeScalarView(unicodeScalars.map { Self.breaksLines($0) ? "\u{FFFD}" : $0 }))
  }

  private static func breaksLines(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
