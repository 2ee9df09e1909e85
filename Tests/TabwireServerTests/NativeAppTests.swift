import Testing

@testable import TabwireServer

struct NativeAppTests {
  static let agents: [(String, platform: String, version: String?, components: Set<String>)] = [
    (
      "Hotwire Native iOS; Turbo Native iOS; bridge-components: [form navigation]; Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15",
      "iOS", nil, ["form", "navigation"]
    ),
    (
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Waymark/2.1.3 Hotwire Native iOS; Turbo Native iOS; bridge-components: [navigation];",
      "iOS", "2.1.3", ["navigation"]
    ),
    ("Hotwire Native Android; Turbo Native Android; bridge-components: []; Mozilla/5.0", "Android", nil, []),
    ("Waymark/7 Hotwire Native Linux; bridge-components: [navigation, form]", "Linux", "7", ["navigation", "form"]),
    ("Turbo Native iOS (build 3)", "iOS", nil, []),
    ("Mozilla/5.0 AppleWebKit/605.1.15 Version/17.0 Safari/605 Turbo Native Android", "Android", nil, []),
  ]

  // P2.12, P20.6
  @Test("a native app is recognized by its user agent, with version and bridge components", arguments: agents)
  func app(agent: String, platform: String, version: String?, components: Set<String>) throws {
    let app = try #require(NativeApp(userAgent: agent))
    #expect(app.platform == platform)
    #expect(app.version == version)
    #expect(app.components == components)
    #expect(app.hasNativeTabBar == components.contains("navigation"))
  }

  @Test("where the user agent names no app, the cookie of the page side does")
  func cookie() {
    let cookie =
      "a=b; tabwire-user-agent=Waymark%2F7%20Hotwire%20Native%20Android%3B%20bridge-components%3A%20%5Bform%5D; c"
    let app = NativeApp(userAgent: "Mozilla/5.0 Chrome/120.0", cookies: cookie)
    #expect(app == NativeApp(userAgent: "Waymark/7 Hotwire Native Android; bridge-components: [form]"))
    #expect(NativeApp(userAgent: nil, cookies: cookie) == app)
    #expect(NativeApp(userAgent: "Hotwire Native iOS", cookies: cookie)?.platform == "iOS")
    #expect(NativeApp(userAgent: nil, cookies: nil) == nil)
  }

  @Test(
    "a hostile cookie is a browser's",
    arguments: [
      "", "=", "tabwire-user-agent", "tabwire-user-agent=", "tabwire-user-agent=%", "tabwire-user-agent=%zz%FF%00",
      "tabwire-user-agent=" + String(repeating: "%20", count: 100_000) + "Hotwire Native iOS", ";;;",
      "x-tabwire-user-agent=a",
    ])
  func hostile(cookies: String) {
    #expect(NativeApp(userAgent: "Mozilla/5.0", cookies: cookies) == nil)
  }

  @Test(
    "any other user agent is a browser",
    arguments: [
      "", "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Safari/537.36",
      "bridge-components: [navigation]", "Hotwire Native", "Hotwire Native ", "NotHotwire Nativei iOS", "curl/8.0",
    ])
  func browser(agent: String) {
    #expect(NativeApp(userAgent: agent) == nil)
  }

  @Test("a user agent of several megabytes is parsed within a minute", .timeLimit(.minutes(1)))
  func huge() {
    let long = String(repeating: "Hotwire Native a/1 bridge-components: [", count: 100_000)
    #expect(NativeApp(userAgent: long)?.components == [])
    #expect(NativeApp(userAgent: String(repeating: "a/1 ", count: 1_000_000)) == nil)
  }
}
