import Foundation
import Testing

@testable import TabwireIOS

@Suite("Texts")
struct LocalizedTextTests {
  @Test("there are those of the demo's languages", arguments: ["en", "de", "ja"])
  func languages(language: String) throws {
    let folder = try #require(LocalizedText.bundle.path(forResource: language, ofType: "lproj"))
    let bundle = try #require(Bundle(path: folder))
    for text in LocalizedText.allCases {
      let translation = bundle.localizedString(forKey: text.rawValue, value: "missing", table: nil)
      #expect(translation != "missing" && !translation.isEmpty, "\(text)")
      #expect((translation == text.rawValue) == (language == "en"), "\(text)")
      #expect(text.text(in: bundle) == translation)
    }
  }

  @Test("no file has texts that the client does not use", arguments: ["en", "de", "ja"])
  func unused(language: String) throws {
    let folder = try #require(LocalizedText.bundle.path(forResource: language, ofType: "lproj"))
    let file = URL(filePath: folder).appending(path: "Localizable.strings")
    let keys = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { $0.hasPrefix("\"") }
    #expect(keys.count == LocalizedText.allCases.count)
  }

  @Test("an app can replace each of them")
  func options() {
    #expect(TabBarOptions().refreshTitle == "Updated · Reload")
    #expect(TabBarOptions(refreshTitle: "New").refreshTitle == "New")
    #expect(LeaveQuestion().title == "Leave This Page?")
    #expect(LeaveQuestion(stay: "No") == LeaveQuestion(title: nil, message: nil, leave: "Leave", stay: "No"))
  }
}
