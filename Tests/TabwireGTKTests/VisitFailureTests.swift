import CWebKitGTK
import Foundation
import Testing

@testable import TabwireGTK
@testable import TabwireGTKTesting
@testable import TabwireWebKit

extension AllWindowTests {
  /// Turbo visits, which WebKit does not report.
  @MainActor
  @Suite("Failing visits and forms")
  struct VisitFailureTests {
    static let body = """
      <a id="broken" href="/broken">broken</a> <a id="plain" href="/broken" data-turbo="false">plain</a>
      <a id="slow" href="/slow">slow</a>
      <form id="form" method="post" action="/save"><input name="name" id="name"></form>
      """

    func app(slowLoadDelay: Duration = .seconds(8)) async throws -> TestApp {
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
      let app = try TestApp(server: server, slowLoadDelay: slowLoadDelay)
      try await app.untilBar(["home", "explore"])
      try await app.untilLoaded(title: "Home")
      _ = try await app.evaluate(
        "window.marker = 1; scrollTo(0, 200); document.getElementById('name').value = 'half'")
      return app
    }

    func click(_ id: String, in app: TestApp) async throws {
      _ = try await app.evaluate("document.getElementById('\(id)').click()")
    }

    /// Expects the page before to have kept its state.
    func expectHomeUntouched(_ app: TestApp) async throws {
      #expect(app.window.offeredAction == nil)
      #expect(app.window.headerTitle == "Home")
      let state = "[window.marker, scrollY, document.getElementById('name').value]"
      #expect(try await app.evaluate(state) == "[1,200,\"half\"]")
      #expect(app.server.hits["/"] == 1)
    }

    @Test(
      "a visit that fails on the server shows an error page with Retry", arguments: ["broken", "plain"])
    func retry(link: String) async throws {
      let app = try await app()
      defer { app.window.close() }
      try await click(link, in: app)
      try await until("Retry is offered") { app.window.offeredAction == "Retry" }
      #expect(app.window.errorText.contains("\(app.server.host) has a problem (503)"))
      #expect(app.bar == ["home", "explore"])
      app.server.answer = { _ in .init(body: TestPage.html("Well", configuration: nil)) }
      app.window.clickOfferedAction()
      try await app.untilLoaded(title: "Well")
      #expect(app.window.offeredAction == nil)
      #expect(app.window.selectedNavigator.backList.map(\.path) == ["/"])
    }

    @Test("Back leads from an error page to the page before", arguments: ["broken", "plain"])
    func back(link: String) async throws {
      let app = try await app()
      defer { app.window.close() }
      try await click(link, in: app)
      try await until("Retry is offered") { app.window.offeredAction == "Retry" }
      try await until("Back is offered") { app.window.chrome.header.offersBack }
      app.window.clickBack()
      try await until("the page is visible again") { app.window.offeredAction == nil }
      try await app.untilLoaded(title: "Home")
      #expect(!app.window.selectedNavigator.canGoBack)
      if link == "plain" { try await expectHomeUntouched(app) }
    }

    @Test("reselecting the tab leads from an error page to the root", arguments: ["broken", "plain"])
    func reselection(link: String) async throws {
      let app = try await app()
      defer { app.window.close() }
      try await click(link, in: app)
      try await until("Retry is offered") { app.window.offeredAction == "Retry" }
      app.window.click(tab: "home")
      try await until("the page is visible again") { app.window.offeredAction == nil }
      try await app.untilLoaded(title: "Home")
      #expect(app.window.selectedNavigator.url?.path() == "/home")
    }

    @Test("Back leads from the error page of an unreachable server to the page before")
    func unreachable() async throws {
      let app = try await app()
      defer { app.window.close() }
      try await click("next", in: app)
      try await app.untilLoaded(title: "Next")
      app.server.stop()
      _ = try await app.evaluate("document.getElementById('next').href = '/other'")
      try await click("next", in: app)
      try await until("Retry is offered") { app.window.offeredAction == "Retry" }
      #expect(app.window.errorText.contains("No server is running at \(app.server.host)"))
      app.window.clickBack()
      try app.server.start()
      try await app.untilLoaded(title: "Next")
      try await until("the page is visible again") { app.window.offeredAction == nil }
      app.window.clickBack()
      try await app.untilLoaded(title: "Home")
      #expect(app.window.offeredAction == nil)
    }

    @Test("a slow visit shows a notice and can be canceled", arguments: ["the button", "Escape"])
    func slow(way: String) async throws {
      let app = try await app(slowLoadDelay: .milliseconds(300))
      defer { app.window.close() }
      try await click("slow", in: app)
      let navigator = app.window.selectedNavigator
      try await until("the notice appears") { navigator.view.slowNotice.isShown }
      if way == "Escape" { try await TestUser(app: app).press("Escape") } else { navigator.view.slowNotice.click() }
      try await until("it ends") { !navigator.view.slowNotice.isShown && !navigator.shown.isVisiting }
      try await expectHomeUntouched(app)
      try await click("next", in: app)
      try await app.untilLoaded(title: "Next")
    }

    @Test(
      "a form that fails to submit keeps its text", arguments: [true, false])
    func form(isServerThere: Bool) async throws {
      let app = try await app()
      defer { app.window.close() }
      if !isServerThere { app.server.stop() }
      _ = try await app.evaluate("document.getElementById('form').requestSubmit()")
      let said =
        isServerThere
        ? "Not saved: \(app.server.host) has a problem (503)" : "Not sent: \(app.server.host) doesn’t respond"
      try await until("the toast appears") { app.window.chrome.toasts.shownText == said }
      try await expectHomeUntouched(app)
    }

    @Test(
      "malformed visit events are ignored",
      arguments: [
        "", "{}", #"{"event":"failure","url":"/","status":200}"#, #"{"event":"failure","url":"/","status":404}"#,
        #"{"event":"failure","status":500}"#,
        #"{"event":"form-failure","status":404}"#, #"{"event":"elsewhere"}"#, #"{"event":"other"}"#,
      ])
    func wrong(json: String) {
      #expect(VisitEvent(json: json) == nil)
    }

    @Test("a page cannot report a failure of another origin")
    func forgedFailure() async throws {
      let app = try await app()
      defer { app.window.close() }
      let forged = #"{ event: "failure", url: "https://bank.example/", status: 500 }"#
      let event = "new CustomEvent('native-visits:tell', { detail: JSON.stringify(\(forged)) })"
      _ = try await app.evaluate("document.dispatchEvent(\(event))")
      // Messages arrive in order, so the forged one would arrive before this one.
      try await app.send(TestPage.configuration(active: "home", ["home", "explore", "library"]))
      try await app.untilBar(["home", "explore", "library"])
      #expect(app.window.offeredAction == nil)
    }
  }
}
