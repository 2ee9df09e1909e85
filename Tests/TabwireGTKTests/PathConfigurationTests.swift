#if canImport(CWebKitGTK)
  import CWebKitGTK
  import Foundation
  import Logging
  import TabwireClient
  import TabwirePaths
  import Testing

  @testable @_spi(Testing) import TabwireGTK

  extension AllWindowTests {
    @MainActor
    @Suite("What the path configuration says")
    struct PathConfigurationTests {
      static let paths = PathConfiguration {
        PathRule("/new$", "/edit$").context(.modal).property("own", "word").property("pull_to_refresh_enabled", true)
        PathRule("^/welcome$").presentation(.replaceRoot)
        PathRule("^/start$").presentation(.clearAll)
        PathRule("^/instead$").presentation(.replace)
        PathRule("^/nothing$").presentation(.none)
      }

      /// An app whose pages are named after their paths and link to each other.
      func app() async throws -> TestApp {
        let server = try TestServer { path in
          if path.hasPrefix("/redirect/") { return .init(status: 303, location: "/" + path.dropFirst(10)) }
          let name = path.dropFirst().prefix { $0 != "?" }
          let links = ["new", "plain/new", "next", "welcome", "start", "instead", "nothing", "trip"]
            .map { "<a id='to-\($0)' href='/\($0)' \($0.hasPrefix("plain") ? "data-turbo='false'" : "")>\($0)</a>" }
          return .init(
            body: TestPage.html(
              name.isEmpty ? "Home" : name.capitalized,
              configuration: TestPage.configuration(active: "home", ["home", "explore"]),
              body: links.joined(separator: " ") + """
                <form id="save" method="post" action="/redirect/trip"></form>
                <form id="recede" method="post" action="/redirect/recede_historical_location"></form>
                <form id="refresh" method="post" action="/redirect/refresh_historical_location"></form>
                """))
        }
        let app = try TestApp(server: server)
        app.window.apply(Self.paths)
        try await app.untilBar(["home", "explore"])
        try await app.untilLoaded(title: "Home")
        return app
      }

      func click(_ id: String, in app: TestApp) async throws {
        _ = try await app.evaluate("document.getElementById('to-\(id)').click()")
      }

      func untilModal(_ title: String, in app: TestApp) async throws -> Navigator {
        try await until("\(title) is over everything else") {
          guard let navigator = app.window.modals.shown?.navigator else { return false }
          guard navigator.title == title, !navigator.isLoading else { return false }
          return try await navigator.evaluateJavaScript("document.readyState") == "\"complete\""
        }
        return try #require(app.window.modals.shown?.navigator)
      }

      @Test(
        "A modal page has a window of its own, whoever leads there",
        arguments: [("new", "New"), ("plain/new", "Plain/New")])
      func modal(link: String, title: String) async throws {
        let app = try await app()
        defer { app.window.close() }
        _ = try await app.evaluate("window.marker = 1")
        try await click(link, in: app)
        let modal = try await untilModal(title, in: app)
        #expect(modal.screen?.properties["own"] == .text("word"))
        #expect(app.window.headerTitle == "Home")
        #expect(app.bar == ["home", "explore"])
        #expect(try await app.evaluate("marker") == "1")
        #expect(app.log.warnings.isEmpty, "\(app.log.warnings)")
        try await Hands(app: app).press("Escape", in: app.window.modals.shown?.window)
        try await until("it is closed") { app.window.modals.shown == nil }
      }

      @Test("A modal page has the keys of a page, shows what is on its way and what is said, and a button to close it")
      func modalWindow() async throws {
        let app = try await app()
        defer { app.window.close() }
        let hands = Hands(app: app)
        try await click("new", in: app)
        let modal = try await untilModal("New", in: app)
        let shown = try #require(app.window.modals.shown)
        app.window.showToast("Saved")
        #expect(shown.toasts.lastText == "Saved")
        try await hands.press("ctrl+plus", in: shown.window)
        try await until("it is larger") { shown.toasts.lastText == "110 %" }
        try await hands.press("F5", in: shown.window)
        try await until("it is loaded again") { app.server.hits["/new"] == 2 }

        _ = try await untilModal("New", in: app)
        _ = try await modal.evaluateJavaScript("document.getElementById('to-plain/new').click()")
        _ = try await untilModal("Plain/New", in: app)
        try await hands.press("alt+Left", in: shown.window)
        _ = try await untilModal("New", in: app)
        try await hands.press("ctrl+f", in: shown.window)
        try await until("it can be searched") { shown.findBar.isShown }
        try await hands.press("Escape", in: shown.window)
        try await until("the search is over") { !shown.findBar.isShown }

        app.server.answer = { _ in .init(isHeld: true) }
        modal.reload()
        try await until("it shows that a page is on its way") { shown.progress.isShown }
        shown.header.clickClose()
        try await until("it is closed") { app.window.modals.shown == nil }
      }

      @Test("WebKit is told to go back by a swipe, in tabs and in what is modal")
      func swiping() async throws {
        let app = try await app()
        defer { app.window.close() }
        try await click("new", in: app)
        let modal = try await untilModal("New", in: app)
        for navigator in [app.window.selectedNavigator, modal] {
          let settings = try #require(webkit_web_view_get_settings(navigator.webView?.view))
          #expect(webkit_settings_get_enable_back_forward_navigation_gestures(settings) != 0)
        }
      }

      @Test("A modal page leaves its tab bar out, as in a tab, and does not drive the tabs below")
      func modalTabs() async throws {
        let app = try await app()
        defer { app.window.close() }
        try await click("new", in: app)
        let modal = try await untilModal("New", in: app)
        let known = "document.documentElement.dataset.bridgeComponents.split(' ').includes('navigation')"
        #expect(try await modal.evaluateJavaScript(known) == "true")
        _ = try await modal.evaluateJavaScript(
          "document.querySelector('nav').dataset.navigationConfigurationValue = '{\"active\":null,\"tabs\":[]}'")
        // What the page below says next comes after it.
        try await app.send(TestPage.configuration(active: "home", ["home", "explore", "library"]))
        try await app.untilBar(["home", "explore", "library"])
        let complaints = app.log.lines.filter { !$0.hasPrefix("info") }
        #expect(complaints.isEmpty, "\(complaints)")
      }

      @Test("What leaves a modal page goes on in the tab below")
      func leavingModal() async throws {
        let app = try await app()
        defer { app.window.close() }
        try await click("new", in: app)
        let modal = try await untilModal("New", in: app)
        _ = try await modal.evaluateJavaScript("document.getElementById('save').requestSubmit()")
        try await app.untilLoaded(title: "Trip")
        #expect(app.window.modals.shown == nil)
        #expect(app.window.selectedNavigator.backList.map(\.path) == ["/"])

        try await click("new", in: app)
        let another = try await untilModal("New", in: app)
        _ = try await another.evaluateJavaScript("document.getElementById('save').submit()")
        try await until("it is closed") { app.window.modals.shown == nil }
        try await app.untilLoaded(title: "Trip")
      }

      @Test("A modal page leads to another within the same window")
      func modalToModal() async throws {
        let app = try await app()
        defer { app.window.close() }
        try await click("new", in: app)
        let modal = try await untilModal("New", in: app)
        _ = try await modal.evaluateJavaScript("document.getElementById('to-plain/new').click()")
        #expect(try await untilModal("Plain/New", in: app) === modal)
      }

      @Test("A server can close a modal page, and have the page below loaded again")
      func historicalLocations() async throws {
        let app = try await app()
        defer { app.window.close() }
        for (form, loads) in [("recede", 1), ("refresh", 2)] {
          try await click("new", in: app)
          let modal = try await untilModal("New", in: app)
          _ = try await modal.evaluateJavaScript("document.getElementById('\(form)').requestSubmit()")
          try await until("it is closed") { app.window.modals.shown == nil }
          try await until("the page is loaded as often as it should") { app.server.hits["/"] == loads }
          try await app.untilLoaded(title: "Home")
        }
      }

      @Test("A page that takes the place of all others has nothing behind it, and is where the tab starts")
      func replaceRoot() async throws {
        let app = try await app()
        defer { app.window.close() }
        try await click("next", in: app)
        try await app.untilLoaded(title: "Next")
        try await click("welcome", in: app)
        try await app.untilLoaded(title: "Welcome")
        #expect(app.window.selectedNavigator.backList.isEmpty)
        try await click("next", in: app)
        try await app.untilLoaded(title: "Next")
        app.window.click(tab: "home")
        try await app.untilLoaded(title: "Welcome")
      }

      @Test("A visit can lead back to the first page, take the place of the last, or not happen")
      func otherPresentations() async throws {
        let app = try await app()
        defer { app.window.close() }
        try await click("next", in: app)
        try await app.untilLoaded(title: "Next")
        try await click("instead", in: app)
        try await app.untilLoaded(title: "Instead")
        #expect(app.window.selectedNavigator.backList.map(\.path) == ["/"])
        try await click("nothing", in: app)
        try await click("trip", in: app)
        try await app.untilLoaded(title: "Trip")
        #expect(app.server.hits["/nothing"] == nil)
        try await click("start", in: app)
        try await app.untilLoaded(title: "Home")
        #expect(app.server.hits["/start"] == nil)
      }

      @Test("A tab that goes takes its modal page with it, and gives everything back")
      func removed() async throws {
        let app = try await app()
        defer { app.window.close() }
        app.window.click(tab: "explore")
        try await app.untilLoaded(title: "Explore")
        try await click("new", in: app)
        weak let modal = try await untilModal("New", in: app)
        app.window.click(tab: "home")
        app.tabManager.accept(try .init(active: nil, tabs: []))
        #expect(app.window.modals.shown == nil)
        try await until("it is gone") { modal == nil }
      }

      // MARK: Where it comes from

      static func json(_ word: String) -> String { #"{"settings":{"word":"\#(word)"},"rules":[]}"# }

      @Test(
        "The file that comes with the app counts until the server has answered, and what it said counts from then on")
      func sources() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let bundled = folder.appending(path: "bundled.json")
        try Self.json("bundled").write(to: bundled, atomically: true, encoding: .utf8)
        let server = try TestServer { _ in .init(type: "application/json", body: Self.json("server")) }
        let log = LogRecorder()
        var words: [PathValue?] = []
        func load(_ address: URL? = server.url("/paths.json")) {
          PathConfigurationLoader(
            bundled: bundled, server: address, cache: folder.appending(path: "kept"),
            logger: log.logger
          ).load { words.append($0.settings["word"]) }
        }

        load()
        try await until("the server has answered") { words == [.text("bundled"), .text("server")] }
        server.stop()
        words = []
        load()
        try await until("the log says that the server is not there") {
          log.lines.count { $0.contains("not used") } == 1
        }
        #expect(words == [.text("server")])

        // What one server said is of no interest to another site, or to one without a path configuration.
        words = []
        load(nil)
        load(server.url("/other.json"))
        #expect(words == [.text("bundled"), .text("bundled")])
        try await until("the log says that the server is still not there") {
          log.lines.count { $0.contains("not used") } == 2
        }

        try server.start()
        for answer in [TestServer.Answer(status: 404, body: Self.json("wrong")), .init(body: "<html>")] {
          server.answer = { _ in answer }
          let before = log.lines.count
          words = []
          load()
          try await until("the log says why") { log.lines.count == before + 1 }
          #expect(words == [.text("server")])
        }
      }

      /// What the log says of a path configuration that is not used.
      func reason(_ server: TestServer, patience: Duration = .seconds(15)) async throws -> String {
        let log = LogRecorder()
        var isApplied = false
        PathConfigurationLoader(
          bundled: nil, server: server.url("/paths.json"), cache: nil, logger: log.logger, patience: patience
        ).load { _ in isApplied = true }
        try await until("it is used or not") { isApplied || !log.lines.isEmpty }
        return log.lines.first ?? ""
      }

      @Test("Of an answer without end no more is read than a path configuration may have")
      func endless() async throws {
        let server = try TestServer { _ in .init(body: String(repeating: " ", count: 10_000), isEndless: true) }
        let reason = try await reason(server)
        #expect(reason.contains("more than 262144 bytes"))
        // What is on its way does not count: the system keeps some.
        #expect(server.endlessBytes < 20 * 262144)
      }

      @Test("A server that does not answer is not waited for")
      func silent() async throws {
        let server = try TestServer { _ in .init(isHeld: true) }
        #expect(try await reason(server, patience: .milliseconds(100)).contains("took longer than 0.1 seconds"))
      }

      @Test("A path configuration can be elsewhere on the server, but not on another, nor nowhere")
      func redirects() async throws {
        let stranger = try TestServer { _ in .init(type: "application/json", body: Self.json("stranger")) }
        let server = try TestServer { path in
          path == "/moved"
            ? .init(type: "application/json", body: Self.json("moved")) : .init(status: 302, location: "/moved")
        }
        #expect(try await reason(server) == "")
        server.answer = { _ in .init(status: 301, location: stranger.url("/paths.json").absoluteString) }
        #expect(try await reason(server).contains("leads to another origin"))
        #expect(stranger.hits.isEmpty)
        server.answer = { _ in .init(status: 307, location: "/paths.json") }
        #expect(try await reason(server).contains("from one address to the next"))
      }
    }
  }
#endif
