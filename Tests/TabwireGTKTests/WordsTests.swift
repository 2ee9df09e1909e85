import Foundation
import Testing

@testable import TabwireGTK
@testable import TabwireWebKit

@MainActor
@Suite("Words")
struct WordsTests {
  /// The English texts in the sources of the client.
  static func textsInSources() throws -> Set<String> {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources").standardized
    let pattern = /localized\(\s*"([^"]+)"/
    var texts: Set<String> = []
    for module in ["TabwireGTK", "TabwireWebKit"] {
      let files = FileManager.default.enumerator(atPath: sources.appending(path: module).path)
      while let name = files?.nextObject() as? String {
        guard name.hasSuffix(".swift") else { continue }
        let source = try String(contentsOf: sources.appending(path: "\(module)/\(name)"), encoding: .utf8)
        texts.formUnion(source.matches(of: pattern).map { String($0.1) })
      }
    }
    return texts
  }

  @Test("every text of the client is in German and Japanese, with the same arguments", arguments: ["de", "ja"])
  func complete(language: String) throws {
    let words = try #require(Words.catalogues[language])
    let needed = try Self.textsInSources().union(
      PrimaryMenu.shortcuts.flatMap { [$0.key] + $0.value.map(\.key) })
    #expect(needed.count > 100)
    #expect(needed.subtracting(words.texts.keys) == [])
    #expect(Set(words.texts.keys).subtracting(needed) == [], "not used any more")
    for (text, translation) in words.texts {
      #expect(text.components(separatedBy: "%@").count == translation.components(separatedBy: "%@").count, "\(text)")
    }
  }

  @Test(
    "the first of the user's languages that is known counts",
    arguments: [
      (["de_AT.UTF-8", "de_AT", "de", "C"], "Neu"), (["ja_JP", "C"], "新着"), (["pt_BR", "en", "de", "C"], "New"),
      (["C"], "New"), ([], "New"),
    ])
  func languages(languages: [String], text: String) {
    #expect(Words.of(languages)("New") == text)
  }

  @Test("arguments stand in their places")
  func arguments() {
    #expect(
      Words.of(["de"])("“%@” could not be downloaded: %@", ["a", "b"]) == "„a“ konnte nicht heruntergeladen werden: b")
    #expect(Words.of(["en"])("“%@” downloaded", ["%@"]) == "“%@” downloaded")
    #expect(Words.of([])("a text without a translation") == "a text without a translation")
  }
}
