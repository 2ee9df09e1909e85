/// Maps the icon names that servers use to symbolic icons.
///
/// Servers use the names of SF Symbols (iOS) or Material Symbols (Android). The icons come from the freedesktop theme
/// Adwaita, or are drawn for Tabwire. An app can add names and replace these. An unknown name shows ``fallback``.
public struct IconNames: Sendable {
  /// The icon for an unknown name.
  public static let fallback = "tabwire-unknown-symbolic"

  /// The known names in alphabetical order, without an app's additions.
  package static var known: [String] { namesOfIcons.keys.sorted() }

  private let additions: [String: String]
  private let isShown: (@Sendable (String) -> Bool)?

  /// Creates a mapping.
  ///
  /// - Parameters:
  ///   - additions: Symbolic icons for an app's own names. They take precedence over the known names.
  ///   - isShown: Returns whether a name has an icon, or `nil` if every known name has one. An app's own names always have.
  public init(adding additions: [String: String] = [:], where isShown: (@Sendable (String) -> Bool)? = nil) {
    self.additions = additions
    self.isShown = isShown
  }

  /// Returns the symbolic icon for a server's name.
  ///
  /// - Parameter name: The server's name. A variant such as `heart.fill`, `bell.circle` or `home_outlined` has the icon
  ///   of its base name, unless it has its own icon.
  /// - Returns: The name in the icon theme, or `nil` if the server's name is unknown.
  public func symbolicName(for name: String) -> String? {
    let isShown = isShown?(name) ?? true
    var name = name
    for _ in 0...Self.maximumVariantCount {
      if let icon = additions[name] { return icon }
      if isShown, let icon = Self.namesOfIcons[name] { return icon }
      guard let plain = Self.removingVariant(name) else { return nil }
      name = plain
    }
    return nil
  }

  /// The maximum number of suffixes that are removed, as in `bell.circle.fill`. Names can be of any length.
  private static let maximumVariantCount = 2

  /// Returns the name without its last suffix, or `nil` if it has none.
  private static func removingVariant(_ name: String) -> String? {
    variants.first { name.hasSuffix($0) && name.count > $0.count }.map { String(name.dropLast($0.count)) }
  }

  /// The suffixes of SF Symbols and Material Symbols for variants of an icon.
  private static let variants = [
    ".fill", ".circle", ".square", ".rectangle", "_filled", "_outlined", "_outline", "_rounded", "_sharp", "_two_tone",
  ]
}
