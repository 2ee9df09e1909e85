import CWebKitGTK
import Foundation
import TabwireClient
import TabwireLogRecorder
import TabwirePaths
import Testing

@testable import TabwireGTK
@testable import TabwireGTKTesting
@testable import TabwireWebKit

extension AllWindowTests {
  @MainActor
  @Suite("Path configuration")
  struct PathConfigurationTests {
    static let paths = PathConfiguration {
      PathRule("/new$", "/edit$").context(.modal).property("own", "word").property("pull_to_refresh_enabled", true)
      PathRule("^/welcome$").presentation(.replaceRoot)
      PathRule("^/start$").presentation(.clearAll)
      PathRule("^/instead$").presentation(.replace)
      PathRule("^/nothing$").presentation(.none)
    }

    /// An app whose pages have their path as title and link to each other.
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

    @Test(
      "going back does not present a page again, whether the app or the page goes back",
      arguments: ["history.back()", "history.go(-1)", nil], [true, false])
    func backWithoutRoute(script: String?, withTurbo: Bool) async throws {
      let app = try await app()
      defer { app.window.close() }
      try await click("welcome", in: app)
      try await app.untilLoaded(title: "Welcome")
      try await until("the history starts with it") { !app.window.selectedNavigator.canGoBack }
      _ = try await app.evaluate("document.getElementById('to-trip').dataset.turbo = '\(withTurbo)'")
      try await click("trip", in: app)
      try await app.untilLoaded(title: "Trip")
      if let script {
        _ = try await app.evaluate("void setTimeout(() => \(script))")
      } else {
        app.window.clickBack()
      }
      try await app.untilLoaded(title: "Welcome")
      #expect(app.window.selectedNavigator.webView?.history.forward.map(\.path) == ["/trip"])
      #expect(app.window.goForward())
      try await app.untilLoaded(title: "Trip")
    }

    func untilModal(_ title: String, in app: TestApp) async throws -> Navigator {
      try await until("the modal page \(title) is shown") {
        guard let navigator = app.window.modals.shown?.navigator else { return false }
        guard navigator.title == title, !navigator.isLoading else { return false }
        return try await navigator.evaluateJavaScript("document.readyState") == "\"complete\""
      }
      return try #require(app.window.modals.shown?.navigator)
    }

    @Test(
      "a modal page has its own window",
      arguments: [("new", "New"), ("plain/new", "Plain/New")])
    func modal(link: String, title: String) async throws {
      let app = try await app()
      defer { app.window.close() }
      _ = try await app.evaluate("window.marker = 1")
      try await click(link, in: app)
      let modal = try await untilModal(title, in: app)
      #expect(modal.screen?.properties["own"] == .string("word"))
      #expect(app.window.headerTitle == "Home")
      #expect(app.bar == ["home", "explore"])
      #expect(try await app.evaluate("marker") == "1")
      #expect(app.log.warnings.isEmpty, "\(app.log.warnings)")
      try await TestUser(app: app).press("Escape", in: app.window.modals.shown?.window)
      try await until("it closes") { app.window.modals.shown == nil }
    }

    @Test("a modal window has the keys, progress bar and toasts of the main window, and a close button")
    func modalWindow() async throws {
      let app = try await app()
      defer { app.window.close() }
      let user = TestUser(app: app)
      try await click("new", in: app)
      let modal = try await untilModal("New", in: app)
      let shown = try #require(app.window.modals.shown)
      app.window.showToast("Saved")
      #expect(shown.chrome.toasts.shownText == "Saved")
      try await user.press("ctrl+plus", in: shown.window)
      try await until("the page is zoomed") { shown.chrome.toasts.shownText == "110 %" }
      try await user.press("F5", in: shown.window)
      try await until("the page reloads") { app.server.hits["/new"] == 2 }

      _ = try await untilModal("New", in: app)
      _ = try await modal.evaluateJavaScript("document.getElementById('to-plain/new').click()")
      _ = try await untilModal("Plain/New", in: app)
      try await user.press("alt+Left", in: shown.window)
      _ = try await untilModal("New", in: app)

      app.server.answer = { _ in .init(isHeld: true) }
      modal.reload()
      try await until("the progress bar appears") { shown.chrome.isShowingProgress }
      shown.chrome.header.clickClose()
      try await until("it closes") { app.window.modals.shown == nil }
    }

