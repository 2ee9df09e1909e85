/// The space for labels on the tab bar of a phone.
package enum LabelRoom {
  /// The maximum number of tabs on a phone's tab bar. The rest is under More.
  package static let maximumTabs = 5

  /// In points: the width of the narrowest phones, of an average letter, and of the gap between two labels.
  private static let (screen, letter, gap) = (360, 6, 12)

  /// Returns the number of letters that fit under each icon.
  ///
  /// - Parameter count: The number of tabs on the bar.
  static func letters(tabs count: Int) -> Int {
    (screen / min(max(count, 2), maximumTabs) - gap) / letter
  }

  /// Returns the length of a label in letters. East Asian characters and emoji count twice.
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
