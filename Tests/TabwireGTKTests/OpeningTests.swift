import Foundation
import Testing

@testable import TabwireGTK
@testable import TabwireGTKTesting
@testable import TabwireWebKit

extension AllWindowTests {
  @MainActor
  @Suite("External links")
  struct OpeningTests {
    static let tabs = ["home", "explore"]

    func app(body: String = "", otherServer: TestServer? = nil) async throws -> (TestApp, TestUser) {
      let server = try TestServer { path in
        if path == "/pay" { return .init(status: 303, location: otherServer?.url("/paid").absoluteString) }
        let name = path.dropFirst().prefix { $0 != "?" }
        return .init(
          body: TestPage.html(
            name.isEmpty ? "Home" : name.capitalized,
            configuration: TestPage.configuration(active: "home", Self.tabs),
            body: body + "<script>setInterval(() => window.act?.(), 50)</script>"))
      }
      // Timers of the page run without a user gesture; scripts evaluated by the app have one.
      let app = try TestApp(server: server)
      try await app.untilBar(Self.tabs)
      try await app.untilLoaded(title: "Home")
      return (app, TestUser(app: app))
    }

    /// Runs a script in a timer of the page and waits until it has run many times.
    func insist(_ script: String, in navigator: Navigator, times: Int = 30) async throws {
      try await navigator.evaluateJavaScript("window.tries = 0; window.act = () => { tries++; \(script) }; 0")
      try await until("the page has tried") {
        try await navigator.evaluateJavaScript("tries > \(times) && (act = null, true)") == "true"
      }
    }

    @Test(
      "a page opens one external link per user gesture, then asks once",
      arguments: [
        ("location.href = 'mailto:a@example.org'", "your mail app"),
        ("location.href = otherServer", "127.0.0.1"),
        ("document.body.appendChild(document.createElement('iframe')).src = 'tel:1'", "your phone app"),
      ])
    func withoutEnd(script: String, name: String) async throws {
      let otherServer = try TestServer { _ in .init(body: "elsewhere") }
      let (app, user) = try await app()
      defer { app.window.close() }
      _ = try await app.evaluate("window.otherServer = '\(otherServer.url("/").absoluteString)'")
      try await insist(script, in: app.window.selectedNavigator)
      #expect(app.opened.count == 1)
      #expect(app.window.chrome.toasts.shownText == "This page wants to open \(name)")
      app.window.chrome.toasts.clickButton()
      #expect(app.opened.count == 2)
      try await insist(script, in: app.window.selectedNavigator)
      #expect(app.opened.count == 2)

      try await user.click(1)
      try await insist(script, in: app.window.selectedNavigator)
      #expect(app.opened.count == 3)
      #expect(app.window.headerTitle == "Home")
    }

    @Test("a page in a background tab opens no link and asks no question")
    func background() async throws {
      let (app, user) = try await app()
      defer { app.window.close() }
      let home = app.window.selectedNavigator
      try await insist("location.href = 'tel:1'", in: home)
      let last = app.window.chrome.toasts.shownText
      // A click on another tab is no gesture for the page.
      let tab = try #require(app.window.place(ofTab: "explore"))
      try await user.click(1, x: Int((tab.minX + tab.maxX) / 2), y: Int((tab.minY + tab.maxY) / 2))
      try await app.untilLoaded(title: "Explore")
      try await until("the question disappears") { app.window.chrome.toasts.shownText == nil }
      try await insist("location.href = 'tel:2'", in: home, times: 3)
      #expect(last == "This page wants to open your phone app")
      #expect(app.window.chrome.toasts.shownText == nil)
      #expect(app.opened.map(\.absoluteString) == ["tel:1"])
      #expect(app.log.lines.count { $0.contains("tel:2 not opened") } <= 2)
    }

    @Test("a script cannot open a window without a user gesture")
    func popUp() async throws {
      let (app, _) = try await app()
      defer { app.window.close() }
      for script in [
        "open('/elsewhere')",
        "Object.assign(document.createElement('a'), { href: 'tel:1', target: '_blank' }).click()",
      ] { try await insist(script, in: app.window.selectedNavigator) }
      #expect(app.opened.isEmpty)
    }

