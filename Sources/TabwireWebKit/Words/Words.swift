import CWebKitGTK
import Foundation

/// The client's own texts in one language. The keys are the English texts, in which `%@` stands for an argument.
package struct Words: Sendable {
  /// The languages besides English, each with its catalogue.
  package static let catalogues: [String: Words] = [
    "de": Words(PackageResources.de_strings), "ja": Words(PackageResources.ja_strings),
  ]

  /// The texts in the first of the user's languages that has a catalogue.
  package static let current = of(languages)

  /// Returns the texts in the first of some languages that has a catalogue, or is English.
  ///
  /// - Parameter languages: The names of languages, such as `de_AT`.
  package static func of(_ languages: [String]) -> Words {
    let known = languages.lazy.map { String($0.prefix { $0.isLetter }) }.first { $0 == "en" || catalogues[$0] != nil }
    return known.flatMap { catalogues[$0] } ?? Words([])
  }

  /// The texts by their English texts.
  package let texts: [String: String]

  /// - Parameter catalogue: Lines such as `"Reload" = "Neu laden";`.
  private init(_ catalogue: [UInt8]) {
    texts = String(decoding: catalogue, as: UTF8.self).split(separator: "\n").reduce(into: [:]) { texts, line in
      let parts = line.dropFirst().dropLast(2).split(separator: "\" = \"", maxSplits: 1)
      if line.hasPrefix("\""), parts.count == 2 { texts[String(parts[0])] = String(parts[1]) }
    }
  }

  /// Returns a text.
  ///
  /// - Parameters:
  ///   - arguments: What stands for each `%@`.
  package func callAsFunction(_ text: String, _ arguments: [String] = []) -> String {
    let parts = (texts[text] ?? text).components(separatedBy: "%@")
    return parts.enumerated().reduce(into: "") { result, part in
      let argument = part.offset > 0 && arguments.indices.contains(part.offset - 1) ? arguments[part.offset - 1] : ""
      result += argument + part.element
    }
  }

  private static var languages: [String] {
    var name = g_get_language_names()
    var languages: [String] = []
    while let language = name?.pointee {
      languages.append(String(cString: language))
      name = name?.advanced(by: 1)
    }
    return languages
  }
}

/// Returns a text of the client in the user's language.
///
/// - Parameters:
///   - arguments: What stands for each `%@` in it.
package func localized(_ text: String, _ arguments: String...) -> String {
  Words.current(text, arguments)
}
