import CWebKitGTK
import Foundation
import Testing

@testable import TabwireGTK
@testable import TabwireGTKTesting
@testable import TabwireWebKit

extension AllWindowTests {
  @MainActor
  @Suite("Navigation")
  struct NavigationTests {
    static let tabs = ["home", "explore", "library"]

    func app(body: String = "", permissions: Permissions = []) async throws -> (TestApp, TestUser) {
      let server = try TestServer { path in
        let name = path.dropFirst().prefix { $0 != "?" }
        return .init(
          body: TestPage.html(
            name.isEmpty ? "Home" : name.capitalized,
            configuration: TestPage.configuration(active: "home", Self.tabs), body: body))
      }
      let app = try TestApp(server: server, permissions: permissions)
      try await app.untilBar(Self.tabs)
      try await app.untilLoaded(title: "Home")
      return (app, TestUser(app: app))
    }

    func goToNext(_ app: TestApp) async throws {
      _ = try await app.evaluate("next.click()")
      try await app.untilLoaded(title: "Next")
    }

    @Test("Alt with an arrow key and the mouse's side buttons go back and forward")
    func back() async throws {
      let (app, user) = try await app()
      defer { app.window.close() }
      try await goToNext(app)
      try await user.press("alt+Left")
      try await app.untilLoaded(title: "Home")
      try await user.press("alt+Right")
      try await app.untilLoaded(title: "Next")
      try await user.click(8)
      try await app.untilLoaded(title: "Home")
      try await user.click(9)
      try await app.untilLoaded(title: "Next")
    }

    @Test("Ctrl+R and F5 reload the page", arguments: ["ctrl+r", "F5"])
    func reload(keys: String) async throws {
      let (app, user) = try await app()
      defer { app.window.close() }
      try await user.press(keys)
      try await until("the page reloads") { app.server.hits["/"] == 2 }
      try await app.untilLoaded(title: "Home")
    }

    @Test("Ctrl with a digit selects a tab by position; Ctrl+Tab selects the next")
    func tabs() async throws {
      let (app, user) = try await app()
      defer { app.window.close() }
      for (keys, title) in [
        ("ctrl+2", "Explore"), ("ctrl+3", "Library"), ("ctrl+9", "Library"), ("ctrl+Tab", "Home"),
        ("ctrl+shift+Tab", "Library"), ("ctrl+Page_Up", "Explore"), ("ctrl+1", "Home"),
      ] {
        try await user.press(keys)
        try await app.untilLoaded(title: title)
      }
      #expect(app.server.hits["/explore"] == 1)
    }

    @Test("unused keys reach the page")
    func otherKeys() async throws {
      let (app, user) = try await app()
      defer { app.window.close() }
      _ = try await app.evaluate(
        "window.keys = []; addEventListener('keydown', event => keys.push(event.key)); field.focus()")
      app.window.selectedNavigator.webView?.focus()
      try await user.press("Escape")
      try await user.type("a1")
      try await until("the page gets the keys") { try await app.evaluate("keys") == #"["Escape","a","1"]"# }
    }

    @Test("Ctrl with plus and minus zooms every tab")
    func zoom() async throws {
      let (app, user) = try await app()
      defer { app.window.close() }
      let width = try await innerWidth(app)
      func untilScaled(by factor: Double) async throws {
        try await until("the zoom is \(factor)") {
          abs(try await innerWidth(app) * factor - width) < 2
        }
      }
      try await user.press("ctrl+plus")
      try await untilScaled(by: 1.1)
      #expect(app.window.chrome.toasts.shownText == "110 %")
      app.window.click(tab: "explore")
      try await app.untilLoaded(title: "Explore")
      try await untilScaled(by: 1.1)
      for _ in 1...2 { try await user.press("ctrl+minus") }
      try await untilScaled(by: 0.9)
      try await user.press("ctrl+0")
      try await untilScaled(by: 1)
    }

    private func innerWidth(_ app: TestApp) async throws -> Double {
      Double(try await app.evaluate("innerWidth") ?? "") ?? 0
    }

    @Test("mail and phone links open the user's app; other schemes open nothing")
    func otherApps() async throws {
      let (app, user) = try await app(
        body:
          "<a id='mail' href='mailto:a@example.org'></a><a id='call' href='tel:+123'></a><a id='file' href='file:///etc'></a>"
          + "<a id='text' href='sms:+123'></a>"
      )
      defer { app.window.close() }
      for id in ["mail", "call", "text"] {
        try await user.click(1)
        _ = try await app.evaluate("document.getElementById('\(id)').click()")
      }
      try await until("the links are opened") {
        app.opened.map(\.absoluteString) == ["mailto:a@example.org", "tel:+123", "sms:+123"]
      }
      #expect(app.window.headerTitle == "Home")
      #expect(!ExternalOpener.canOpen(try #require(URL(string: "file:///etc"))))
      #expect(!ExternalOpener.canOpen(try #require(URL(string: "javascript:alert(1)"))))
    }

    @Test("a link with target=_blank opens in the app if it has the app's origin")
    func newWindow() async throws {
      let (app, _) = try await app(body: "<a id='new' target='_blank' href='/elsewhere'></a>")
      defer { app.window.close() }
      _ = try await app.evaluate("document.getElementById('new').click()")
      try await until("the page is shown") { app.window.selectedNavigator.url?.path == "/elsewhere" }
      #expect(app.opened.isEmpty)
    }

    // MARK: Permissions

    @Test("a page has only the permissions that the app or the user grants")
    func permissions() async throws {
      let ask = """
        void navigator.geolocation.getCurrentPosition(
          () => window.answer = "found", error => window.answer = error.code == 1 ? "denied" : "not found",
          { timeout: 500 })
        """
      for (permissions, expected) in [
        (Permissions(), ["denied"]), (.notifications, ["denied"]), (.location, ["found", "not found"]),
      ] {
        let (app, _) = try await app(permissions: permissions)
        defer { app.window.close() }
        _ = try await app.evaluate(ask)
        var answer: String?
        try await until("the request is answered") {
          if app.window.selectedNavigator.view.permissionBar.question != nil { app.clickButton("Deny") }
          answer = try await app.evaluate("window.answer")
          return answer != nil
        }
        #expect(expected.contains { answer == "\"\($0)\"" }, "\(answer ?? "")")
        let isDenied = app.log.lines.contains { $0.contains("permission location denied") }
        #expect(isDenied == !permissions.contains(.location), "\(app.log.lines)")
      }
    }
  }
}
