/// The icons of a platform, by name.
public struct IconCatalogue: Sendable {
  /// The name of the catalogue, such as `SF Symbols`.
  public let name: String
  private let isKnown: @Sendable (String) -> Bool
  private let names: [String]

  /// Creates a catalogue.
  ///
  /// - Parameters:
  ///   - name: The name of the catalogue.
  ///   - names: Names of icons, for suggestions.
  ///   - isKnown: Whether the catalogue has an icon of a name.
  public init(name: String, names: [String], isKnown: @escaping @Sendable (String) -> Bool) {
    self.name = name
    self.names = names
    self.isKnown = isKnown
  }

  /// The icons of iOS and macOS.
  public static let sfSymbols = IconCatalogue(name: "SF Symbols", listed: namesOfSFSymbols, endings: [])

  /// The icons of Android.
  public static let material = IconCatalogue(
    name: "Material", listed: namesOfMaterialIcons,
    endings: ["_outlined", "_rounded", "_sharp", "_two_tone", "_filled"])

  private init(name: String, listed: String, endings: [String]) {
    let names = listed.split { $0 == " " || $0 == "\n" }.map(String.init)
    let known = Set(names)
    self.init(name: name, names: names) { icon in
      known.contains(icon) || endings.contains { icon.hasSuffix($0) && known.contains(String(icon.dropLast($0.count))) }
    }
  }

  /// Whether the catalogue has an icon of a name.
  public func contains(_ icon: String) -> Bool { isKnown(icon) }

  /// Returns the most similar name and its edit distance, or `nil` if no name is similar.
  ///
  /// - Parameter icon: The unknown name.
  public func suggestion(for icon: String) -> (name: String, distance: Int)? {
    let letters = Array(icon.utf8.prefix(64))
    // With more than a third of its letters changed, it is another word.
    var nearest: (name: String, distance: Int)?
    for name in names {
      let limit = min(max(letters.count / 3, 1), (nearest?.distance ?? .max) - 1)
      guard limit > 0, abs(name.utf8.count - letters.count) <= limit else { continue }
      let distance = Self.distance(letters, Array(name.utf8))
      if distance <= limit { nearest = (name, distance) }
    }
    return nearest
  }

  /// Returns the number of letters to insert, remove, replace or swap (Damerau–Levenshtein).
  private static func distance(_ one: [UInt8], _ other: [UInt8]) -> Int {
    var rows = [Array(0...other.count)]
    for (i, letter) in one.enumerated() {
      var row = [i + 1]
      for (j, otherLetter) in other.enumerated() {
        var cost = min(rows[i][j] + (letter == otherLetter ? 0 : 1), rows[i][j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, letter == other[j - 1], one[i - 1] == otherLetter { cost = min(cost, rows[i - 1][j - 1] + 1) }
        row.append(cost)
      }
      rows.append(row)
    }
    return rows[one.count][other.count]
  }
}
