import CWebKitGTK
import Foundation
import TabwireClient
import Testing

@testable import TabwireGTK
@testable import TabwireGTKTesting
@testable import TabwireWebKit

extension AllWindowTests {
  @MainActor
  @Suite("Fresh pages in the right tab")
  struct FreshPagesTests {
    /// Returns a configuration of tabs with a version, and further members.
    static func configuration(
      _ ids: [String], version: Int = 1, hard: String? = nil, _ members: String = ""
    ) -> String {
      let tabs = ids.map {
        let deprecated = $0 == hard ? #","deprecated":"hard""# : ""
        return
          #"{"id":"\#($0)","title":"\#($0.capitalized)","icon":"star","path":"/\#($0 == "home" ? "" : $0)","#
          + #""version":\#(version)\#(deprecated)}"#
      }
      return #"{"active":"home","tabs":[\#(tabs.joined(separator: ","))]\#(members)}"#
    }

    private static let withoutTurbo = """
      <script>addEventListener("DOMContentLoaded", () => { Turbo.session.drive = false })</script>
      """

    /// Opens a window with the tabs home and explore, whose pages have a text field and send no configuration.
    private func app(
      _ head: String = "", clock: any ClientClock = SystemClock(), answer: ((String) -> TestServer.Answer?)? = nil
    ) async throws -> TestApp {
      let server = try TestServer { path in
        answer?(path)
          ?? .init(
            body: TestPage.html(path, configuration: nil, body: "<form><input id='text'></form>")
              .replacing("</title>", with: "</title>\(head)"))
      }
      let app = try TestApp(server: server, clock: clock)
      try await app.untilLoaded(title: "/")
      try await app.send(Self.configuration(["home", "explore"]))
      try await app.untilBar(["home", "explore"])
      return app
    }

    private func type(in app: TestApp) async throws {
      app.window.selectedNavigator.webView?.focus()
      _ = try await app.evaluate("document.getElementById('text').focus()")
      try await TestUser(app: app).type("draft")
      try await until("the text is typed") {
        guard app.window.selectedNavigator.shown.hasInput else { return false }
        return try await app.evaluate("document.getElementById('text').value") == "\"draft\""
      }
    }

    /// Selects a tab and waits until its page has loaded.
    private func select(_ id: String, in app: TestApp) async throws {
      app.window.click(tab: .init(id))
      try await app.untilLoaded(title: id == "home" ? "/" : "/\(id)")
    }

    // MARK: Versions

    // P14.1, P14.2
    @Test(
      "an outdated tab is reloaded once when it is selected, and keeps its place",
      arguments: [true, false])
    func refreshed(usesTurbo: Bool) async throws {
      let app = try await app(
        usesTurbo ? "" : Self.withoutTurbo)
      defer { app.window.close() }
      try await select("explore", in: app)
      _ = try await app.evaluate("window.marker = 7; scrollTo(0, 300)")
      try await select("home", in: app)
      try await app.send(Self.configuration(["home", "explore"], version: 2))
      try await until("the configuration is accepted") {
        app.tabManager.tabs.last?.represents?.version == "2"
      }
      #expect(app.server.hits["/explore"] == 1)
      app.window.click(tab: "explore")
      try await until("the page is loaded again") { app.server.hits["/explore"] == 2 }
      try await app.untilLoaded(title: "/explore")
      try await until("the place is kept") {
        try await app.evaluate("Math.round(scrollY)") == "300"
      }
      // Turbo replaces the body of the same document.
      #expect(try await app.evaluate("window.marker ?? 0") == (usesTurbo ? "7" : "0"))
      #expect(app.window.selectedNavigator.backList.isEmpty)
      try await select("home", in: app)
      try await select("explore", in: app)
      try await app.window.untilSettled()
      #expect(app.server.hits["/explore"] == 2)
    }

