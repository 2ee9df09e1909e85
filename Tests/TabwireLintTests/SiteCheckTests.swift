import Foundation
import Tabwire
import Testing

@testable import TabwireLint

@Suite("A check")
struct SiteCheckTests {
  private func codes(_ pages: SiteCheck.Page..., icons: [IconCatalogue] = [.sfSymbols, .material]) -> [String] {
    SiteCheck(pages, icons: icons).findings.map(\.code)
  }

  private func page(
    _ tabs: [TabData], active: String? = nil, path: String? = nil, statuses: [String: Int] = [:], name: String = "page"
  ) -> SiteCheck.Page {
    let message: [String: Any] = [
      "active": active ?? tabs.first?.id.rawValue ?? NSNull(),
      "tabs": tabs.map { tab in
        [
          "id": tab.id.rawValue, "title": tab.title, "icon": tab.icon, "path": tab.path,
          "deprecated": tab.deprecated?.rawValue, "replaces": tab.replaces?.rawValue, "version": tab.version,
          "owns": tab.owns.isEmpty ? nil : tab.owns, "eager": tab.isEager ? true : nil,
        ].compactMapValues { $0 as Any? }
      },
    ]
    let bytes = (try? JSONSerialization.data(withJSONObject: message, options: .sortedKeys)) ?? Data()
    return SiteCheck.Page(name: name, bytes: Array(bytes), path: path, statuses: statuses)
  }

  private func tab(
    _ id: TabID, title: String? = nil, icon: String = "house.fill", path: String? = nil, deprecated: Deprecation? = nil,
    replaces: TabID? = nil, version: String? = nil, owns: [String] = [], isEager: Bool = false
  ) -> TabData {
    TabData(
      id: id, title: title ?? id.rawValue, icon: icon, path: path ?? "/\(id)", deprecated: deprecated,
      replaces: replaces,
      version: version, owns: owns, isEager: isEager)
  }

  @Test("a good tab bar has no findings, and neither has bootstrap")
  func good() {
    #expect(codes(page([tab("home", path: "/"), tab("explore")], path: "/"), page([])) == [])
  }

  @Test("the tabs of new launches are counted")
  func bar() {
    let six = (0..<6).map { tab(TabID("t\($0)")) }
    #expect(codes(page(six)) == ["crowdedBar"])
    #expect(codes(page(Array(six.dropLast()) + [tab("t5", deprecated: .soft)])) == [])
    #expect(codes(page([tab("a"), tab("b", deprecated: .hard)])) == ["hiddenBar"])
  }