    @Test("back-forward swipes are enabled in tabs and modal windows")
    func swiping() async throws {
      let app = try await app()
      defer { app.window.close() }
      try await click("new", in: app)
      let modal = try await untilModal("New", in: app)
      for navigator in [app.window.selectedNavigator, modal] {
        let settings = try #require(navigator.webView.flatMap { $0.withView { webkit_web_view_get_settings($0) } })
        #expect(webkit_settings_get_enable_back_forward_navigation_gestures(settings) != 0)
      }
    }

    @Test("a modal page hides its tab bar and cannot configure the tabs")
    func modalTabs() async throws {
      let app = try await app()
      defer { app.window.close() }
      try await click("new", in: app)
      let modal = try await untilModal("New", in: app)
      let known = "document.documentElement.dataset.bridgeComponents.split(' ').includes('navigation')"
      #expect(try await modal.evaluateJavaScript(known) == "true")
      _ = try await modal.evaluateJavaScript(
        "document.querySelector('nav').dataset.navigationConfigurationValue = '{\"active\":null,\"tabs\":[]}'")
      // Messages arrive in order, so the modal page's would arrive before this one.
      try await app.send(TestPage.configuration(active: "home", ["home", "explore", "library"]))
      try await app.untilBar(["home", "explore", "library"])
      let notices = app.log.lines.filter { !$0.hasPrefix("info") }
      #expect(notices.isEmpty, "\(notices)")
    }

    @Test("a visit out of the modal context continues in the tab")
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
      try await until("it closes") { app.window.modals.shown == nil }
      try await app.untilLoaded(title: "Trip")
    }

    @Test("a modal page visits another one in the same window")
    func modalToModal() async throws {
      let app = try await app()
      defer { app.window.close() }
      try await click("new", in: app)
      let modal = try await untilModal("New", in: app)
      _ = try await modal.evaluateJavaScript("document.getElementById('to-plain/new').click()")
      #expect(try await untilModal("Plain/New", in: app) === modal)
    }

    @Test("a server can close a modal page and refresh the page below")
    func historicalLocations() async throws {
      let app = try await app()
      defer { app.window.close() }
      for (form, loads) in [("recede", 1), ("refresh", 2)] {
        try await click("new", in: app)
        let modal = try await untilModal("New", in: app)
        _ = try await modal.evaluateJavaScript("document.getElementById('\(form)').requestSubmit()")
        try await until("it closes") { app.window.modals.shown == nil }
        try await until("the page is loaded \(loads) times") { app.server.hits["/"] == loads }
        try await app.untilLoaded(title: "Home")
      }
    }

    @Test("replace_root clears the history and becomes the tab's root")
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

    @Test("a visit can clear to the root, replace the page, or do nothing")
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

