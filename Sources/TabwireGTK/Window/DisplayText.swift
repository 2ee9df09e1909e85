extension String {
  /// The text on one line, without characters that turn the direction of what follows.
  var displayText: String {
    String(
      UnicodeScalarView(
        unicodeScalars.compactMap { scalar in
          switch scalar.properties.generalCategory {
          case .control, .lineSeparator, .paragraphSeparator: " "
          case .format where scalar.properties.isBidiControl: nil
          default: scalar
          }
        }))
  }
}
