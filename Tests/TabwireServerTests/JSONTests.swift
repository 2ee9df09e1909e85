import Foundation
import Tabwire
import Testing

@testable import TabwireServer

struct JSONTests {
  /// The data of a message, read and written by Foundation.
  private struct Message: Codable {
    struct Tab: Codable {
      let badge, deprecated, replaces, version: String?
      let eager: Bool?
      let owns: [String]?
      let icon, id, path, title: String
    }

    let active: String?
    let revision: Int64?
    let session: String?
    let live, tabBarHidden: Bool?
    let tabs: [Tab]

    func written(_ formatting: JSONEncoder.OutputFormatting) throws -> String {
      let encoder = JSONEncoder()
      encoder.outputFormatting = formatting.union([.sortedKeys, .withoutEscapingSlashes])
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }

  @Test("JSON equals that of Foundation, for hostile texts too", arguments: MarkupTests.hostile)
  func asFoundation(text: String) throws {
    let everyControl = String(String.UnicodeScalarView((0..<0x20).compactMap(Unicode.Scalar.init)))
    let configuration = try TabConfiguration(
      active: "home",
      tabs: [
        TabData(id: "home", title: text, icon: everyControl, path: "/"),
        TabData(
          id: "old", title: "Old", icon: text, path: "/old", deprecated: .soft, badge: "3", version: "v\(text)",
          owns: ["/a?b=\"", "/c"], isEager: true),
        TabData(id: TabID("x\(text)"), title: "", icon: "", path: "/new?a=1&b=2", replaces: "old"),
      ],
      revision: TabConfiguration.maximumInteger, session: "key", isLive: true, isTabBarHidden: true)
    let message = try JSONDecoder().decode(Message.self, from: Data(configuration.json.utf8))
    #expect(message.tabs.map(\.title) == [text, "Old", ""])
    #expect(try TabConfiguration(json: configuration.json) == configuration)
    #expect(try configuration.json == message.written([]))
    #expect(try TabConfiguration(json: configuration.prettyJSON) == configuration)
  }

  @Test("every Unicode scalar survives the JSON and the attribute")
  func everyScalar() throws {
    let all = (0...0x10FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
    // A message is too small for all of them at once.
    let count = 32 * 1024
    for start in stride(from: 0, to: all.count, by: count) {
      let text = String(String.UnicodeScalarView(all[start..<min(start + count, all.count)]))
      let page = try TabBar(omittingSession: .neverSwitchesUsers, revision: nil) {
        Tab("home", title: "Home", icon: "", path: "/")
        Tab("other", title: text, icon: "", path: "/other")
      }.page(for: "/")
      let nav = try Element.parse(page.html())
      let json = try #require(nav.attributes["data-navigation-configuration-value"])
      #expect(json.unicodeScalars.elementsEqual(page.json.unicodeScalars))
      let message = try JSONDecoder().decode(Message.self, from: Data(json.utf8))
      #expect(message.tabs[1].title.unicodeScalars.elementsEqual(text.unicodeScalars))
      #expect(try TabConfiguration(json: json) == page.configuration)
    }
  }

  @Test("bootstrap is written explicitly")
  func bootstrap() {
    #expect(TabConfiguration.bootstrap.json == #"{"active":null,"tabs":[]}"#)
    #expect(TabConfiguration.bootstrap.prettyJSON == "{\n  \"active\": null,\n  \"tabs\": []\n}")
  }

  @Test("JSON for people has one member a line")
  func pretty() throws {
    let tabs = ["a", "b"].map {
      TabData(id: TabID($0), title: "", icon: "", path: "/", owns: $0 == "a" ? ["/x", "/y"] : [])
    }
    #expect(
      try TabConfiguration(active: "a", tabs: tabs, revision: 1).prettyJSON == """
        {
          "active": "a",
          "revision": 1,
          "tabs": [
            {
              "icon": "",
              "id": "a",
              "owns": [
                "/x",
                "/y"
              ],
              "path": "/",
              "title": ""
            },
            {
              "icon": "",
              "id": "b",
              "path": "/",
              "title": ""
            }
          ]
        }
        """)
  }
}
