import Foundation
import Hummingbird
import RunningServer
import TabwireHummingbird
import TabwireServer
import Testing

/// The cookie that names the user (P13.24), over HTTP.
struct SessionMarkTests {
  struct Context: TabwireRequestContext {
    var coreContext: CoreRequestContextStorage
    var tabwire: TabwireStorage

    init(source: Source) {
      coreContext = CoreRequestContextStorage(source: source)
      tabwire = TabwireStorage(source: source)
    }
  }

  private static func key(_ user: String?) -> SessionKey? {
    user.map { SessionKey(for: $0) { Data($0.suffix(16)) } }
  }

  private static func tabBar(of user: String?) -> TabBar {
    TabBar(session: key(user)) {}
  }

  /// A server that a cookie `user=robin` signs in to.
  private func serve(
    cookie: String = "mark", _ use: @Sendable (RunningServer) async throws -> Void
  ) async throws {
    let updates = TabBarUpdates { Issue.record($0) }
    let router = Router(context: Context.self)
    router.addMiddleware {
      TabwireMiddleware(cookie: cookie) { request, _ in Self.tabBar(of: request.cookies["user"]?.value) }
    }
    router.get("/asset") { _, _ in "body {}" }
    router.get("/page") { request, context in try await context.pageTabBar(for: request).html() }
    router.get("/own") { request, context in
      try context.marked(Self.tabBar(of: request.cookies["user"]?.value)).page(for: "/own").html()
    }
    router.get("/public") { request, context -> Response in
      let html = try await context.pageTabBar(for: request).html()
      return Response(
        status: .ok, headers: [.cacheControl: "Public, max-age=60"],
        body: ResponseBody(byteBuffer: ByteBuffer(string: html)))
    }
    router.post("/sign-out") { _, context in
      context.userDidChange(to: nil)
      return Response.redirect(to: "/page")
    }
    router.tabBarUpdates("/tabs/updates", from: updates) { request, context, _ in
      let user = request.cookies["user"]?.value
      // The middleware's tab bar sets no cookie either.
      _ = try await context.tabBar()
      return TabBarSubscription(to: []) { Self.tabBar(of: user) }
    }
    try await Application(router: router).serve { try await use($0) }
  }

  /// Requests a page with cookies.
  ///
  /// - Returns: The page, the cookies that its response sets, and the mark in the first of them.
  private func request(
    _ path: String, _ method: HTTPRequest.Method = .get, user: String? = nil, mark: String? = nil,
    of server: RunningServer
  ) async throws -> (html: String, cookies: [String], mark: SessionMark?) {
    let cookies = [user.map { "user=\($0)" }, mark.map { "mark=\($0)" }].compactMap { $0 }
    let headers: HTTPFields = cookies.isEmpty ? [:] : [.cookie: cookies.joined(separator: "; ")]
    let answer = try await server.request(path, method, headers: headers)
    let set = answer.headers[values: .setCookie]
    let value = set.first?.prefix { $0 != ";" }.split(separator: "=", maxSplits: 1).last
    return (String(buffer: answer.body), set, value.flatMap { SessionMark(String($0)) })
  }

  // P13.24, P13.26
  @Test("a page sets the cookie if it names another user, and names it")
  func change() async throws {
    try await serve { server in
      for path in ["/page", "/own"] {
        let guest = try await request(path, of: server)
        #expect(guest.cookies == [], "nobody has signed in yet")
        #expect(guest.html.contains(#"data-session-mark="mark=nobody.0""#))

        let first = try await request(path, user: "robin", of: server)
        let robin = try #require(first.mark)
        #expect(robin.key == Self.key("robin")?.rawValue)
        #expect(first.html.contains(#"data-session-mark="mark=\#(robin)""#))
        let attributes = Set(try #require(first.cookies.first).split(separator: "; ").dropFirst())
        #expect(first.cookies.count == 1)
        #expect(attributes == ["Path=/", "SameSite=Lax"])

        let second = try await request(path, user: "robin", mark: "\(robin)", of: server)
        #expect(second.cookies == [])
        #expect(second.html.contains(#"data-session-mark="mark=\#(robin)""#))

        let other = try await request(path, user: "priya", mark: "\(robin)", of: server)
        let priya = try #require(other.mark)
        #expect(priya.key == Self.key("priya")?.rawValue)
        #expect(priya.revision > robin.revision)

        let forged = try await request(path, mark: "<script>", of: server)
        #expect(forged.mark?.key == SessionKey.nobody.rawValue)
      }
    }
  }

  @Test("a form sets the cookie, and a page that was under way does not set the former one again")
  func signOut() async throws {
    try await serve { server in
      let robin = try #require(try await request("/page", user: "robin", of: server).mark)
      let form = try await request("/sign-out", .post, user: "robin", mark: "\(robin)", of: server)
      let nobody = try #require(form.mark)
      #expect(nobody.key == SessionKey.nobody.rawValue)
      #expect(nobody.revision > robin.revision)
      // It was sent with the cookies of before.
      #expect(try await request("/page", user: "robin", mark: "\(robin)", of: server).cookies == [])
      let page = try await request("/page", mark: "\(nobody)", of: server)
      #expect(page.cookies == [])
      #expect(page.html.contains(#"data-session-mark="mark=\#(nobody)""#))
    }
  }

  // P11.11, P13.2
  @Test("assets, streams and pages that may be cached publicly set no cookie")
  func unmarkedResponses() async throws {
    try await serve { server in
      for path in ["/asset", "/public"] {
        #expect(try await request(path, user: "robin", mark: "nobody.1", of: server).cookies == [])
      }
      let mark = SessionMark.after(nil, session: Self.key("robin"), now: TabBar.now)
      for (cookie, named) in [("\(mark)", "\(mark)"), ("nobody.7", "\(mark.key).7")] {
        let headers = ["Cookie: user=robin; mark=\(cookie)"]
        let event = try await EventStreamClient(port: server.port).open("/tabs/updates?path=/page", headers) { stream in
          await stream.read(until: "</turbo-stream>")
        }
        #expect(!event.lowercased().contains("set-cookie"))
        #expect(event.contains(#"data-session-mark="mark=\#(named)""#))
      }
    }
  }

  @Test("a prefix makes the cookie secure, also behind a proxy")
  func secure() async throws {
    try await serve(cookie: "__Host-mark") { server in
      let set = try #require(try await request("/page", user: "robin", of: server).cookies.first)
      #expect(Set(set.split(separator: "; ").dropFirst()) == ["Path=/", "SameSite=Lax", "Secure"])
    }
  }
}
