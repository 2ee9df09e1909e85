/// How long the labels of a tab bar may be.
enum LabelRoom {
  /// The narrowest phones are 360 points wide; letters of a label take about 6, and 12 are kept free between labels.
  private static let (screen, letter, gap) = (360, 6, 12)

  /// How many letters fit under each icon.
  ///
  /// - Parameter count: how many tabs share the bar.
  static func letters(tabs count: Int) -> Int {
    (screen / min(max(count, 2), Bar.roomOnPhones) - gap) / letter
  }

  /// How much room a label takes, in letters. Those of East Asian scripts and pictures are twice as wide.
  static func length(of title: String) -> Int {
    title.reduce(0) { length, character in
      let scalar = character.unicodeScalars.first?.value ?? 0
      let isWide =
        (0x1100...0x115F).contains(scalar) || (0x2E80...0xD7A3).contains(scalar)
        || (0xF900...0xFAFF).contains(scalar) || (0xFE30...0xFE6F).contains(scalar)
        || (0xFF00...0xFF60).contains(scalar) || (0x1F300...0x3FFFD).contains(scalar)
      return length + (isWide ? 2 : 1)
    }
  }
}
