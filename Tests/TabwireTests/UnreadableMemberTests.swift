import Foundation
import TabwireProof
import Testing

@testable import Tabwire

/// P6.18, P6.19, P7.7.
@Suite("What shows or asks for something never costs the tab bar")
struct UnreadableMemberTests {
  private static let tab = #"{"id":"home","title":"Home","icon":"house","path":"/""#
  private static let other = #"{"id":"b","title":"B","icon":"b","path":"/b"}"#

  private func read(tab members: String = "", bar: String = "") throws -> TabConfiguration {
    try TabConfiguration(json: #"{"active":"home","tabs":[\#(Self.tab)\#(members)},\#(Self.other)]\#(bar)}"#)
  }

  @Test(
    "each warning names the place, what is wrong and what can be read",
    arguments: [
      (#","badge":{"n":1}"#, "badge", "its type is wrong; text, an integer, true or false can be read; ignored"),
      (
        #","badge":9007199254740992"#, "badge",
        "its type is wrong; text, an integer, true or false can be read; ignored"
      ),
      (#","badgeLabel":3"#, "badgeLabel", "its type is wrong; text can be read; ignored"),
      (#","image":"/x""#, "image", "its type is wrong; an object with path can be read; ignored"),
      (#","image":{}"#, "image", "it has no path; an object with path can be read; ignored"),
      (
        #","image":{"path":1}"#, "image",
        "the type of its path is wrong; an object whose path is text can be read; ignored"
      ),
      (
        #","image":{"path":"/x","kind":1}"#, "image",
        "the type of its kind is wrong; symbol and picture can be read; ignored"
      ),
      (
        #","image":{"path":"//x.example/1"}"#, "image",
        "its path may lead away from the app: it starts with two slashes, like the URL of another host; one relative to the start URL "
          + "can be read; ignored"
      ),
      (#","version":[1]"#, "version", "its type is wrong; text or an integer can be read; ignored"),
      (#","eager":"wifi""#, "eager", "its type is wrong; true or false can be read; ignored"),
      (#","role":["search"]"#, "role", "its type is wrong; text can be read; ignored"),
    ])
  func warning(members: String, name: String, reason: String) throws {
    let configuration = try read(tab: members)
    #expect(configuration == (try read()))
    let warning = try #require(configuration.warnings.first)
    #expect(configuration.warnings.count == 1)
    #expect("\(warning.code) \(warning.path)" == "unreadable $.tabs[0].\(name)")
    #expect(warning.reason == reason)
    #expect(warning.place?.line == 1)
  }

  @Test("the top level comes before the tabs")
  func topLevel() throws {
    let configuration = try read(
      tab: #","eager":1"#, bar: #","appBadge":-1,"reorders":"always","tabBarHidden":0"#)
    #expect(
      configuration.warnings.map { "\($0.path): \($0.reason)" } == [
        "$.tabBarHidden: its type is wrong; true or false can be read; ignored",
        "$.reorders: its type is wrong; true or false can be read; ignored",
        "$.appBadge: it is -1; an integer from 0 to 9007199254740991 can be read; ignored",
        "$.tabs[0].eager: its type is wrong; true or false can be read; ignored",
      ])
    #expect(configuration.appBadge == nil)
  }

  @Test("servers still refuse what apps cannot read (P13.17)")
  func strict() throws {
    let tabs = ["a", "b"].map { TabData(id: TabID($0), title: $0, icon: $0, path: "/\($0)") }
    #expect(throws: ConfigurationError.self) { try TabConfiguration(active: "a", tabs: tabs, appBadge: -1) }
    let image = TabData(id: "c", title: "C", icon: "c", path: "/c", image: TabImage(path: "//x.example/1"))
    #expect(throws: ConfigurationError.self) { try TabConfiguration(active: "a", tabs: tabs + [image]) }
  }

  /// Any value in members that do not count, in random messages: the same tabs, selection and cases as without them.
  @Test("random values of these members change neither tabs nor cases", arguments: [UInt64(1), 2, 3])
  func law(seed: UInt64) throws {
    var journeys = Journeys(seed: seed)
    var random = SplitMix64(seed: seed)
    for number in 0..<200 {
      var (plain, noisy) = (NavigationState(bootstrapID: 1), NavigationState(bootstrapID: 1))
      var (lastPlain, lastNoisy) = (1, 1)
      for step in journeys.next(steps: 8) {
        guard case .configure(let message) = step else { continue }
        let without = try? TabConfiguration(json: message.withoutShown.json)
        let with = try? TabConfiguration(json: message.withoutShown.json.withNoise(using: &random))
        #expect((without == nil) == (with == nil), "seed \(seed), journey \(number): \(message.json)")
        guard let without, let with else { continue }
        let one = plain.accept(without) {
          lastPlain += 1
          return lastPlain
        }
        let other = noisy.accept(with) {
          lastNoisy += 1
          return lastNoisy
        }
        #expect(one.kind == other.kind, "seed \(seed), journey \(number): \(message.json)")
        #expect(plain.selectedID == noisy.selectedID)
        #expect(plain.tabs.map(\.represents?.id) == noisy.tabs.map(\.represents?.id))
      }
    }
  }
}

extension TestMessage {
  /// The message with the members that count alone.
  fileprivate var withoutShown: TestMessage {
    var message = self
    (message.isTabBarHidden, message.reorders, message.appBadge) = (false, false, nil)
    for index in message.tabs.indices {
      var tab = message.tabs[index]
      (tab.badge, tab.hasDot, tab.image, tab.version, tab.texts) = (nil, false, nil, nil, [:])
      message.tabs[index] = tab
    }
    return message
  }
}

extension String {
  private static let values = [
    "null", "{}", "[]", #"{"a":[{"b":null}]}"#, "1.5", "-7", "1e400", "99999999999999999999", #""""#,
    #""//evil.example""#, "[[],{}]",
    #"{"path":"//evil.example/a.png"}"#, #"{"path":7,"kind":{}}"#, #"{"kind":"picture"}"#,
  ]

  /// The message with members that do not count, of any value, in front of others. `reorders` and `version` are none that can be
  /// read, because those would do something.
  fileprivate func withNoise(using random: inout SplitMix64) -> String {
    func members(_ names: [String], _ random: inout SplitMix64) -> String {
      names.filter { _ in Bool.random(using: &random) }.map { name in
        let value = Self.values[Int.random(in: 0..<Self.values.count, using: &random)]
        let isRead = name == "version" && ["-7", #""""#, #""//evil.example""#].contains(value)
        return "\"\(name)\": \(isRead ? "[]" : value), "
      }.joined()
    }
    var text = replacing("{ \"id\":", with: "\u{1}")
    while let place = text.firstRange(of: "\u{1}") {
      let names = ["badge", "badgeLabel", "image", "role", "version", "eager", "later"]
      text.replaceSubrange(place, with: "{ \(members(names, &random))\"id\":")
    }
    return "{ " + members(["tabBarHidden", "reorders", "appBadge", "later"], &random) + text.dropFirst(2)
  }
}
