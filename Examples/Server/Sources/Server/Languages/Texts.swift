import Foundation

/// What the site says in one language.
struct Texts: Sendable {
  let language: Language
  /// The texts by name, as templates use them: `[[t.greeting]]`.
  let all: [String: String]

  /// A text, with values in the places of the names in braces.
  ///
  /// - Returns: the name of the text if there is none, so that what is missing shows.
  func callAsFunction(_ name: String, _ values: [String: String] = [:]) -> String {
    values.reduce(all[name] ?? name) { $0.replacingOccurrences(of: "{\($1.key)}", with: $1.value) }
  }

  /// A number such as 6.4 as the language writes it.
  func decimal(_ number: String) -> String {
    language == .german ? number.replacingOccurrences(of: ".", with: ",") : number
  }

  /// Reads the texts of every language.
  static func load() throws -> [Language: Texts] {
    try Dictionary(
      uniqueKeysWithValues: Language.allCases.map { language in
        let file = AppResources.texts.appendingPathComponent("\(language.rawValue).json")
        let texts = try JSONDecoder().decode([String: String].self, from: Data(contentsOf: file))
        return (language, Texts(language: language, all: texts))
      })
  }
}
