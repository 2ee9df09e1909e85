import Tabwire
import Testing

@testable import TabwireServer

struct MarkupTests {
  static let hostile = [
    #"" onclick="alert(1)"#, "</nav><script>alert(1)</script>", "<!--", "'\"&<>", "&quot;&amp;lt;",
    "\u{0}\u{1}\u{7F}\n\t\r",
    "\u{2028}\u{2029}", "\u{202E}gnihton", "e\u{301}<", "👩‍👩‍👧", "\\\\\"", "]]>", "{{title}}", "${title}", "`", "",
  ]

  @Test("a hostile title stays text, in the links and in the configuration", arguments: hostile)
  func hostileText(text: String) throws {
    let tabBar = TabBar(omittingSession: .neverSwitchesUsers, revision: 1) {
      Tab("home", title: text, icon: text, path: "/").badge(text)
      Tab(TabID("x\(text)"), title: "Other", icon: "", path: "/other")
    }
    let page = try tabBar.page(for: "/")
    let html = page.html(label: text)
    let nav = try Element.parse(html)
    #expect(nav.name == "nav")
    #expect(nav.attributes["aria-label"] == text)
    let configuration = try TabConfiguration(json: try #require(nav.attributes["data-navigation-configuration-value"]))
    #expect(configuration == page.configuration)
    #expect(configuration.tabs[0].title == text)
    let names = nav.descendants.map(\.name)
    #expect(names.allSatisfy { ["a", "span"].contains($0) })
    #expect(nav.descendants.filter { $0.name == "a" }.map { $0.attributes["data-tab"] } == ["home", "x\(text)"])
    #expect(nav.descendants.first { $0.attributes["class"] == "tab-title" }?.text == text)
    #expect(nav.descendants.flatMap(\.attributes.keys).allSatisfy { Self.known.contains($0) })
  }

  private static let known = ["class", "data-tab", "href", "aria-current", "aria-hidden"]

  // P9.1, P9.2, P9.6
  @Test("the <nav> element holds the configuration and the links")
  func tabBar() throws {
    let tabBar = TabBar(omittingSession: .neverSwitchesUsers, revision: 1) {
      Tab("home", title: "Home", icon: "house.fill", path: "/").badge(3)
      Tab("explore", title: "Explore", icon: "magnifyingglass", path: "/explore?a=1&b=2")
    }
    let html = try tabBar.page(for: "/").html { $0 == "house.fill" ? "<svg></svg>" : nil }
    let json =
      #"{"active":"home","revision":1,"tabs":[{"badge":"3","icon":"house.fill","id":"home","path":"/","title":"Home"},"#
      + #"{"icon":"magnifyingglass","id":"explore","path":"/explore?a=1&b=2","title":"Explore"}]}"#
    #expect(
      html == #"<nav class="tab-bar" data-controller="navigation" data-navigation-configuration-value='"#
        + json.escaped + #"' aria-label="Tabs">"#
        + #"<a class="tab" data-tab="home" href="/" aria-current="page">"#
        + #"<span class="tab-icon" aria-hidden="true"><svg></svg></span><span class="tab-title">Home</span>"#
        + #" <span class="tab-badge">3</span></a>"#
        + #"<a class="tab" data-tab="explore" href="/explore?a=1&amp;b=2"><span class="tab-title">Explore</span></a></nav>"#
    )
  }

  @Test("the links of browsers do not change with versions, owned paths, eager loading or a hidden tab bar")
  func membersForAppsOnly() throws {
    let page = { (isFull: Bool, path: String) in
      try TabBar(session: nil, revision: 1) {
        for id in ["home", "explore"] {
          let tab = Tab(TabID(id), title: id, icon: "", path: id == "home" ? "/" : "/\(id)")
          isFull ? tab.version("secret").owns("/\(id)/secret").eager() : tab
        }
      }.page(for: path, hidden: isFull)
    }
    for path in ["/", "/explore", "/explore/3", "/elsewhere"] {
      let (full, plain) = (try page(true, path), try page(false, path))
      #expect(full.links == plain.links)
      #expect(
        full.html().replacing(full.json.escaped, with: "") == plain.html().replacing(plain.json.escaped, with: ""))
      #expect(full.json.contains("secret") && full.json.contains(#""tabBarHidden":true"#))
    }
  }

  // P9.7
  @Test("in bootstrap the <nav> element is hidden and has no links")
  func bootstrap() throws {
    #expect(
      try TabBar(omittingSession: .neverSwitchesUsers, revision: nil) {}.page(for: "/sign-in").html()
        == #"<nav class="tab-bar" data-controller="navigation" data-navigation-configuration-value='{"active":null,"tabs":[]}' hidden></nav>"#
    )
  }
}

extension String {
  /// The JSON as it is in the attribute.
  fileprivate var escaped: String { replacing("&", with: "&amp;") }
}
