import CWebKitGTK
import Foundation
import TabwirePaths
import Testing

@testable import TabwireGTK
@testable import TabwireGTKTesting
@testable import TabwireWebKit

extension AllWindowTests {
  /// Responses that are no page, and texts that are no titles.
  @MainActor
  @Suite("Odd responses")
  struct OddResponseTests {
    let configuration = TestPage.configuration(active: "home", ["home", "explore"])

    func app(_ explore: TestServer.Answer) async throws -> TestApp {
      let server = try TestServer { [configuration] path in
        path == "/explore" ? explore : .init(body: TestPage.html("Home", configuration: configuration))
      }
      let app = try TestApp(server: server)
      try await app.untilBar(["home", "explore"])
      try await app.untilLoaded(title: "Home")
      return app
    }

    @Test("a tab that redirects to another origin says so, and Retry asks its own server again")
    func otherOrigin() async throws {
      let other = try TestServer { _ in .init(body: "other") }
      let app = try await app(.init(status: 302, location: other.url("/").absoluteURL.absoluteString))
      defer { app.window.close() }
      app.window.click(tab: "explore")
      try await until("the error page is shown") { app.window.offeredAction == "Retry" }
      #expect(app.window.errorText == "\(app.server.host) leads to \(other.host), which opens in your browser.")
      #expect(app.opened.map { $0.port } == [Int(other.port)])
      app.server.answer = { _ in .init(body: TestPage.html("Explore", configuration: configuration)) }
      app.window.clickOfferedAction()
      try await app.untilLoaded(title: "Explore")
    }

    @Test("a response without content leaves the page, and saves no file", arguments: [204, 205, 304])
    func empty(status: UInt32) async throws {
      let app = try await app(.init(status: status))
      defer { app.window.close() }
      _ = try await app.evaluate("next.href = '/explore'; next.dataset.turbo = 'false'; next.click()")
      try await until("it is requested") { app.server.hits["/explore"] == 1 }
      try await until("the load ends") { !app.window.selectedNavigator.isLoading }
      #expect(app.window.offeredAction == nil && app.window.headerTitle == "Home")
      app.window.click(tab: "explore")
      try await until("the tab says so") { app.window.errorText.contains("without a page (\(status))") }
      #expect(!FileManager.default.fileExists(atPath: app.downloads.path))
    }

    @Test("JSON without a charset is read as UTF-8")
    func json() async throws {
      let app = try await app(.init(type: "application/json", body: #"{"word":"Grüße 日本"}"#))
      defer { app.window.close() }
      app.window.click(tab: "explore")
      try await until("the text is right") {
        try await app.evaluate("document.body?.innerText.includes('Grüße 日本') ?? false") == "true"
      }
    }

    @Test("an error page over a page has no title of that page")
    func title() async throws {
      let app = try await app(.init(status: 503))
      defer { app.window.close() }
      _ = try await app.evaluate("next.href = '/explore'; next.dataset.turbo = 'false'; next.click()")
      try await until("the error page is shown") { app.window.offeredAction == "Retry" }
      #expect(app.window.headerTitle == "Test")
      app.window.clickBack()
      try await app.untilLoaded(title: "Home")
    }

    @Test("a line break and a change of direction in a title or a badge change nothing else")
    func titles() async throws {
      let tabs = #"""
        {"active":"a","tabs":[{"id":"a","title":"a\nb\t c\u202e evil","icon":"gear","path":"/","badge":"\u202e12"},
        {"id":"b","title":"B","icon":"star","path":"/b"}]}
        """#
      let server = try TestServer { _ in .init(body: TestPage.html("Home", configuration: tabs)) }
      let app = try TestApp(server: server)
      defer { app.window.close() }
      try await app.untilBar(["a", "b"])
      #expect(app.window.visibleTabs[0].title == "a b  c evil" && app.window.visibleTabs[0].badge == "12")
    }

    @Test("a link that no app may open says so after a click", arguments: ["steam://run/1", "file:///etc/passwd"])
    func foreignScheme(address: String) async throws {
      let app = try await app(.init())
      defer { app.window.close() }
      app.hasOtherApps = true
      _ = try await app.evaluate(
        "document.body.innerHTML = `<a id=link href='\(address)' style='position:fixed;inset:0'>open</a>`")
      try await TestUser(app: app).click(1, y: 400)
      try await until("a toast says so") { app.window.chrome.toasts.shownText == "No app can open this link" }
    }

    @Test("an error page without a next step has no button")
    func noButton() async throws {
      let app = try await app(.init())
      defer { app.window.close() }
      let error = app.window.selectedNavigator.view.errorPage
      error.show(.blocked, host: "127.0.0.1:6000")
      try await until("it is shown") { app.labels.contains("Port Not Allowed") }
      #expect(!app.labels.contains("Retry"))
    }
  }
}
