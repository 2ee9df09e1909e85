import Foundation
import Testing

@testable import Server

struct LanguageTests {
  @Test("all languages have the same texts with the same placeholders")
  func sameTexts() throws {
    let texts = try Texts.load()
    let english = try #require(texts[.english])
    let places = { (text: String) in Set(text.matches(of: #/\{[a-z]+\}/#).map { String($0.output) }) }
    for language in Language.allCases {
      let other = try #require(texts[language])
      #expect(Set(other.all.keys) == Set(english.all.keys))
      for (name, text) in english.all {
        #expect(places(other(name)) == places(text), "\(language) \(name)")
        #expect(!other(name).isEmpty, "\(language) \(name)")
      }
    }
  }

  @Test("every used text exists, and every text is used")
  func usedTexts() throws {
    let sources = URL(filePath: #filePath).appending(path: "../../../Sources/Server").standardized
    let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var used: Set<String> = []
    for case let file as URL in files {
      if file.pathExtension == "mustache" {
        used.formUnion(
          try String(contentsOf: file, encoding: .utf8).matches(of: #/\bt\.(\w+)/#).map { String($0.output.1) })
      } else if file.pathExtension == "swift" {
        used.formUnion(
          try String(contentsOf: file, encoding: .utf8).matches(of: #/"(\w+)"/#).map { String($0.output.1) })
      }
    }
    used.formUnion(Persona.allCases.flatMap { [$0.title, "\($0.title)Summary"] })
    used.formUnion(Phase.allCases.map(\.rawValue) + ["levelEasy", "levelModerate", "levelHard"])
    used.formUnion(["notFound", "forbidden", "tooLong", "misunderstood", "failed"].map { "\($0)Text" })
    let texts = try #require(try Texts.load()[.english])
    #expect(Set(texts.all.keys).subtracting(used) == [])
    let inTemplates = try templates(in: sources)
    #expect(inTemplates.subtracting(texts.all.keys) == [])
  }

  private func templates(in sources: URL) throws -> Set<String> {
    let folder = sources.appending(path: "Resources/Templates")
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).reduce(into: []) {
      $0.formUnion(try String(contentsOf: $1, encoding: .utf8).matches(of: #/\bt\.(\w+)/#).map { String($0.output.1) })
    }
  }
}
