import Tabwire
import TabwireProof
import Testing

@testable import TabwireServer

struct PropertyTests {
  @Test("clients accept every configuration that production sends", arguments: 0..<400)
  func alwaysAccepted(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let tabs = (0..<Int.random(in: 0...8, using: &random)).map { _ in Tab.random(using: &random) }
    let revision = [nil, 0, 1, -1, TabConfiguration.maximumInteger, .max].randomElement(using: &random) ?? nil
    let reports = Reports()
    let tabBar = TabBar(session: nil, revision: revision, onInvalid: .omit(report: { reports.add($0) })) { tabs }
    let path = (Tab.paths + ["/explore/3", "", "?", "/%"]).randomElement(using: &random) ?? "/"

    let isHidden = Bool.random(using: &random)
    let page = try tabBar.page(for: path, hidden: isHidden)
    #expect(page.configuration.isTabBarHidden == isHidden)
    #expect(try TabConfiguration(json: page.json) == page.configuration)
    #expect(page.configuration.tabs.count != 1)
    if let active = page.configuration.active { #expect(page.configuration.tabs.contains { $0.id == active }) }
    let nav = try Element.parse(page.html())
    #expect(nav.attributes["data-navigation-configuration-value"] == page.json)

    // A valid tab bar is the same in development, an invalid one is an error there.
    let strict = TabBar(session: nil, revision: revision) { tabs }
    if reports.errors.isEmpty {
      #expect(try strict.configuration(for: path, hidden: isHidden) == page.configuration)
    } else {
      #expect(throws: reports.errors[0]) { try strict.configuration(for: path) }
    }
  }
}

extension Tab {
  static let paths = [
    "/", "", "/explore", "explore", "/explore/", "/explore?x=1", "//host", "https://host/", "javascript:alert(1)",
    "/a b",
    "/\\host", "../up", "/a:b", "a:b", "/caf\u{E9}", "/%2e%2e/", "\u{85}", "?q", "#f",
  ]
  private static let texts = MarkupTests.hostile + ["Home", "Explore", "Ⅷ", "\u{1F3D4}"]
  private static let ids: [TabID] = ["home", "explore", "library", "", "e\u{301}", "\u{E9}", "profile", "a", "b", "c"]

  static func random(using random: inout SplitMix64) -> Tab {
    let text = { (random: inout SplitMix64) in texts.randomElement(using: &random) ?? "" }
    return Tab(
      ids.randomElement(using: &random) ?? "x", title: text(&random), icon: text(&random),
      path: paths.randomElement(using: &random) ?? "/"
    )
    .deprecated([nil, .soft, .hard].randomElement(using: &random) ?? nil)
    .replacing(Bool.random(using: &random) ? ids.randomElement(using: &random) : nil)
    .badge(Bool.random(using: &random) ? text(&random) : nil)
    .owns(paths.randomElement(using: &random) ?? "/", paths.randomElement(using: &random) ?? "/")
    .version([nil, text(&random)].randomElement(using: &random) ?? nil)
    .eager(Bool.random(using: &random))
  }
}
