import Foundation
import TabwirePages
import TabwirePaths
import Testing

@testable import TabwireGTK
@testable import TabwireGTKTesting
@testable import TabwireWebKit

extension AllWindowTests {
  /// A form in a modal page whose response belongs to the tab below.
  @MainActor
  @Suite("Responses to forms of modal pages")
  struct FormResponseTests {
    /// A site that says once, on the next page, that a form was saved.
    @MainActor
    final class Site {
      private(set) var server: TestServer!
      private var notice: String?
      private let destination: String

      /// - Parameters:
      ///   - destination: The path to which the form redirects.
      ///   - padding: The number of characters that are added to each page.
      init(destination: String, padding: Int = 0) throws {
        self.destination = destination
        server = try TestServer { [unowned self] path in
          if path == "/save" {
            notice = "It is saved."
            return .init(status: 303, location: destination)
          }
          let text = notice.map { "<p id='notice'>\($0)</p>" } ?? ""
          if !path.contains(".") { notice = nil }
          let form = "<form id='form' action='/save' method='post'><input name='a'></form>"
          let padding = "<!--\(String(repeating: "x", count: padding))-->"
          return .init(
            body: TestPage.html(
              path, configuration: TestPage.configuration(active: "home", ["home", "explore"]),
              body: text + form + padding))
        }
      }

      func app() async throws -> TestApp {
        let app = try TestApp(server: server, startURL: server.url("/home").absoluteURL)
        app.window.apply(PathConfiguration(rules: [PathRule("/edit$").context(.modal)]))
        try await app.untilLoaded(title: "/home")
        return app
      }
    }

    static let notice = "document.getElementById('notice')?.textContent ?? 'none'"

    @Test(
      "the notice is shown in the tab, and its page is requested once",
      arguments: [
        // The page in front, a new page, and the page before it.
        (["/place"], "/place"), ([], "/home"), (["/place"], "/other"), (["/place", "/more"], "/place"),
      ])
    func notice(visits: [String], destination: String) async throws {
      let site = try Site(destination: destination)
      let app = try await site.app()
      defer { app.window.close() }
      for path in visits {
        _ = try await app.evaluate("Turbo.visit('\(path)')")
        try await app.untilLoaded(title: path)
      }
      let count = site.server.hits[destination] ?? 0
      _ = try await app.evaluate("Turbo.visit('/edit')")
      try await until("the modal page is shown") {
        app.window.modals.shown?.navigator.title == "/edit" && app.window.modals.shown?.navigator.isLoading == false
      }
      let modal = try #require(app.window.modals.shown?.navigator)
      try await until("Turbo is there") {
        try await modal.evaluateJavaScript("document.readyState == 'complete' && !!window.Turbo") == "true"
      }
      _ = try await modal.evaluateJavaScript("form.requestSubmit()")
      try await until("the modal page is dismissed") { !app.window.isShowingModal }
      try await app.untilLoaded(title: destination)
      do {
        try await until("the notice is shown") { try await app.evaluate(Self.notice) == #""It is saved.""# }
      } catch {
        throw TestTimeoutError(description: "\(error): \(site.server.hits)")
      }
      #expect(site.server.hits[destination] == count + 1)
      let isNew = destination == "/other"
      #expect(
        app.window.selectedNavigator.shown.pages.map { $0.url.path() }
          == (isNew
            ? ["/home"] + visits + [destination] : ["/home", "/place"].filter { $0 == "/home" || $0 == destination }))
    }

    @Test("a response that is too large is requested again")
    func large() async throws {
      let site = try Site(destination: "/home", padding: 600_000)
      let app = try await site.app()
      defer { app.window.close() }
      _ = try await app.evaluate("Turbo.visit('/edit')")
      try await until("the modal page is shown") { app.window.modals.shown?.navigator.title == "/edit" }
      let modal = try #require(app.window.modals.shown?.navigator)
      try await until("Turbo is there") {
        try await modal.evaluateJavaScript("document.readyState == 'complete' && !!window.Turbo") == "true"
      }
      _ = try await modal.evaluateJavaScript("form.requestSubmit()")
      try await until("the modal page is dismissed") { !app.window.isShowingModal }
      try await until("the page is requested again") { site.server.hits["/home"] == 3 }
      try await app.untilLoaded(title: "/home")
    }

    @Test("a page of another origin cannot hand a response to the app's page")
    func foreign() async throws {
      let site = try Site(destination: "/home")
      let evil = try TestServer { _ in .init(body: "<title>Evil</title>Sign in here") }
      let app = try TestApp(
        server: site.server, allowedOrigins: [evil], startURL: site.server.url("/home").absoluteURL)
      defer { app.window.close() }
      try await app.untilLoaded(title: "/home")
      _ = try await app.evaluate("location.href = '\(evil.url("/").absoluteString)'")
      try await until("the foreign page is shown") {
        app.window.modals.shown?.navigator.title == "Evil" && app.window.modals.shown?.navigator.isLoading == false
      }
      let modal = try #require(app.window.modals.shown?.navigator)
      let home = site.server.url("/home").absoluteString
      _ = try await modal.evaluateJavaScript(
        """
        document.dispatchEvent(new CustomEvent("native-visits:tell", { detail: JSON.stringify({
          event: "elsewhere", url: "\(home)", action: "advance",
          response: { url: "\(home)", statusCode: 200, redirected: true, responseHTML: "<title>Fake</title>" } }) }))
        """)
      // WebKit delivers messages in order: that one before this answer.
      _ = try await modal.evaluateJavaScript("0")
      await Task.yield()
      #expect(app.window.modals.shown?.navigator.title == "Evil")
      #expect(app.window.selectedNavigator.title == "/home")
    }
  }
}
