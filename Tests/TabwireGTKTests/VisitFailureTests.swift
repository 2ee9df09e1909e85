#if canImport(CWebKitGTK)
  import CWebKitGTK
  import Foundation
  import Testing

  @testable @_spi(Testing) import TabwireGTK

  extension AllWindowTests {
    /// Most of what users follow are Turbo's visits, of which WebKit knows nothing.
    @MainActor
    @Suite("When a visit or a form fails")
    struct VisitFailureTests {
      static let body = """
        <a id="broken" href="/broken">broken</a> <a id="plain" href="/broken" data-turbo="false">plain</a>
        <a id="slow" href="/slow">slow</a>
        <form id="form" method="post" action="/save"><input name="name" id="name"></form>
        """

      func app(patience: Duration = .seconds(8)) async throws -> TestApp {
        let server = try TestServer { path in
          switch path {
          case "/broken", "/save": return .init(status: 503, body: "broken")
          case "/slow": return .init(isHeld: true)
          default:
            let name = path.dropFirst().prefix { $0 != "?" }
            return .init(
              body: TestPage.html(
                name.isEmpty ? "Home" : name.capitalized,
                configuration: TestPage.configuration(active: "home", ["home", "explore"]), body: Self.body))
          }
        }
        let app = try TestApp(server: server, patience: patience)
        try await app.untilBar(["home", "explore"])
        try await app.untilLoaded(title: "Home")
        _ = try await app.evaluate(
          "window.marker = 1; scrollTo(0, 200); document.getElementById('name').value = 'half'")
        return app
      }

      func click(_ id: String, in app: TestApp) async throws {
        _ = try await app.evaluate("document.getElementById('\(id)').click()")
      }

      /// Whether the page that the user came from is as it was left.
      func expectHomeUntouched(_ app: TestApp) async throws {
        #expect(app.window.offeredAction == nil)
        #expect(app.window.headerTitle == "Home")
        let state = "[window.marker, scrollY, document.getElementById('name').value]"
        #expect(try await app.evaluate(state) == "[1,200,\"half\"]")
        #expect(app.server.hits["/"] == 1)
      }

      @Test(
        "A server's problem leads from a visit to a native page, and Retry to the page", arguments: ["broken", "plain"])
      func retry(link: String) async throws {
        let app = try await app()
        defer { app.window.close() }
        try await click(link, in: app)
        try await until("it offers Retry") { app.window.offeredAction == "Retry" }
        #expect(app.window.errorText.contains("127.0.0.1 has a problem (503)"))
        #expect(app.bar == ["home", "explore"])
        app.server.answer = { _ in .init(body: TestPage.html("Well", configuration: nil)) }
        app.window.clickOfferedAction()
        try await app.untilLoaded(title: "Well")
        #expect(app.window.offeredAction == nil)
        #expect(app.window.selectedNavigator.backList.map(\.path) == ["/"])
      }

      @Test("From the native page, Back leads to the page before", arguments: ["broken", "plain"])
      func back(link: String) async throws {
        let app = try await app()
        defer { app.window.close() }
        try await click(link, in: app)
        try await until("it offers Retry") { app.window.offeredAction == "Retry" }
        try await until("there is a way back") { app.window.header.offersBack }
        app.window.clickBack()
        try await until("the page is seen again") { app.window.offeredAction == nil }
        try await app.untilLoaded(title: "Home")
        #expect(!app.window.selectedNavigator.canGoBack)
        if link == "plain" { try await expectHomeUntouched(app) }
      }

      @Test("From the native page, the tab itself leads to its first page", arguments: ["broken", "plain"])
      func reselection(link: String) async throws {
        let app = try await app()
        defer { app.window.close() }
        try await click(link, in: app)
        try await until("it offers Retry") { app.window.offeredAction == "Retry" }
        app.window.click(tab: "home")
        try await until("the page is seen again") { app.window.offeredAction == nil }
        try await app.untilLoaded(title: "Home")
        #expect(app.window.selectedNavigator.url?.path() == "/home")
      }

      @Test("A visit to a server that is not there leads to a native page, from which Back leads to the page before")
      func unreachable() async throws {
        let app = try await app()
        defer { app.window.close() }
        try await click("next", in: app)
        try await app.untilLoaded(title: "Next")
        app.server.stop()
        _ = try await app.evaluate("document.getElementById('next').href = '/other'")
        try await click("next", in: app)
        try await until("it offers Retry") { app.window.offeredAction == "Retry" }
        #expect(app.window.errorText.contains("doesn’t answer"))
        app.window.clickBack()
        try app.server.start()
        try await app.untilLoaded(title: "Next")
        try await until("the page is seen again") { app.window.offeredAction == nil }
        app.window.clickBack()
        try await app.untilLoaded(title: "Home")
        #expect(app.window.offeredAction == nil)
      }

      @Test("A visit that takes long says so after a while, and can be given up", arguments: ["the button", "Escape"])
      func slow(way: String) async throws {
        let app = try await app(patience: .milliseconds(300))
        defer { app.window.close() }
        try await click("slow", in: app)
        let navigator = app.window.selectedNavigator
        try await until("it says so") { navigator.slowNotice.isShown }
        if way == "Escape" { try await Hands(app: app).press("Escape") } else { navigator.slowNotice.click() }
        try await until("it is over") { !navigator.slowNotice.isShown && !navigator.isVisiting }
        try await expectHomeUntouched(app)
        try await click("next", in: app)
        try await app.untilLoaded(title: "Next")
      }

      @Test(
        "A form that cannot be sent, or that the server fails on, stays as it was filled in", arguments: [true, false])
      func form(isServerThere: Bool) async throws {
        let app = try await app()
        defer { app.window.close() }
        if !isServerThere { app.server.stop() }
        _ = try await app.evaluate("document.getElementById('form').requestSubmit()")
        let said = isServerThere ? "Not done: 127.0.0.1 has a problem (503)" : "Not sent: 127.0.0.1 doesn’t answer"
        try await until("it is said") { app.window.toasts.lastText == said }
        try await expectHomeUntouched(app)
      }

      @Test(
        "What a page tells of its visits is read strictly",
        arguments: [
          "", "{}", #"{"event":"failure","url":"/","status":200}"#, #"{"event":"failure","status":500}"#,
          #"{"event":"form-failure","status":404}"#, #"{"event":"elsewhere"}"#, #"{"event":"other"}"#,
        ])
      func wrong(json: String) {
        #expect(VisitEvent(json: json) == nil)
      }

      @Test("A page cannot say that another origin has a problem")
      func stranger() async throws {
        let app = try await app()
        defer { app.window.close() }
        let lie = #"{ event: "failure", url: "https://bank.example/", status: 500 }"#
        let event = "new CustomEvent('native-visits:tell', { detail: JSON.stringify(\(lie)) })"
        _ = try await app.evaluate("document.dispatchEvent(\(event))")
        // Messages arrive in order: when this one is there, the lie would be.
        try await app.send(TestPage.configuration(active: "home", ["home", "explore", "library"]))
        try await app.untilBar(["home", "explore", "library"])
        #expect(app.window.offeredAction == nil)
      }
    }
  }
#endif
