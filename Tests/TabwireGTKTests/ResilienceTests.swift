import CWebKitGTK
import Foundation
import Testing

@testable import TabwireGTK
@testable import TabwireGTKTesting
@testable import TabwireWebKit

extension AllWindowTests {
  /// Every failure ends in an error page with an action and leaves the other tabs alone.
  @MainActor
  @Suite("Resilience")
  struct ResilienceTests {
    /// An app whose second tab fails.
    func app(
      slowLoadDelay: Duration = .seconds(8), second: @escaping () -> TestServer.Answer
    ) async throws -> TestApp {
      let server = try TestServer { path in
        if path == "/second" { return second() }
        if path == "/held" { return .init(isHeld: true) }
        return .init(body: Self.page("Home"))
      }
      let app = try TestApp(server: server, slowLoadDelay: slowLoadDelay)
      try await app.untilBar(["home", "second"])
      try await app.untilLoaded(title: "Home")
      _ = try await app.evaluate("window.marker = 1; document.getElementById('field').value = 'half'")
      return app
    }

    static func page(_ title: String, body: String = "") -> String {
      TestPage.html(
        title, configuration: TestPage.configuration(active: "home", ["home", "second"]), body: body)
    }

    /// Expects the first tab to have kept its state.
    func expectHomeUntouched(_ app: TestApp) async throws {
      app.window.click(tab: "home")
      #expect(app.window.offeredAction == nil)
      #expect(try await app.evaluate("[marker, document.getElementById('field').value]") == "[1,\"half\"]")
      #expect(app.window.selectedNavigator.loadCount == 1)
      #expect(app.bar == ["home", "second"])
    }

    @Test("a server error shows an error page with Retry", arguments: [500, 502, 503])
    func serverProblem(status: UInt32) async throws {
      var isWell = false
      let app = try await app { isWell ? .init(body: Self.page("Second")) : .init(status: status, body: "broken") }
      defer { app.window.close() }
      app.window.click(tab: "second")
      try await until("Retry is offered") { app.window.offeredAction == "Retry" }
      #expect(app.window.errorText.contains("\(app.server.host) has a problem (\(status))"))
      isWell = true
      app.window.clickOfferedAction()
      try await app.untilLoaded(title: "Second")
      #expect(app.window.offeredAction == nil)
      try await expectHomeUntouched(app)
    }

    @Test("a 404 shows the server's own page")
    func notFound() async throws {
      let app = try await app { .init(status: 404, body: Self.page("No such page")) }
      defer { app.window.close() }
      app.window.click(tab: "second")
      try await app.untilLoaded(title: "No such page")
      #expect(app.window.offeredAction == nil)
    }

    @Test("a redirect loop shows an error page")
    func redirectLoop() async throws {
      let app = try await app { .init(status: 302, location: "/second") }
      defer { app.window.close() }
      app.window.click(tab: "second")
      try await until("Retry is offered") { app.window.offeredAction == "Retry" }
      #expect(app.window.errorText.contains("in a loop"), "\(app.log.warnings)")
      try await expectHomeUntouched(app)
    }

    @Test("an invalid certificate shows an error page and sends no request")
    func insecure() async throws {
      let certificate = try await SelfSignedCertificate()
      let server = try TestServer(certificate: certificate.file) { _ in .init(body: Self.page("Home")) }
      let app = try TestApp(server: server)
      defer { app.window.close() }
      try await until("Retry is offered") { app.window.offeredAction == "Retry" }
      #expect(app.window.errorText.contains("isn’t trusted"))
      #expect(server.hits.isEmpty)
    }

    @Test("a slow page shows a notice and can be stopped")
    func slow() async throws {
      let app = try await app(slowLoadDelay: .milliseconds(300)) { .init(isHeld: true) }
      defer { app.window.close() }
      app.window.click(tab: "second")
      let navigator = app.window.selectedNavigator
      try await until("the notice appears") { navigator.view.slowNotice.isShown }
      #expect(app.window.isShowingProgress)
      navigator.view.slowNotice.click()
      try await until("Load is offered") { app.window.offeredAction == "Load" }
      #expect(!navigator.view.slowNotice.isShown)
      #expect(!app.window.isShowingProgress)
      app.server.answer = { _ in .init(body: Self.page("Second")) }
      app.window.clickOfferedAction()
      try await app.untilLoaded(title: "Second")
      try await expectHomeUntouched(app)
    }

    @Test("a page that never stops loading can be used, stopped and left")
    func neverDone() async throws {
      let app = try await app { .init(body: Self.page("Second", body: "<img src='/held'>")) }
      defer { app.window.close() }
      app.window.click(tab: "second")
      try await until("it appears") { app.window.headerTitle == "Second" }
      #expect(try await app.evaluate("1 + 1") == "2")
      #expect(app.window.selectedNavigator.isLoading)
      try await expectHomeUntouched(app)
      app.window.click(tab: "second")
      try await TestUser(app: app).press("Escape")
      try await until("the page stops loading") { !app.window.selectedNavigator.isLoading }
      #expect(app.window.headerTitle == "Second")
      #expect(app.window.offeredAction == nil)
    }

    @Test("an unreachable page loads when the network returns")
    func offline() async throws {
      let app = try await app { .init(body: Self.page("Second")) }
      defer { app.window.close() }
      app.server.stop()
      app.window.click(tab: "second")
      try await until("Retry is offered") { app.window.offeredAction == "Retry" }
      try app.server.start()
      tw_network_monitor_emit_changed(1)
      try await app.untilLoaded(title: "Second")
      #expect(app.window.offeredAction == nil)
      try await expectHomeUntouched(app)
    }

