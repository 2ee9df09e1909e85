import Foundation
import HTTPTypes
import Hummingbird
import Tabwire
import Testing

@testable import Server

struct LanguageTests {
  @Test("The site speaks the language that a browser wants most, if it can")
  func negotiation() {
    let table: [(String, Language?)] = [
      ("de", .german), ("de-CH", .german), ("DE", .german), ("ja,en;q=0.8", .japanese),
      ("en;q=0.5, ja;q=0.9", .japanese),
      ("fr, de;q=0.2, en;q=0.3", .english), ("fr", nil), ("", nil), ("*", nil), ("de;q=0, en", .english),
      ("de;q=x", nil),
      (";;q=,,,", nil), ("fr-FR,fr;q=0.9,en-US;q=0.8,en;q=0.7", .english), ("de, ja", .german),
    ]
    for (header, language) in table { #expect(Language(acceptLanguage: header) == language, "\(header)") }
  }

  @Test("Choosing a language relabels the tabs in place, and is remembered")
  func relabelling() async throws {
    try await Site.visit { browser in
      try await browser.signIn(.premium)
      let before = try await browser.get("/explore").configuration
      #expect(try await browser.post("/language", ["language": "ja", "back": "/explore"]).location == "/explore")
      let page = try await browser.get("/explore")
      let after = try page.configuration
      #expect(page.html.contains(#"<html lang="ja">"#))
      #expect(page.headers[.contentLanguage] == "ja")
      #expect(after.tabs.map(\.id) == before.tabs.map(\.id))
      #expect(after.tabs.map(\.title) == ["ホーム", "さがす", "ライブラリ", "プレミアム", "プロフィール"])
      var state = NavigationState(bootstrapID: 1)
      var last = 1
      let makeID = {
        last += 1
        return last
      }
      _ = state.accept(before, makeID: makeID)
      let transition = state.accept(after, makeID: makeID)
      #expect(!transition.isStructural)
      #expect(transition.updated.count == 5)
      try await browser.post("/sign-out")
      #expect(try await browser.get("/sign-in", headers: [.acceptLanguage: "de"]).title == "サインイン")
      #expect(try await browser.post("/language", ["language": "xx"]).status == 400)
    }
  }

  @Test("Every page speaks every language, and no text is missing", arguments: Language.allCases)
  func everyPage(language: Language) async throws {
    try await Site.visit { browser in
      try await browser.post("/language", ["language": language.rawValue])
      for persona in [Persona.premium, .new] {
        try await browser.post("/sign-out")
        #expect(try await browser.get("/sign-in").status == 200)
        try await browser.signIn(persona)
        for page in TabTests.pages {
          let answer = try await browser.get(page.path)
          #expect(answer.status == page.status)
          #expect(answer.html.contains(#"<html lang="\#(language.rawValue)">"#))
          // A name that no text has is shown as it is, and a value that no text takes keeps its braces.
          #expect(!answer.html.contains("{" + "{"), "\(page.path)")
          #expect(answer.html.firstMatch(of: #/\{[a-z]+\}/#) == nil, "\(page.path)")
        }
      }
    }
  }

  @Test("All languages say the same things, with the same values in them")
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

  @Test("Every text that is used exists, and every text is used")
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
    used.formUnion(Phase.allCases.map(\.rawValue) + Trail.all.map(\.level.name))
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
