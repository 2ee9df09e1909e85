import Foundation

/// A language that the site speaks.
enum Language: String, Codable, Sendable, CaseIterable {
  case english = "en"
  case german = "de"
  case japanese = "ja"

  /// What the language calls itself.
  var name: String {
    switch self {
    case .english: "English"
    case .german: "Deutsch"
    case .japanese: "日本語"
    }
  }

  /// The first of the languages that a browser asks for, in its order, which the site speaks.
  ///
  /// - Parameter header: the value of `Accept-Language`, such as `de-CH, fr;q=0.8`.
  init?(acceptLanguage header: String) {
    let ranges = header.prefix(512).split(separator: ",").map(Range.init)
    // Sorting is stable: of two that are wanted as much, the first comes first.
    let wanted = ranges.filter { $0.weight > 0 }.sorted { $0.weight > $1.weight }
    guard let language = wanted.lazy.compactMap({ Language(rawValue: $0.language) }).first else { return nil }
    self = language
  }

  /// A language that a browser asks for, and how much it is wanted.
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
