import Foundation
import TabwirePaths
import Testing

@Suite("Patterns of links")
struct LinkComponentTests {
  @Test(
    "an asterisk stands for any characters, a question mark for one",
    arguments: [
      ("/explore", "/explore", true), ("/explore", "/explore/3", false), ("/explore/*", "/explore/3/a", true),
      ("/explore/*", "/explore/", true), ("/explore/*", "/explore", false), ("*", "", true), ("*", "/x", true),
      ("/?", "/a", true), ("/?", "/", false), ("/?*", "/", false), ("*/edit", "/a/edit/edit", true),
      ("*/edit", "/a/editor", false), ("/a*b*c", "/axbxc", true), ("/a*b*c", "/axcxb", false), ("", "", true),
      ("", "/", false), ("/Explore", "/explore", false),
    ])
  func matching(pattern: String, path: String, isMatch: Bool) {
    #expect(LinkComponent(pattern).matches(path) == isMatch)
  }

  @Test("all patterns of three characters match as a regular expression does, on all paths of up to four")
  func exhaustive() throws {
    func texts(_ characters: String, upTo count: Int) -> [String] {
      (0..<count).reduce([[""]]) { sets, _ in
        sets + [(sets.last ?? []).flatMap { text in characters.map { text + String($0) } }]
      }.flatMap { $0 }
    }
    let paths = texts("ab", upTo: 4)
    for pattern in texts("ab*?", upTo: 3) {
      let expression = try NSRegularExpression(
        pattern: "^" + pattern.replacing("*", with: ".*").replacing("?", with: ".") + "$")
      // A question mark that was replaced is a point, which stands for one character, too.
      for path in paths {
        let range = NSRange(path.startIndex..., in: path)
        let expected = expression.firstMatch(in: path, range: range) != nil
        #expect(LinkComponent(pattern).matches(path) == expected, "\(pattern) on \(path)")
      }
    }
  }

  @Test("a hostile pattern ends")
  func hostile() {
    let pattern = LinkComponent(String(repeating: "*a", count: 500) + "b")
    #expect(!pattern.matches(String(repeating: "a", count: 2000)))
  }

  @Test("case matters unless the file says otherwise")
  func letterCase() {
    #expect(LinkComponent("/Explore", isCaseSensitive: false).matches("/eXplore"))
  }

  @Test("the first component that matches decides")
  func order() {
    let components = [
      LinkComponent("/a/b", isExcluded: true), LinkComponent("/a/*"), LinkComponent("*", isExcluded: true),
    ]
    #expect(!components.cover("/a/b") && components.cover("/a/c") && !components.cover("/x"))
    #expect(![LinkComponent]().cover("/"))
  }

  @Test("files of both forms are read, and what concerns only some queries is left out")
  func reading() throws {
    let json = """
      { "applinks": { "apps": [], "details": [
        { "appID": "ABCDE12345.a.b", "paths": ["NOT /a/b", "/a/*"] },
        { "appIDs": ["ABCDE12345.a.b"], "components": [
          { "/": "/x", "?": { "q": "1" } }, { "/": "/y", "?": "*", "exclude": true, "comment": "c" }, { "#": "z" },
          { "caseSensitive": false } ] } ] }, "webcredentials": {} }
      """
    let details = try JSONDecoder().decode(AppleAppSiteAssociation.self, from: Data(json.utf8)).applinks.details
    #expect(details[0].components == [LinkComponent("/a/b", isExcluded: true), LinkComponent("/a/*")])
    #expect(
      details[1].components == [LinkComponent("/y", isExcluded: true), LinkComponent("*", isCaseSensitive: false)])
  }
}
