import Foundation

/// The translations of the site into one language.
struct Texts: Sendable {
  let language: Language
  /// The texts by name. Templates use them as `[[t.greeting]]`.
  let all: [String: String]

  /// Returns a text with its placeholders replaced.
  ///
  /// - Parameters:
  ///   - name: The name of the text.
  ///   - values: The values of the placeholders, such as `{name}`.
  /// - Returns: The text, or its name if it is missing.
  func callAsFunction(_ name: String, _ values: [String: String] = [:]) -> String {
    values.reduce(all[name] ?? name) { $0.replacingOccurrences(of: "{\($1.key)}", with: $1.value) }
  }

  /// Formats a decimal number such as 6.4.
  func decimal(_ number: String) -> String {
    language == .german ? number.replacingOccurrences(of: ".", with: ",") : number
  }

  /// Loads the texts of every language.
  static func load() throws -> [Language: Texts] {
    try Dictionary(
      uniqueKeysWithValues: Language.allCases.map { language in
        let file = AppResources.texts.appendingPathComponent("\(language.rawValue).json")
        let texts = try JSONDecoder().decode([String: String].self, from: Data(contentsOf: file))
        return (language, Texts(language: language, all: texts))
      })
  }
}
