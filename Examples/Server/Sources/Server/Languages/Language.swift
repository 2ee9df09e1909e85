import Foundation

/// A language of the site.
enum Language: String, Codable, Sendable, CaseIterable {
  case english = "en"
  case german = "de"
  case japanese = "ja"

  /// The name of the language in the language itself.
  var name: String {
    switch self {
    case .english: "English"
    case .german: "Deutsch"
    case .japanese: "日本語"
    }
  }

  /// Returns the language that a browser prefers.
  ///
  /// - Parameter header: The value of `Accept-Language`, such as `de-CH, fr;q=0.8`.
  /// - Returns: `nil` if the site has none of the browser's languages.
  init?(acceptLanguage header: String) {
    let ranges = header.prefix(512).split(separator: ",").map(Range.init)
    // Sorting is stable: the first of two equally preferred languages comes first.
    let preferred = ranges.filter { $0.weight > 0 }.sorted { $0.weight > $1.weight }
    guard let language = preferred.lazy.compactMap({ Language(rawValue: $0.language) }).first else { return nil }
    self = language
  }

  /// A language range with its weight.
  private struct Range {
    let language: String
    let weight: Double

    init(_ text: Substring) {
      let parts = text.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
      let weight = parts.dropFirst().first { $0.hasPrefix("q=") }?.dropFirst(2)
      self.language = String((parts.first ?? "").prefix { $0 != "-" }).lowercased()
      self.weight = weight.map { Double($0) ?? 0 } ?? 1
    }
  }
}