    @Test("a crashed background page is reloaded when its tab is selected")
    func backgroundProcessEnds() async throws {
      let app = try await app { .init(body: Self.page("Second")) }
      defer { app.window.close() }
      app.window.click(tab: "second")
      try await app.untilLoaded(title: "Second")
      let second = app.window.selectedNavigator
      app.window.click(tab: "home")
      second.terminateProcess()
      try await until("the crash is logged") { app.log.warnings.contains { $0.contains("ended") } }
      #expect(second.loadCount == 1)
      app.window.click(tab: "second")
      try await until("the page reloads") { second.loadCount == 2 }
      try await app.untilLoaded(title: "Second")
      #expect(app.window.offeredAction == nil)
      try await expectHomeUntouched(app)
    }

    @Test("pages load again after the process that loads them has died")
    func networkProcessEnds() async throws {
      let app = try await app { .init(body: Self.page("Second")) }
      defer { app.window.close() }
      #expect(try NetworkProcess.kill() > 0)
      app.window.click(tab: "second")
      try await app.untilLoaded(title: "Second")
      #expect(app.window.offeredAction == nil)
      try await expectHomeUntouched(app)
    }

    @Test("a page that is loading when the process that loads pages dies shows an error page with Retry")
    func networkProcessEndsDuringLoad() async throws {
      var isWell = false
      let app = try await app { isWell ? .init(body: Self.page("Second")) : .init(isHeld: true) }
      defer { app.window.close() }
      app.window.click(tab: "second")
      try await until("the page is requested") { app.server.hits["/second"] == 1 }
      try NetworkProcess.kill()
      try await until("Retry is offered") { app.window.offeredAction == "Retry" }
      isWell = true
      app.window.clickOfferedAction()
      try await app.untilLoaded(title: "Second")
      try await expectHomeUntouched(app)
    }

    @Test("a Turbo visit during which the process that loads pages dies can be made again")
    func networkProcessEndsDuringVisit() async throws {
      var isWell = false
      let server = try TestServer { path in
        path == "/next" && !isWell ? .init(isHeld: true) : .init(body: Self.page(path == "/next" ? "Next" : "Home"))
      }
      let app = try TestApp(server: server)
      defer { app.window.close() }
      try await app.untilLoaded(title: "Home")
      _ = try await app.evaluate("document.getElementById('next').click()")
      try await until("the page is requested") { app.server.hits["/next"] == 1 }
      try NetworkProcess.kill()
      isWell = true
      try await until("the user can go on") {
        if app.window.offeredAction == "Retry" { app.window.clickOfferedAction() }
        return app.window.headerTitle == "Next"
      }
    }

    @Test("an unresponsive page is covered by an error page with Reload")
    func blocked() async throws {
      let app = try await app { .init(body: Self.page("Second")) }
      defer { app.window.close() }
      app.window.click(tab: "second")
      try await app.untilLoaded(title: "Second")
      _ = try await app.evaluate("void setTimeout(() => { for (;;); })")
      try await TestUser(app: app).click(1)
      try await until("Reload is offered") { app.window.offeredAction == "Reload" }
      #expect(app.window.errorText.contains("wait"))
      try await expectHomeUntouched(app)
      app.window.click(tab: "second")
      app.window.clickOfferedAction()
      try await app.untilLoaded(title: "Second")
      #expect(app.window.offeredAction == nil)
    }

    @Test("an open print dialog does not make the page count as unresponsive")
    func printDialog() async throws {
      let app = try await app { .init(body: Self.page("Second")) }
      defer { app.window.close() }
      _ = try await app.evaluate("void addEventListener('click', () => print())")
      try await TestUser(app: app).click(1)
      try await until("the print dialog opens") { app.printDialog != nil }
      // An error page that does not appear causes no event to wait for.
      try await Task.sleep(for: WebView.responseTimeout + .seconds(2))
      #expect(app.window.offeredAction == nil)
      gtk_window_close(cast(try #require(app.printDialog)))
      try await until("the page responds") { (try? await app.evaluate("1")) == "1" }
      #expect(app.window.offeredAction == nil)
    }

    @Test("a page that responds again is uncovered")
    func blockedForAWhile() async throws {
      let app = try await app { .init(body: Self.page("Second")) }
      defer { app.window.close() }
      app.window.click(tab: "second")
      try await app.untilLoaded(title: "Second")
      _ = try await app.evaluate(
        "void setTimeout(() => { const end = Date.now() + 5000; while (Date.now() < end); })")
      try await TestUser(app: app).click(1)
      try await until("Reload is offered") { app.window.offeredAction == "Reload" }
      try await until("the page is visible again") { app.window.offeredAction == nil }
      #expect(app.window.selectedNavigator.loadCount == 1)
    }
  }
}

extension TestApp {
  /// WebKit's print dialog.
  fileprivate var printDialog: Widget? {
    let windows = gtk_window_get_toplevels()
    return (0..<g_list_model_get_n_items(windows)).lazy.compactMap { index -> Widget? in
      guard let window = g_list_model_get_item(windows, index) else { return nil }
      defer { g_object_unref(window) }
      let widget = window.assumingMemoryBound(to: GtkWidget.self)
      return widget.isA(gtk_dialog_get_type()) && gtk_widget_get_visible(widget) != 0 ? widget : nil
    }.first
  }
}