    // P14.13
    @Test(
      "a window that was away for a minute loads a page that is out of date again, and only offers it where something was typed",
      arguments: [false, true])
    func away(hasText: Bool) async throws {
      let clock = ForwardClock()
      let app = try await app(clock: clock)
      defer { app.window.close() }
      let presence = try #require(app.window.systemEvents)
      if hasText { try await type(in: app) }
      try await app.send(Self.configuration(["home", "explore"], version: 2, #","live":true"#))
      try await until("the configuration is accepted") {
        app.tabManager.tabs.first?.represents?.version == "2"
      }
      let loads = app.server.hits["/"]
      for (seconds, state) in [(0, GDK_TOPLEVEL_STATE_MINIMIZED.rawValue), (60, 1 << 16)] {
        #expect(app.server.hits["/"] == loads && app.window.chrome.toasts.shownText == nil)
        presence.update(state: state)
        clock.lead += .seconds(seconds)
        presence.update(state: GDK_TOPLEVEL_STATE_FOCUSED.rawValue)
      }
      if hasText {
        try await until("the reload is offered") { app.window.chrome.toasts.shownText == "Updated" }
        #expect(app.server.hits["/"] == loads)
      } else {
        try await until("the page is loaded again") { app.server.hits["/"] == (loads ?? 0) + 1 }
      }
    }

    // P14.8
    @Test("a reload that is under way when another session is reported starts again")
    func anotherSession() async throws {
      var (isLate, holds) = (false, true)
      let app = try await app { path in
        path == "/" && isLate ? .init(body: TestPage.html("late", configuration: nil), isHeld: holds) : nil
      }
      defer { app.window.close() }
      func report(_ session: String, isLive: Bool = true) async throws {
        try await app.send(
          Self.configuration(
            ["home", "explore"], version: 2, #","session":"\#(session)"\#(isLive ? #","live":true"# : "")"#))
      }
      try await report("ann", isLive: false)
      try await until("the session is known") { app.tabManager.tabs.first?.represents?.version == "2" }
      isLate = true
      let loads = app.server.hits["/"] ?? 0
      try await report("bob")
      try await until("the page is loaded again") { app.server.hits["/"] == loads + 1 }
      try await report("cleo")
      try await until("the reload starts again") { app.server.hits["/"] == loads + 2 }
      holds = false
      app.server.release()
      try await app.untilLoaded(title: "late")
    }

    // P14.14
    @Test("an app asks the page in front again")
    func askAgain() async throws {
      let app = try await app()
      defer { app.window.close() }
      _ = try await app.evaluate("document.addEventListener('tabwire:ask-again', () => { document.title = 'asked' })")
      app.tabManager.askAgain()
      try await app.untilLoaded(title: "asked")
    }

    // P14.6, P14.7
    @Test("a page with typed text is not reloaded, but offers the reload")
    func refreshedWithTypedText() async throws {
      let app = try await app()
      defer { app.window.close() }
      try await select("explore", in: app)
      try await type(in: app)
      try await select("home", in: app)
      try await app.send(Self.configuration(["home", "explore"], version: 2))
      try await until("the configuration is accepted") {
        app.tabManager.tabs.last?.represents?.version == "2"
      }
      app.window.click(tab: "explore")
      try await until("the reload is offered") { app.window.chrome.toasts.shownText == "Updated" }
      #expect(app.server.hits["/explore"] == 1)
      // The offer disappears with the tab, and appears again.
      try await select("home", in: app)
      try await until("the offer is gone") { app.window.chrome.toasts.shownText == nil }
      app.window.click(tab: "explore")
      try await until("the reload is offered") { app.window.chrome.toasts.shownText == "Updated" }
      app.window.chrome.toasts.clickButton()
      try await until("the page is loaded again") { app.server.hits["/explore"] == 2 }
      try await until("the offer is gone") { app.window.chrome.toasts.shownText == nil }
    }

    // P14.7, P14.10
    @Test(
      "without network an outdated page stays, and is reloaded at the next selection",
      arguments: [true, false])
    func refreshedOffline(usesTurbo: Bool) async throws {
      let app = try await app(
        usesTurbo ? "" : Self.withoutTurbo)
      defer { app.window.close() }
      try await select("explore", in: app)
      try await select("home", in: app)
      try await app.send(Self.configuration(["home", "explore"], version: 2))
      try await until("the configuration is accepted") {
        app.tabManager.tabs.last?.represents?.version == "2"
      }
      app.server.stop()
      app.window.click(tab: "explore")
      try await until("the reload starts") {
        app.window.selectedNavigator.page.document?.freshness == .refreshing
      }
      try await until("the reload fails") {
        app.window.selectedNavigator.page.document?.freshness == .outdated
      }
      #expect(!app.window.selectedNavigator.isShowingError)
      #expect(app.window.headerTitle == "/explore")
      try app.server.start()
      try await select("home", in: app)
      app.window.click(tab: "explore")
      // Turbo leaves its failed visit marked as busy, so the reload may be offered.
      try await until("the page is loaded again, or the reload is offered") {
        app.server.hits["/explore"] == 2 || app.window.chrome.toasts.shownText == "Updated"
      }
      if app.server.hits["/explore"] == 1 { app.window.chrome.toasts.clickButton() }
      try await until("the page is loaded again") { app.server.hits["/explore"] == 2 }
    }

    // MARK: Removed tabs

    // P16.6
    @Test("a tab that is removed with typed text can be reopened as a modal page, with its text")
    func removed() async throws {
      let app = try await app()
      defer { app.window.close() }
      try await select("explore", in: app)
      try await type(in: app)
      try await select("home", in: app)
      try await app.send(Self.configuration(["home", "library"]))
      try await app.untilBar(["home", "library"])
      try await until("the toast appears") {
        app.window.chrome.toasts.shownText == "Explore was removed"
      }
      app.window.chrome.toasts.clickButton()
      let modal = try #require(app.window.modals.shown?.navigator)
      #expect(
        try await modal.evaluateJavaScript("document.getElementById('text').value") == "\"draft\""
      )
      #expect(app.server.hits["/explore"] == 1)
    }

    @Test("a removed tab is freed after a while, and at once if another session removed it")
    func removedForGood() async throws {
      let app = try await app()
      defer { app.window.close() }
      try await app.send(Self.configuration(["home", "explore"], #","session":"a""#))
      try await select("explore", in: app)
      try await type(in: app)
      weak let explore = app.window.selectedNavigator
      try await select("home", in: app)
      try await app.send(Self.configuration(["home", "library"], #","session":"b""#))
      try await app.untilBar(["home", "library"])
      #expect(app.window.chrome.toasts.shownText == nil)
      try await until("the former page is freed") { explore == nil }

      try await select("library", in: app)
      let toasts = app.window.chrome.toasts
      let kept = RemovedTabs(for: .milliseconds(10), toasts: toasts)
      var isReopened = false
      let library = app.window.selectedNavigator
      kept.keep(library, title: "Library") { _ in isReopened = true }
      #expect(toasts.shownText == "Library was removed")
      try await until("it is disposed") { library.page == .disposed && toasts.shownText == nil }
      #expect(!isReopened)
    }

    // MARK: Pages without a tab bar

    // P17.1, P17.2
    @Test("a page hides the tab bar, but not the first page of a tab")
    func tabBarHidden() async throws {
      let app = try await app()
      defer { app.window.close() }
      let hidden = #","tabBarHidden":true"#
      try await app.send(Self.configuration(["home", "explore", "library"], hidden))
      try await app.untilBar(["home", "explore", "library"])
      _ = try await app.evaluate("location.href = '/photo'")
      try await app.untilLoaded(title: "/photo")
      #expect(app.bar == ["home", "explore", "library"])
      try await app.send(Self.configuration(["home", "explore", "library"], hidden))
      try await app.untilBar([])
      app.window.clickBack()
      try await app.untilLoaded(title: "/")
      try await app.untilBar(["home", "explore", "library"])
    }

    @Test("a page that sends no configuration has a tab bar")
    func tabBarReturns() async throws {
      let app = try await app()
      defer { app.window.close() }
      _ = try await app.evaluate("location.href = '/photo'")
      try await app.untilLoaded(title: "/photo")
      try await app.send(Self.configuration(["home", "explore"], #","tabBarHidden":true"#))
      try await app.untilBar([])
      _ = try await app.evaluate("location.href = '/plain'")
      try await app.untilBar(["home", "explore"])
      #expect(app.window.headerTitle == "/plain")
    }

    // MARK: Opened addresses

    // P16.1, P16.2, P16.4
    @Test("an opened address is visited in its tab, with one load, above the tab's first page")
    func open() async throws {
      let app = try await app()
      defer { app.window.close() }
      app.window.open("/explore/3?x=1")
      try await app.untilLoaded(title: "/explore/3?x=1")
      #expect(app.bar[1] == "explore")
      #expect(app.server.hits["/explore"] == nil)
      #expect(app.server.hits["/"] == 1)
      app.window.clickBack()
      try await app.untilLoaded(title: "/explore")
      #expect(!app.window.selectedNavigator.canGoBack)
      // In a tab that was started the page is pushed, and an address in front is reloaded.
      app.window.open("/explore/4")
      try await app.untilLoaded(title: "/explore/4")
      app.window.open("/explore/4")
      try await until("the page is loaded again") { app.server.hits["/explore/4"] == 2 }
      #expect(app.window.selectedNavigator.backList.map(\.path) == ["/explore"])
      app.window.open("https://example.org/explore")
      try await until("it is opened elsewhere") { app.opened.map(\.host) == ["example.org"] }
    }

    // P14.9, P16.1, P16.3
    @Test("an address that is opened in a tab whose page is stale is one load, and its page loads afresh on going back")
    func openOverStalePage() async throws {
      let app = try await app()
      defer { app.window.close() }
      try await select("explore", in: app)
      try await select("home", in: app)
      try await app.send(Self.configuration(["home", "explore"], version: 2, #","revision":3"#))
      try await until("the configuration is accepted") {
        app.tabManager.tabs.last?.represents?.version == "2"
      }
      app.window.click(tab: "explore")
      try await until("the page is loaded again") { app.server.hits["/explore"] == 2 }
      try await app.untilLoaded(title: "/explore")
      try await app.window.untilSettled()
      try await app.send(Self.configuration(["home", "explore"], #","revision":2"#))
      try await select("home", in: app)
      app.window.open("/explore/3")
      try await app.untilLoaded(title: "/explore/3")
      try await app.window.untilSettled()
      #expect(app.server.hits["/explore"] == 2)
      #expect(app.server.hits["/explore/3"] == 1)
      app.window.clickBack()
      try await until("the page below is loaded again") { app.server.hits["/explore"] == 3 }
      try await app.untilLoaded(title: "/explore")
    }

    // P16.6
    @Test("an opened address does not end a hard-deprecated tab with typed text without asking")
    func openFromHardDeprecatedTab() async throws {
      let app = try await app()
      defer { app.window.close() }
      try await app.send(Self.configuration(["home", "explore", "library"], hard: "home"))
      try await app.untilBar(["home", "explore", "library"])
      try await type(in: app)
      app.window.open("/explore/3")
      try await until("the user is asked") { app.window.dialogTitle == "Leave This Page?" }
      #expect(app.server.hits["/explore/3"] == nil)
      app.window.clickDialogButton("Leave")
      try await app.untilLoaded(title: "/explore/3")
      #expect(app.bar == ["explore", "library"])
    }

    @Test("an opened address closes a modal page")
    func openOverModal() async throws {
      let app = try await app()
      defer { app.window.close() }
      app.window.modals.present(
        app.server.url("/new").absoluteURL, over: app.window.selectedNavigator)
      try await until("the modal page is shown") {
        app.window.modals.shown?.navigator.title == "/new"
      }
      app.window.open("/explore/3")
      try await app.untilLoaded(title: "/explore/3")
      #expect(app.window.modals.shown == nil)
    }
  }
}