  @Test("a label is measured against its share of the screen")
  func titles() {
    let long = tab("a", title: "Notifications")
    #expect(codes(page([long, tab("b")])) == [])
    #expect(codes(page([long] + (0..<4).map { tab(TabID("t\($0)")) })) == ["longTitle"])
    #expect(codes(page([tab("a", title: "通知と設定のページ"), tab("b"), tab("c"), tab("d")])) == ["longTitle"])
    #expect(
      codes(page([tab("a", title: " "), tab("b", title: "X"), tab("c", title: "X")])) == ["noTitle", "sameTitle"])
  }

  @Test("a tab and its replacement may share title and path")
  func replacement() {
    let old = tab("old", title: "Explore", path: "/explore", deprecated: .soft)
    let new = tab("new", title: "Explore", path: "/explore", replaces: "old")
    #expect(codes(page([tab("home"), old, new, tab("more")])) == [])
    let others = [
      tab("home"), tab("old", title: "Explore", path: "/explore"), tab("new", title: "Explore", path: "/explore"),
    ]
    #expect(codes(page(others)) == ["samePath", "sameTitle"])
  }

  @Test("an unknown icon is reported with the most similar one")
  func icons() throws {
    #expect(codes(page([tab("a", icon: "home"), tab("b", icon: "search_rounded"), tab("c", icon: "house")])) == [])
    let findings = SiteCheck([page([tab("a", icon: "hause.fill"), tab("b", icon: "")])]).findings
    #expect(findings.map(\.code) == ["unknownIcon", "noIcon"])
    #expect(
      findings[0].reason == #"tab "a": icon "hause.fill" is not in SF Symbols or Material; did you mean "house.fill"?"#)
    #expect(findings[0].path == "$.tabs[0].icon")
    let strict = SiteCheck([page([tab("a", icon: "home"), tab("b")])], required: [.sfSymbols]).findings
    #expect(strict.map(\.code) == ["unknownIcon"])
    #expect(
      codes(page([tab("a", icon: "my-own"), tab("b")]), icons: [.init(name: "ours", names: []) { $0 == "my-own" }])
        == ["unknownIcon"])
  }

  @Test("the active tab must own the page, unless no tab does")
  func active() {
    let tabs = [tab("home", path: "/"), tab("explore"), tab("deep", path: "/explore/deep")]
    #expect(codes(page(tabs, active: "home", path: "/explore/3")) == ["contradictedActive"])
    #expect(codes(page(tabs, active: "explore", path: "/explore/deep/1")) == ["contradictedActive"])
    #expect(codes(page(tabs, active: "explore", path: "/")) == ["contradictedActive"])
    for (active, path) in [("explore", "/explore/3"), ("home", "/"), ("explore", "/search"), ("home", "/explorers")] {
      #expect(codes(page(tabs, active: active, path: path)) == [], "\(active) on \(path)")
    }
  }

  @Test("a deprecated tab needs its page")
  func deprecated() {
    let tabs = [tab("home"), tab("explore", deprecated: .soft), tab("more")]
    #expect(codes(page(tabs, statuses: ["/explore": 404])) == ["deprecatedPageGone"])
    #expect(codes(page(tabs, statuses: ["/explore": 200, "/more": 404])) == [])
  }

  @Test("ids and paths that differ between pages are reported")
  func site() {
    let one = page([tab("home", path: "/"), tab("explore")], name: "one")
    #expect(codes(one, page([tab("home", path: "/"), tab("discover", path: "/explore")])) == ["changedID"])
    #expect(codes(one, page([tab("home", path: "/start"), tab("explore")])) == ["changedPath"])
    #expect(codes(one, page([tab("home", path: "/"), tab("cart")]), one) == [])
  }

  @Test("a page below an owned path may have the owner as active tab")
  func owns() {
    let tabs = [tab("home", path: "/"), tab("explore", owns: ["/search"]), tab("library")]
    #expect(codes(page(tabs, active: "explore", path: "/search/3")) == [])
    #expect(codes(page(tabs, active: "library", path: "/search/3")) == ["contradictedActive"])
    let all = [tab("home", path: "/", owns: ["/"]), tab("explore")]
    #expect(codes(page(all, active: "explore", path: "/other")) == ["contradictedActive"])
    #expect(codes(page([tab("a", owns: ["/b"]), tab("b")])) == ["ownedPath"])
  }

  @Test("more than two eager tabs are reported")
  func eager() {
    #expect(codes(page([tab("a", isEager: true), tab("b", isEager: true), tab("c")])) == [])
    #expect(codes(page(["a", "b", "c"].map { tab($0, isEager: true) })) == ["manyEagerTabs"])
  }

  @Test("a version that differs between two requests is reported")
  func versions() {
    var unstable = page([tab("a", version: "1"), tab("b", version: "1")])
    unstable.repeated = page([tab("a", version: "1"), tab("b", version: "2")]).bytes
    #expect(codes(unstable) == ["unstableVersion"])
    unstable.repeated = unstable.bytes
    #expect(codes(unstable) == [])
  }

  @Test("a tab bar hidden on the first page of a tab, and a missing session, are reported")
  func pageMembers() {
    func page(_ members: String, path: String) -> SiteCheck.Page {
      let tabs = ["a", "b"].map { #"{"id":"\#($0)","title":"\#($0)","icon":"house","path":"/\#($0)"}"# }
      let json = #"{"active":"a","tabs":[\#(tabs.joined(separator: ","))]\#(members)}"#
      return SiteCheck.Page(name: path, bytes: Array(json.utf8), path: path)
    }
    #expect(codes(page(#","tabBarHidden":true"#, path: "/a/")) == ["hiddenOnFirstPage"])
    #expect(codes(page(#","tabBarHidden":true"#, path: "/a/3")) == [])
    #expect(codes(page(#","session":"x""#, path: "/a"), page("", path: "/a/3")) == ["missingSession"])
    #expect(codes(page("", path: "/a"), page(#","session":"x""#, path: "/a/3")) == ["missingSession"])
    #expect(codes(page(#","session":"x""#, path: "/a"), page(#","session":"y""#, path: "/a/3")) == [])
  }

  @Test("a rejected page is one error, and the next page is still checked")
  func rejections() {
    let wrong = SiteCheck.Page(name: "wrong", bytes: Array(#"{"active":"a","tabs":[{}]}"#.utf8))
    let check = SiteCheck([wrong, page([tab("a"), tab("b")], active: "c")])
    #expect(check.results.map { $0.findings.map(\.code) } == [["malformed"], ["unknownActive"]])
    #expect(check.findings.map(\.severity) == [.error, .warning])
    #expect(check.findings[0].place == TextPlace(line: 1, column: 23))
  }

  @Test(
    "the SF Symbols catalogue has SF Symbols only", arguments: ["house.fill", "magnifyingglass", "person.crop.circle"])
  func sfSymbols(name: String) {
    #expect(IconCatalogue.sfSymbols.contains(name))
    #expect(!IconCatalogue.material.contains(name))
    #expect(!IconCatalogue.sfSymbols.contains(name + "x"))
  }
}
