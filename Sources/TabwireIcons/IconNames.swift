/// The symbolic icons that stand for the names that servers use.
///
/// Servers name icons as iOS (SF Symbols) or Android (Material) does. The icons are those of the freedesktop theme
/// Adwaita and, where it has none, ``IconDrawings``. An app adds its own names, or replaces these. A name that is known
/// nowhere shows ``fallback``.
public struct IconNames: Sendable {
  /// What an unknown name shows: something visible, rather than a hole in the bar.
  public static let fallback = "tabwire-unknown-symbolic"

  /// The server's names that have an icon without an app's additions, in the order of the alphabet.
  public static var known: [String] { namesOfIcons.keys.sorted() }

  private let additions: [String: String]

  /// - Parameter additions: symbolic icons for an app's own names, which win over the known ones.
  public init(adding additions: [String: String] = [:]) {
    self.additions = additions
  }

  /// The symbolic icon for a server's name.
  ///
  /// - Parameter name: the name as the server wrote it. Variants such as `heart.fill`, `bell.circle` or
  ///   `home_outlined` have the icon of the name that they are variants of, unless they have one of their own.
  /// - Returns: its name in the icon theme; nothing if the server's name is not known.
  public func symbolicName(for name: String) -> String? {
    var name = name
    for _ in 0...Self.mostVariants {
      if let icon = additions[name] ?? Self.namesOfIcons[name] { return icon }
      guard let plain = Self.withoutVariant(name) else { return nil }
      name = plain
    }
    return nil
  }

  /// How many variants a name has at most, as in `bell.circle.fill`. A server's name can be of any length.
  private static let mostVariants = 2

  /// The name without its last variant; nothing if it has none.
  private static func withoutVariant(_ name: String) -> String? {
    variants.first { name.hasSuffix($0) && name.count > $0.count }.map { String(name.dropLast($0.count)) }
  }

  /// What SF Symbols and Material append to a name for another drawing of the same thing.
  private static let variants = [
    ".fill", ".circle", ".square", ".rectangle", "_filled", "_outlined", "_outline", "_rounded", "_sharp", "_two_tone",
  ]
}