    @Test("a removed tab closes and frees its modal page")
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
      try await until("it is freed") { modal == nil }
    }

    // MARK: Sources

    static func json(_ word: String) -> String { #"{"settings":{"word":"\#(word)"},"rules":[]}"# }

    @Test(
      "the server's path configuration replaces the bundled one and is cached")
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
      try await until("the server has answered") { words == [.string("bundled"), .string("server")] }
      server.stop()
      words = []
      load()
      try await until("the failure is logged") {
        log.lines.count { $0.contains("not used") } == 1
      }
      #expect(words == [.string("server")])

      // The cache of one URL is not used for another one, or for an app without a path configuration.
      words = []
      load(nil)
      load(server.url("/other.json"))
      #expect(words == [.string("bundled"), .string("bundled")])
      try await until("the second failure is logged") {
        log.lines.count { $0.contains("not used") } == 2
      }

      try server.start()
      for answer in [TestServer.Answer(status: 404, body: Self.json("wrong")), .init(body: "<html>")] {
        server.answer = { _ in answer }
        let before = log.lines.count
        words = []
        load()
        try await until("the reason is logged") { log.lines.count == before + 1 }
        #expect(words == [.string("server")])
      }
    }

    /// Returns the logged reason why a path configuration is not used, or an empty string.
    func reason(_ server: TestServer, timeout: Duration = .seconds(15)) async throws -> String {
      let log = LogRecorder()
      var isApplied = false
      PathConfigurationLoader(
        bundled: nil, server: server.url("/paths.json"), cache: nil, logger: log.logger, timeout: timeout
      ).load { _ in isApplied = true }
      try await until("it is applied or refused") { isApplied || !log.lines.isEmpty }
      return log.lines.first ?? ""
    }

    @Test(
      "a server that does not respond is asked again: after a delay, and when the network returns",
      arguments: [false, true])
    func askedAgain(returns: Bool) async throws {
      let server = try TestServer { _ in .init(type: "application/json", body: Self.json("server")) }
      let log = LogRecorder()
      var words: [PathValue?] = []
      server.stop()
      let delay = returns ? Duration.seconds(600) : .milliseconds(20)
      let loader = PathConfigurationLoader(
        bundled: nil, server: server.url("/paths.json"), cache: nil, logger: log.logger, delays: (delay, delay))
      defer { loader.stop() }
      loader.load { words.append($0.settings["word"]) }
      try await until("the first failure is logged") { !log.lines.isEmpty }
      try server.start()
      if returns { loader.networkDidReturn() }
      try await until("it is there") { words == [.string("server")] }
      #expect(server.hits["/paths.json"] == 1)
    }

    @Test("a window asks again for its path configuration when the network returns")
    func windowAsksAgain() async throws {
      let app = try await app()
      defer { app.window.close() }
      let server = try TestServer { _ in .init(type: "application/json", body: Self.json("server")) }
      server.stop()
      let loader = PathConfigurationLoader(
        bundled: nil, server: server.url("/paths.json"), cache: nil, logger: app.log.logger,
        delays: (.seconds(600), .seconds(600)))
      app.window.pathConfigurationLoader = loader
      loader.load { [weak window = app.window] in window?.apply($0) }
      try await until("the failure is logged") { app.log.lines.contains { $0.contains("not used") } }
      try server.start()
      tw_network_monitor_emit_changed(1)
      try await until("it is applied") {
        app.window.configuration.environment.pathConfiguration.settings["word"] == .string("server")
      }
    }

    @Test("an endless path configuration is read up to its maximum size only")
    func endless() async throws {
      let server = try TestServer { _ in .init(body: String(repeating: " ", count: 10_000), isEndless: true) }
      let reason = try await reason(server)
      #expect(reason.contains("larger than 262144 bytes"))
      // The sockets buffer some more.
      #expect(server.endlessBytes < 20 * 262144)
    }

    @Test("a path configuration that takes too long is not used")
    func silent() async throws {
      let server = try TestServer { _ in .init(isHeld: true) }
      #expect(
        try await reason(server, timeout: .milliseconds(100)).contains("no complete response after 0.1 seconds"))
    }

    @Test("a path configuration follows redirects on its own origin only")
    func redirects() async throws {
      let otherServer = try TestServer { _ in .init(type: "application/json", body: Self.json("otherServer")) }
      let server = try TestServer { path in
        path == "/moved"
          ? .init(type: "application/json", body: Self.json("moved")) : .init(status: 302, location: "/moved")
      }
      #expect(try await reason(server) == "")
      server.answer = { _ in .init(status: 301, location: otherServer.url("/paths.json").absoluteString) }
      #expect(try await reason(server).contains("redirects to another origin"))
      #expect(otherServer.hits.isEmpty)
      server.answer = { _ in .init(status: 307, location: "/paths.json") }
      #expect(try await reason(server).contains("more than 5 redirects"))
    }
  }
}
