import Foundation
import Tabwire
import Testing

@testable import TabwireServer

struct JSONTests {
  /// The data of a message, as Foundation reads and writes it.
  private struct Message: Codable {
    struct Tab: Codable {
      let badge, deprecated, replaces: String?
      let icon, id, path, title: String
    }

    let active: String?
    let revision: Int64?
    let session: String?
    let tabs: [Tab]

    func written(_ formatting: JSONEncoder.OutputFormatting) throws -> String {
      let encoder = JSONEncoder()
      encoder.outputFormatting = formatting.union([.sortedKeys, .withoutEscapingSlashes])
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }

  @Test("It is written as Foundation would write it, whatever the texts say", arguments: MarkupTests.hostile)
  func asFoundation(text: String) throws {
    let everyControl = String(String.UnicodeScalarView((0..<0x20).compactMap(Unicode.Scalar.init)))
    let configuration = try TabConfiguration(
      active: "home",
      tabs: [
        TabData(id: "home", title: text, icon: everyControl, path: "/"),
        TabData(id: "old", title: "Old", icon: text, path: "/old", deprecated: .soft, badge: "3"),
        TabData(id: TabID("x\(text)"), title: "", icon: "", path: "/new?a=1&b=2", replaces: "old"),
      ],
      revision: TabConfiguration.maximumInteger, session: "key")
    let message = try JSONDecoder().decode(Message.self, from: Data(configuration.json.utf8))
    #expect(message.tabs.map(\.title) == [text, "Old", ""])
    #expect(try configuration.json == message.written([]))
    #expect(try configuration.readableJSON == message.written(.prettyPrinted))
  }

  @Test("It carries every character there is, in the JSON and in the attribute of the page")
  func everyScalar() throws {
    let all = (0...0x10FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
    // A message has room for some of them at a time.
    let most = 32 * 1024
    for start in stride(from: 0, to: all.count, by: most) {
      let text = String(String.UnicodeScalarView(all[start..<min(start + most, all.count)]))
      let page = try TabBar(revision: nil) {
        Tab("home", title: "Home", icon: "", path: "/")
        Tab("other", title: text, icon: "", path: "/other")
      }.page(for: "/")
      let nav = try Element.parse(page.html())
      let carried = try #require(nav.attributes["data-navigation-configuration-value"])
      #expect(carried.unicodeScalars.elementsEqual(page.json.unicodeScalars))
      let message = try JSONDecoder().decode(Message.self, from: Data(carried.utf8))
      #expect(message.tabs[1].title.unicodeScalars.elementsEqual(text.unicodeScalars))
      #expect(try TabConfiguration(json: carried) == page.configuration)
    }
  }

  @Test("A page without a tab bar says so")
  func bootstrap() {
    #expect(TabConfiguration.bootstrap.json == #"{"active":null,"tabs":[]}"#)
    #expect(TabConfiguration.bootstrap.readableJSON == "{\n  \"active\" : null,\n  \"tabs\" : [\n\n  ]\n}")
  }
}
