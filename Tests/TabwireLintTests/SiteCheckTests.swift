import Foundation
import Tabwire
import TabwireIcons
import TabwireProof
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

  @Test("two paths of one address are the same path")
  func samePath() {
    #expect(codes(page([tab("a", path: "/a//../b"), tab("b", path: "/a/b")])) == ["samePath"])
    #expect(codes(page([tab("a", path: "/%65xplore/"), tab("b", path: "/explore?x=1")])) == ["samePath"])
    #expect(codes(page([tab("a", path: "/a%2Fb"), tab("b", path: "/a/b")])) == [])
  }

  @Test("a path is reported if another tab takes it over on any tab bar")
  func pathsOnEveryBar() {
    let old = tab("old", path: "/explore", deprecated: .soft)
    let other = tab("other", path: "/explore")
    let new = tab("new", path: "/explore", replaces: "old")
    #expect(codes(page([tab("home"), old, other, new])) == ["samePath", "samePath"])
  }

  @Test("tabs of one chain of replacements may share a path")
  func chains() {
    let chain = [
      tab("a", path: "/explore", deprecated: .soft), tab("b", path: "/explore", deprecated: .soft, replaces: "a"),
      tab("c", path: "/explore", replaces: "b"),
    ]
    #expect(codes(page([tab("home"), tab("more")] + chain)) == [])
  }

  @Test("a page of a tab that new launches do not show belongs to the tab that opens it")
  func pageOfATabOffTheBar() {
    let tabs = [tab("home", path: "/"), tab("explore"), tab("deep", path: "/explore/deep", deprecated: .hard)]
    #expect(codes(page(tabs, active: "explore", path: "/explore/deep/1")) == [])
    #expect(codes(page(tabs, active: "deep", path: "/explore/deep/1")) == [])
    #expect(codes(page(tabs, active: "home", path: "/explore/deep/1")) == ["contradictedActive"])
  }

  @Test("a path is reported exactly if another tab opens it on some tab bar", arguments: 0..<8)
  func agreesWithOpening(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let paths = ["/", "/a", "/a/", "/a/b", "a/./b", "/a//../b", "/%61", ""]
    for _ in 0..<60 {
      let ids = ["p", "q", "r", "s"].prefix(Int.random(in: 2...4, using: &random)).map { TabID($0) }
      let tabs = ids.map { id in
        tab(
          id, path: paths.randomElement(using: &random),
          deprecated: [nil, nil, .soft, .hard].randomElement(using: &random) ?? nil,
          replaces: Bool.random(using: &random) ? ids.randomElement(using: &random) : nil,
          owns: Bool.random(using: &random) ? [paths[Int.random(in: 0..<4, using: &random)]] : [])
      }
      let bars = try OpeningBars(of: tabs, fillers: [tab("x"), tab("y")])
      let reported = SiteCheck([page(tabs)]).findings.filter { ["samePath", "ownedPath"].contains($0.code) }
      let expected = tabs.indices.flatMap { index in
        [("path", tabs[index].path)].filter { bars.isTaken($0.1, from: tabs[index].id) }.map {
          "$.tabs[\(index)].\($0.0)"
        }
          + tabs[index].owns.filter { bars.isTaken($0, from: tabs[index].id) }.map { _ in "$.tabs[\(index)].owns" }
      }
      #expect(reported.compactMap(\.path).sorted() == expected.sorted(), "seed \(seed): \(tabs)")
    }
  }

  @Test(
    "a misspelt member is reported with the one that was meant",
    arguments: [
      (#""sesion":"x""#, #""#, ["$.sesion"]), (#""tabbarhidden":true"#, "", ["$.tabbarhidden"]),
      (#""live":false"#, #","depreciated":"soft""#, ["$.tabs[0].depreciated"]),
      (#""live":false"#, #","replace":"b","bagde":1"#, ["$.tabs[0].replace", "$.tabs[0].bagde"]),
      // Other members belong to the app, or to a later version.
      (#""theme":"dark","x":1"#, #","picture":"/a.png","weight":"bold""#, []),
    ])
  func misspelt(member: String, tabMember: String, paths: [String]) {
    let text =
      #"{"active":"a",\#(member),"tabs":[{"id":"a","title":"A","icon":"house","path":"/"\#(tabMember)},"#
      + #"{"id":"b","title":"B","icon":"person","path":"/b"}]}"#
    let findings = SiteCheck([SiteCheck.Page(name: "page", bytes: Array(text.utf8))]).findings
    #expect(findings.map(\.code).allSatisfy { $0 == "misspeltMember" })
    #expect(findings.compactMap(\.path) == paths)
    #expect(findings.allSatisfy { $0.place != nil })
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

/// Every tab bar that an app can have with a configuration, as the heart arranges it.
private struct OpeningBars {
  private var states: [NavigationState<Int>] = []

  /// - Parameters:
  ///   - tabs: The tabs of the configuration.
  ///   - fillers: Two further tabs, which apps had before.
  init(of tabs: [TabData], fillers: [TabData]) throws {
    let configuration = try TabConfiguration(active: tabs[0].id, tabs: tabs)
    var lastID = 1
    func makeID() -> Int {
      lastID += 1
      return lastID
    }
    // A tab and one that replaces it, directly or by a chain, take turns.
    func replaced(by tab: TabData) -> [TabData] {
      var chain: [TabData] = []
      var next = tab.replaces
      while let other = tabs.first(where: { $0.id == next }), other.deprecated != nil, !chain.contains(other) {
        chain.append(other)
        next = other.replaces
      }
      return chain
    }
    let deprecated = tabs.filter { $0.deprecated != nil }
    for subset in 0..<(1 << deprecated.count) {
      let earlier = deprecated.indices.filter { subset & (1 << $0) != 0 }.map { deprecated[$0] }
      if earlier.contains(where: { tab in replaced(by: tab).contains { $0 != tab && earlier.contains($0) } }) {
        continue
      }
      for selected in earlier + [fillers[0]] {
        let before = try TabConfiguration(
          active: selected.id, tabs: earlier.map { $0.with(deprecated: nil, replaces: nil) } + fillers)
        var state = NavigationState(bootstrapID: 1)
        _ = state.accept(before, makeID: makeID)
        _ = state.accept(configuration, makeID: makeID)
        states.append(state)
      }
    }
  }

  /// Whether a path of a tab is opened in another tab on one of the bars that show both.
  func isTaken(_ path: String, from tab: TabID) -> Bool {
    states.contains { state in
      var state = state
      guard let container = state.tabs.first(where: { $0.represents?.id == tab }) else { return false }
      var lastID = 1_000
      _ = state.open(path, start: "https://app.example/") {
        lastID += 1
        return lastID
      }
      return state.selectedID != container.id
    }
  }
}
