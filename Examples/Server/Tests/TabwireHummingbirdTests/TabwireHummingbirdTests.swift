import Hummingbird
import RunningServer
import TabwireHummingbird
import TabwireServer
import Testing

/// The module as a server uses it.
struct TabwireHummingbirdTests {
  struct Context: TabwireRequestContext {
    var coreContext: CoreRequestContextStorage
    var tabwire = TabwireStorage()

    init(source: Source) {
      coreContext = CoreRequestContextStorage(source: source)
    }
  }

  private func application() throws -> some ApplicationProtocol {
    let router = Router(context: Context.self)
    router.addMiddleware {
      TabwireMiddleware { request, context in
        // Old builds of the app have no tabs. A query signs the user in.
        TabBar(session: nil, revision: 1) {
          if request.uri.queryParameters["user"] != nil, context.nativeApp?.hasNativeTabBar != false {
            Tab("home", title: "Home", icon: "house.fill", path: "/")
            Tab("explore", title: "Explore", icon: "magnifyingglass", path: "/explore")
          }
        }
      }
    }
    router.get("/bare") { _, context in "\(context.nativeApp?.platform ?? "browser")" }
    router.get("**") { request, context in try await context.pageTabBar(for: request).html() }
    try router.pathConfiguration("/configurations/ios_v1.json", settings: ["a": 1]) {
      PathRule("/new$").context(.modal)
    }
    return Application(router: router)
  }

  private func get(_ path: String, _ headers: HTTPFields = [:]) async throws -> (
    status: Int, body: String, tag: String?
  ) {
    try await application().serve { client in
      let response = try await client.request(path, headers: headers)
      return (response.status.code, String(buffer: response.body), response.headers[.eTag])
    }
  }

  @Test("the middleware declares the tab bar of a request")
  func tabs() async throws {
    #expect(try await get("/explore/3?user=robin").body.contains(#""active":"explore""#))
    #expect(try await get("/explore/3?user=robin").body.contains(#"aria-current="true""#))
    #expect(try await get("/explore/3").body.hasSuffix("hidden></nav>"))
  }

  @Test("the context has the native app when the tab bar is declared")
  func nativeApp() async throws {
    let agent = { (components: String) -> HTTPFields in
      [.userAgent: "Waymark/1 Hotwire Native iOS; bridge-components: [\(components)]"]
    }
    #expect(try await get("/bare", agent("navigation")).body == "iOS")
    #expect(try await get("/bare", [.userAgent: "curl/8"]).body == "browser")
    #expect(try await get("/bare").body == "browser")
    #expect(try await get("/explore?user=robin", agent("navigation")).body.contains("aria-current"))
    #expect(try await get("/explore?user=robin", agent("form")).body.hasSuffix("hidden></nav>"))
  }

  @Test("an unchanged path configuration returns 304")
  func pathConfiguration() async throws {
    let path = "/configurations/ios_v1.json"
    let first = try await get(path)
    #expect(first.status == 200)
    #expect(
      first.body
        == #"{"rules":[{"patterns":["/new$"],"properties":{"context":"modal"}}],"settings":{"a":1}}"#)
    let tag = try #require(first.tag)
    for known in [tag, "W/\(tag)", "\"other\", \(tag)", "*"] {
      let again = try await get(path, [.ifNoneMatch: known])
      #expect(again.status == 304)
      #expect(again.body.isEmpty)
    }
    #expect(try await get(path, [.ifNoneMatch: "\"other\""]).status == 200)
  }

  @Test("an invalid path configuration is an error at startup")
  func brokenPathConfiguration() {
    let router = Router(context: Context.self)
    #expect(throws: PathConfigurationError.self) {
      try router.pathConfiguration("/broken.json") { PathRule("[a-") }
    }
  }

  @Test("the files for links have the type that phones ask for, and caches keep them")
  func appLinks() async throws {
    let links = try AppLinks(
      to: [Tab("explore", title: "Explore", icon: "magnifyingglass", path: "/explore")],
      appleApps: ["ABCDE12345.com.example.trails"],
      androidApps: [
        AndroidApp("com.example.trails", certificates: [Array(repeating: "0A", count: 32).joined(separator: ":")])
      ])
    let router = Router(context: Context.self)
    router.appLinks(links)
    try await Application(router: router).serve { client in
      let files = [
        (AppLinks.appleAppSiteAssociationPath, links.appleAppSiteAssociation),
        (AppLinks.assetLinksPath, links.assetLinks),
      ]
      for (path, json) in files {
        let response = try await client.request(path)
        #expect(String(buffer: response.body) == json)
        #expect(response.headers[.contentType] == "application/json")
        #expect(response.headers[.cacheControl] == "public, max-age=3600")
        let tag = try #require(response.headers[.eTag])
        #expect(try await client.request(path, headers: [.ifNoneMatch: tag]).status.code == 304)
      }
    }
  }

  // MARK: Laziness

  private struct DeclarationError: Error {}

  private actor Counter {
    private(set) var count = 0

    func increment() { count += 1 }
  }

  /// Requests a path of a server that counts the declarations of its tab bar.
  ///
  /// - Parameter fails: Whether the declaration throws.
  private func declarations(_ path: String, fails: Bool = false) async throws -> (count: Int, status: Int) {
    let counter = Counter()
    let router = Router(context: Context.self)
    router.addMiddleware {
      TabwireMiddleware { _, _ in
        await counter.increment()
        // Other callers arrive before the declaration ends.
        for _ in 0..<10 { await Task.yield() }
        if fails { throw DeclarationError() }
        return TabBar(session: nil) {}
      }
    }
    router.get("/asset") { _, _ in "body {}" }
    router.get("/page") { request, context in try await context.pageTabBar(for: request).html() }
    router.get("/twice") { request, context in
      async let one = context.pageTabBar(for: request)
      async let other = context.pageTabBar(for: request)
      let pages = try await (one, other)
      return "\(pages.0 == pages.1)\(try await context.tabBar().tabs.count)"
    }
    let status = try await Application(router: router).serve { client in
      try await client.request(path).status.code
    }
    return (await counter.count, status)
  }

  @Test(
    "the tab bar is declared once a request, and only for pages",
    arguments: [("/asset", 0), ("/page", 1), ("/twice", 1)])
  func lazy(path: String, count: Int) async throws {
    let declarations = try await declarations(path)
    #expect(declarations.count == count)
    #expect(declarations.status == 200)
  }

  @Test("an error in the declaration fails pages only", arguments: [("/asset", 200), ("/page", 500), ("/twice", 500)])
  func failingDeclaration(path: String, status: Int) async throws {
    #expect(try await declarations(path, fails: true).status == status)
  }

  @Test("a page without the middleware is an error that names it")
  func missingMiddleware() async throws {
    let router = Router(context: Context.self)
    router.get("/page") { request, context in
      do {
        return try await context.pageTabBar(for: request).html()
      } catch {
        return "\(error)"
      }
    }
    let body = try await Application(router: router).serve { client in
      String(buffer: try await client.request("/page").body)
    }
    #expect(body.contains("add TabwireMiddleware to the router"))
  }
}
