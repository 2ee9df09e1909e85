import Tabwire
import TabwireLint
import TabwireServer
import TabwireServerTesting
import Testing

struct ExpectationTests {
  private let home = Tab("home", title: "Home", icon: "house.fill", path: "/")
  private let explore = Tab("explore", title: "Explore", icon: "magnifyingglass", path: "/explore")

  private func page(_ tabs: Tab...) throws -> String {
    "<!doctype html><body>\(try TabBar(session: nil) { tabs }.page(for: "/explore/3").html())<h1>Explore</h1>"
  }

  @Test("a page with the expected tab bar passes")
  func tabBar() throws {
    let html = try page(home, explore.badge(3))
    let tabBar = try expectTabBar(in: html, active: "explore", tabs: ["home", "explore"])
    try expectTabBar(in: html, active: "explore")
    try expectTabBar(in: html)
    #expect(tabBar.badge(of: "explore") == "3")
    #expect(tabBar.badge(of: "home") == nil)
    #expect(tabBar.session == SessionKey.nobody.rawValue)
    try expectNoTabBar(in: try page())
  }

  @Test("a different tab bar is an error that describes the difference")
  func differences() throws {
    let html = try page(home, explore)
    #expect(
      error { try expectTabBar(in: html, tabs: ["explore", "home"]) }
        == "expected the tabs explore, home, but the page has home, explore")
    #expect(error { try expectTabBar(in: html, active: "home") } == "expected the active tab home, but it is explore")
    #expect(error { try expectNoTabBar(in: html) } == "expected no tabs, but the page has home, explore")
    let bootstrap = try page()
    #expect(error { try expectTabBar(in: bootstrap) } == "expected a tab bar, but the page has no tabs")
    #expect(
      error { try expectTabBar(in: bootstrap, tabs: ["home"]) } == "expected the tabs home, but the page has none")
  }

  @Test("a tab bar with a warning of the protocol is an error")
  func warnings() throws {
    let html = try page(home, explore.replacing("gone"))
    #expect(error { try expectTabBar(in: html, tabs: ["home", "explore"]) }?.contains("invalidReplaces") == true)
  }

  @Test("a page without a tab bar, or with two, or with one that apps reject is an error")
  func invalidPages() throws {
    let html = try page(home, explore)
    for invalid in ["", "<body></body>", html + html, html.replacing(#""tabs""#, with: #""tab""#)] {
      #expect(throws: Finding.self) { try expectTabBar(in: invalid) }
      #expect(throws: Finding.self) { try expectNoTabBar(in: invalid) }
    }
  }

  @Test("the user agent is that of a native app")
  func userAgent() throws {
    let app = try #require(NativeApp(userAgent: nativeAppUserAgent(platform: "Android", version: "2.1")))
    #expect(app.platform == "Android")
    #expect(app.version == "2.1")
    #expect(app.hasNativeTabBar)
    #expect(NativeApp(userAgent: nativeAppUserAgent(components: []))?.hasNativeTabBar == false)
  }

  private func error(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch {
      return "\(error)"
    }
  }
}
