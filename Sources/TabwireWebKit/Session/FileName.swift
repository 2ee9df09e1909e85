/// A safe file name, made from the name that a server suggests.
package struct FileName {
  /// The size limit, in bytes. File systems allow 255, of which a number and WebKit's suffix need some.
  package static let maximumByteCount = 200
  private static let maximumSuffixByteCount = 40

  private let base: String
  private let suffix: String

  /// Removes folders, leading dots and invisible characters.
  package init(_ suggestion: String) {
    let last = suggestion.split(whereSeparator: { "/\\".contains($0) }).last.map(String.init) ?? ""
    let visible = String(
      String.UnicodeScalarView(
        last.unicodeScalars.filter {
          $0.properties.generalCategory != .control && $0.properties.generalCategory != .format
        }))
    let name = visible.drop { $0 == "." || $0 == " " }
    let dot = name.lastIndex(of: ".").flatMap { name[$0...].utf8.count <= Self.maximumSuffixByteCount ? $0 : nil }
    suffix = dot.map { String(name[$0...]) } ?? ""
    let base = Self.shortened(name[..<(dot ?? name.endIndex)], to: Self.maximumByteCount - suffix.utf8.count)
    self.base = base.isEmpty ? "download" : base
  }

  /// Returns the name with a number, unless the number is 1.
  package func numbered(_ number: Int) -> String {
    number == 1 ? base + suffix : "\(base) (\(number))\(suffix)"
  }

  /// Shortens a text by whole characters, or by scalars where one character alone is too long.
  private static func shortened(_ text: Substring, to byteCount: Int) -> String {
    var shortened = text
    while shortened.count > 1, shortened.utf8.count > byteCount { shortened.removeLast() }
    while shortened.utf8.count > byteCount { shortened.unicodeScalars.removeLast() }
    return String(shortened)
  }
}
