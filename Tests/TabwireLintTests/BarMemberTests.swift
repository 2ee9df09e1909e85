import TabwireProof
import Testing

@testable import TabwireLint

/// Dots, images, actions and the tab that searches.
@Suite("A check of what else is on the bar")
struct BarMemberTests {
  private static let home = #"{ "id": "home", "title": "Home", "icon": "house", "path": "/" }"#

  /// Returns the findings for the tabs and actions of a message, each with what it lacks.
  private func findings(_ entries: String...) -> [Finding] {
    let entries = entries.enumerated().map { index, members in
      // The path of an image is not that of its tab.
      let own = members.replacing(/\{[^}]*\}/, with: "")
      let named = { (name: String, value: String) in
        own.contains("\"\(name)\"") ? "" : "\"\(name)\": \"\(value)\", "
      }
      let number = index + 1
      return "{ " + named("id", "t\(number)") + named("title", "T\(number)") + named("icon", "house")
        + named("path", "/t\(number)") + members + " }"
    }
    let message = #"{ "active": "home", "tabs": [\#(([Self.home] + entries).joined(separator: ", "))] }"#
    return SiteCheck([.init(name: "page", bytes: Array(message.utf8))]).findings
  }

  private func codes(_ entries: [String]) -> [String] {
    SiteCheck([
      .init(
        name: "page",
        bytes: Array(
          #"{ "active": "home", "tabs": [\#(([Self.home] + entries).joined(separator: ", "))] }"#.utf8))
    ]).findings.map(\.code)
  }

  @Test("actions take places on the bar")
  func places() {
    func entry(_ number: Int, _ more: String = "") -> String {
      #"{ "id": "t\#(number)", "title": "T\#(number)", "icon": "house", "path": "/t\#(number)"\#(more) }"#
    }
    let four = (1...3).map { entry($0) }
    let action = #", "action": true"#
    #expect(codes(four + [entry(4, action)]) == [])
    #expect(codes(four + [entry(4, action), entry(5, action)]) == ["crowdedBar"])
    #expect(codes([entry(1, action)]) == ["singleTab"], "an action is no tab")
  }

  @Test("a label without a badge is never spoken")
  func label() {
    #expect(findings(#""badgeLabel": "3 unread messages""#).map(\.code) == ["unusedBadgeLabel"])
    #expect(findings(#""badgeLabel": "3 unread messages", "badge": 0"#).map(\.code) == ["unusedBadgeLabel"])
    for badge in ["3", "\"new\"", "true"] {
      #expect(findings(#""badgeLabel": "3 unread messages", "badge": \#(badge)"#) == [], "\(badge)")
    }
    let action = findings(#""badgeLabel": "none", "action": true"#, #""path": "/t2""#)
    #expect(action.map(\.code) == ["unusedBadgeLabel"] && action.first?.path == "$.tabs[1].badgeLabel")
  }

  @Test("two tabs that search are reported once, by the protocol")
  func search() {
    #expect(findings(#""role": "search""#, #""role": "search""#).map(\.code) == ["repeatedRole"])
  }

  @Test(
    "an image of a format that no client decodes is reported",
    arguments: [
      "/face.svg", "/face.SVGZ", "/face.gif?v=3", "faces/1.avif#top", "/face.heic", "/a.ico", "/a.tiff", "/a.bmp",
    ])
  func unusableImage(path: String) {
    let findings = findings(#""image": { "path": "\#(path)", "kind": "picture" }"#)
    #expect(findings.map(\.code) == ["unusableImage"])
    #expect(findings.first?.path == "$.tabs[1].image")
  }

  @Test(
    "an image of a format that clients decode, or whose name says none, is not",
    arguments: [
      "/face.png", "/face.JPG", "/face.jpeg", "/face.webp", "/users/3/face", "/face?format=svg", "/face.svg/large",
    ])
  func usableImage(path: String) {
    #expect(findings(#""image": { "path": "\#(path)" }"#) == [])
  }

  @Test("an action needs a title and an icon as a tab does, and is called an action")
  func action() {
    let findings = findings(
      #""title": " ", "icon": "", "action": true, "id": "compose""#, #""title": "Notifications""#,
      #""image": { "path": "/plus.svg" }, "action": true, "icon": "hause.fill""#)
    #expect(findings.map(\.code).sorted() == ["noIcon", "noTitle", "unknownIcon", "unusableImage"])
    #expect(findings.allSatisfy { $0.reason.hasPrefix("action \"") })
    #expect(
      Set(findings.compactMap(\.path)).isSubset(of: [
        "$.tabs[1].title", "$.tabs[1].icon", "$.tabs[3].image", "$.tabs[3].icon",
      ]))
  }
}
