import Tabwire
import Testing

@testable import TabwirePlanning

@Suite("A check")
struct SiteCheckTests {
  private func codes(_ pages: SiteCheck.Page..., icons: [IconCatalogue] = [.sfSymbols, .material]) -> [String] {
    SiteCheck(pages, icons: icons).findings.map(\.code)
  }

  private func page(
    _ tabs: [TabData], active: String? = nil, path: String? = nil, statuses: [String: Int] = [:], name: String = "page"
  ) -> SiteCheck.Page {
    let message = JSON.object([
      ("active", .optional(active ?? tabs.first?.id.rawValue)), ("tabs", .array(tabs.map(\.message))),
    ])
    return SiteCheck.Page(name: name, bytes: Array(message.text.utf8), path: path, statuses: statuses)
  }

  private func tab(
    _ id: TabID, title: String? = nil, icon: String = "house.fill", path: String? = nil, deprecated: Deprecation? = nil,
    replaces: TabID? = nil
  ) -> TabData {
    TabData(
      id: id, title: title ?? id.rawValue, icon: icon, path: path ?? "/\(id)", deprecated: deprecated,
      replaces: replaces)
  }

  @Test("finds nothing in a good tab bar, and in none")
  func good() {
    #expect(codes(page([tab("home", path: "/"), tab("explore")], path: "/"), page([])) == [])
  }

  @Test("counts the tabs that somebody sees who starts the app")
  func bar() {
    let six = (0..<6).map { tab(TabID("t\($0)")) }
    #expect(codes(page(six)) == ["crowdedBar"])
    #expect(codes(page(Array(six.dropLast()) + [tab("t5", deprecated: .soft)])) == [])
    #expect(codes(page([tab("a"), tab("b", deprecated: .hard)])) == ["hiddenBar"])
  }

  @Test("measures labels by how many share the screen")
  func titles() {
    let long = tab("a", title: "Notifications")
    #expect(codes(page([long, tab("b")])) == [])
    #expect(codes(page([long] + (0..<4).map { tab(TabID("t\($0)")) })) == ["longTitle"])
    #expect(codes(page([tab("a", title: "通知と設定のページ"), tab("b"), tab("c"), tab("d")])) == ["longTitle"])
    #expect(
      codes(page([tab("a", title: " "), tab("b", title: "X"), tab("c", title: "X")])) == ["noTitle", "sameTitle"])
  }

  @Test("lets a tab and the one that replaces it be called the same and start at the same page")
  func replacement() {
    let old = tab("old", title: "Explore", path: "/explore", deprecated: .soft)
    let new = tab("new", title: "Explore", path: "/explore", replaces: "old")
    #expect(codes(page([tab("home"), old, new, tab("more")])) == [])
    let others = [
      tab("home"), tab("old", title: "Explore", path: "/explore"), tab("new", title: "Explore", path: "/explore"),
    ]
    #expect(codes(page(others)) == ["sameTitle", "samePath"])
  }

  @Test("knows the names of icons, and the one that was meant")
  func icons() throws {
    #expect(codes(page([tab("a", icon: "home"), tab("b", icon: "search_rounded"), tab("c", icon: "house")])) == [])
    let findings = SiteCheck([page([tab("a", icon: "hause.fill"), tab("b", icon: "")])]).findings
    #expect(findings.map(\.code) == ["unknownIcon", "noIcon"])
    #expect(findings[0].reason == #""hause.fill" is not known to SF Symbols or Material; did you mean "house.fill"?"#)
    #expect(findings[0].path == "$.tabs[0].icon")
    let strict = SiteCheck([page([tab("a", icon: "home"), tab("b")])], required: [.sfSymbols]).findings
    #expect(strict.map(\.code) == ["unknownIcon"])
    #expect(
      codes(page([tab("a", icon: "my-own"), tab("b")]), icons: [.init(name: "ours", names: []) { $0 == "my-own" }])
        == ["unknownIcon"])
  }

  @Test("compares the active tab with the path of the page")
  func active() {
    let tabs = [tab("home", path: "/"), tab("explore"), tab("deep", path: "/explore/deep")]
    #expect(codes(page(tabs, active: "home", path: "/explore/3")) == ["contradictedActive"])
    #expect(codes(page(tabs, active: "explore", path: "/explore/deep/1")) == ["contradictedActive"])
    #expect(codes(page(tabs, active: "explore", path: "/")) == ["contradictedActive"])
    for (active, path) in [("explore", "/explore/3"), ("home", "/"), ("explore", "/search"), ("home", "/explorers")] {
      #expect(codes(page(tabs, active: active, path: path)) == [], "\(active) on \(path)")
    }
  }

  @Test("misses the page of a deprecated tab")
  func deprecated() {
    let tabs = [tab("home"), tab("explore", deprecated: .soft), tab("more")]
    #expect(codes(page(tabs, statuses: ["/explore": 404])) == ["deprecatedPageGone"])
    #expect(codes(page(tabs, statuses: ["/explore": 200, "/more": 404])) == [])
  }

  @Test("finds ids and paths that change between pages")
  func site() {
    let one = page([tab("home", path: "/"), tab("explore")], name: "one")
    #expect(codes(one, page([tab("home", path: "/"), tab("discover", path: "/explore")])) == ["changedID"])
    #expect(codes(one, page([tab("home", path: "/start"), tab("explore")])) == ["changedPath"])
    #expect(codes(one, page([tab("home", path: "/"), tab("cart")]), one) == [])
  }

  @Test("reports one rejection, in the code of the protocol, and goes on with the next page")
  func rejections() {
    let wrong = SiteCheck.Page(name: "wrong", bytes: Array(#"{"active":"a","tabs":[{}]}"#.utf8))
    let check = SiteCheck([wrong, page([tab("a"), tab("b")], active: "c")])
    #expect(check.results.map { $0.findings.map(\.code) } == [["malformed"], ["unknownActive"]])
    #expect(check.findings.map(\.severity) == [.error, .warning])
    #expect(check.findings[0].place == TextPlace(line: 1, column: 23))
  }

  @Test("has the names of the platforms' icons", arguments: ["house.fill", "magnifyingglass", "person.crop.circle"])
  func sfSymbols(name: String) {
    #expect(IconCatalogue.sfSymbols.contains(name))
    #expect(!IconCatalogue.material.contains(name))
    #expect(!IconCatalogue.sfSymbols.contains(name + "x"))
  }
}