    @Test("every external link the user clicks opens, and so does a form's redirect")
    func clicked() async throws {
      let otherServer = try TestServer { _ in .init(body: "elsewhere", headers: ["Access-Control-Allow-Origin": "*"])
      }
      let (app, user) = try await app(
        body: """
          <style>.out { display: block; position: fixed; left: 0; width: 400px; height: 100px; border: 0 }</style>
          <a class="out" style="top: 100px" href="\(otherServer.url("/").absoluteString)">out</a>
          <a class="out" style="top: 200px" href="mailto:a@example.org">mail</a>
          <a class="out" style="top: 300px" href="\(otherServer.url("/").absoluteString)" target="_blank">new</a>
          <form method="post" action="/pay" data-turbo="false"><button class="out" style="top: 400px">pay</button></form>
          <form method="post" action="/pay"><button class="out" style="top: 500px">pay with Turbo</button></form>
          """, otherServer: otherServer)
      defer { app.window.close() }
      var expected: [String] = []
      for (y, path) in [(200, "http"), (200, "http"), (290, "mailto"), (290, "mailto"), (390, "http"), (390, "http")] {
        try await user.click(1, y: y)
        expected.append(path)
        try await until("the link is opened") { app.opened.map { $0.scheme ?? "" } == expected }
      }
      for y in [490, 590] {
        try await user.click(1, y: y)
        expected.append("http")
        try await until("the redirect is opened") { app.opened.count == expected.count }
        #expect(app.opened.last?.path == "/paid")
      }
      #expect(app.window.chrome.toasts.shownText == nil)
    }

    @Test(
      "a toast says that no app can open a link",
      arguments: ["of a page", "of a page, after a question", "of a component", "from outside"])
    func noApp(link: String) async throws {
      let (app, _) = try await app()
      defer { app.window.close() }
      let navigator = app.window.selectedNavigator
      if link == "of a page, after a question" {
        try await insist("location.href = 'tel:1'", in: navigator)
        #expect(app.window.chrome.toasts.shownText == "This page wants to open your phone app")
      }
      app.hasOtherApps = false
      switch link {
      case "of a page": _ = try await app.evaluate("void (location.href = 'mailto:a@example.org')")
      case "of a page, after a question": app.window.chrome.toasts.clickButton()
      case "of a component": navigator.screen?.openExternally(try #require(URL(string: "tel:1")))
      default: app.window.open("http://elsewhere.example/")
      }
      try await until("the toast appears") {
        app.window.chrome.toasts.shownText == "No app can open this link"
      }
      #expect(app.opened.count == (link == "of a page, after a question" ? 2 : 1))
      #expect(app.window.headerTitle == "Home")
    }

    @Test(
      "the progress bar ends when a visit leaves the app",
      arguments: [
        "next.href = '/pay'; next.dataset.turbo = 'false'; next.click()", "next.href = '/pay'; next.click()",
        "Turbo.visit('/pay')", "location.href = '/pay'",
      ])
    func progress(script: String) async throws {
      let otherServer = try TestServer { _ in .init(body: "elsewhere") }
      let (app, _) = try await app(otherServer: otherServer)
      defer { app.window.close() }
      _ = try await app.evaluate("\(script); 0")
      try await until("the address is opened") { app.opened.map(\.path) == ["/paid"] }
      let navigator = app.window.selectedNavigator
      try await until("the progress ends") {
        !app.window.isShowingProgress && !navigator.shown.isVisiting && navigator.loadOutcome == .loaded
      }
      let bar = "document.querySelector('.turbo-progress-bar')"
      try await until("Turbo's progress bar is gone") { try await app.evaluate("\(bar) == null") == "true" }
      #expect(app.window.headerTitle == "Home")
      // The page can be visited again.
      _ = try await app.evaluate("Turbo.visit('/explore')")
      try await app.untilLoaded(title: "Explore")
    }

    @Test("a gesture that only WebKit reports counts at most once a second")
    func gestures() {
      var gate = ExternalOpenPolicy()
      let start = ContinuousClock.now
      #expect(gate.decide(at: start) == .open)
      for _ in 1...100 { gate.userGestured(at: start + .milliseconds(500)) }
      #expect(gate.decide(at: start + .milliseconds(500)) == .ask)
      #expect(gate.decide(at: start + .milliseconds(600)) == .ignore)
      gate.userGestured(at: start + .seconds(2))
      #expect(gate.decide(at: start + .seconds(2)) == .open)
      #expect(gate.decide(at: start + .seconds(2)) == .ask)
      gate.userActed()
      #expect(gate.decide(at: start + .seconds(2)) == .open)
    }
  }
}
