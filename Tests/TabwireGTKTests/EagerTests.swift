import CWebKitGTK
import Foundation
import TabwireClient
import Testing

@testable import TabwireGTK
@testable import TabwireGTKTesting
@testable import TabwireWebKit

extension AllWindowTests {
  @MainActor
  @Suite("Eager tabs")
  struct EagerTests {
    /// Returns a configuration in which all tabs except home and more are eager.
    static func configuration(_ ids: [String], session: String = "a", version: Int = 1) -> String {
      let tabs = ids.map {
        let eager = $0 == "home" || $0 == "more" ? "" : #","eager":true"#
        return #"{"id":"\#($0)","title":"\#($0)","icon":"star","path":"/\#($0)","version":\#(version)\#(eager)}"#
      }
      return #"{"active":"home","session":"\#(session)","tabs":[\#(tabs.joined(separator: ","))]}"#
    }

    static let tabs = ["home", "explore", "library", "more"]

    /// The requests of a site.
    @MainActor
    final class Requests {
      /// The paths of pages, in the order of the requests, with "prefetch" if the request says so.
      private(set) var pages: [String] = []

      func observe(_ server: TestServer) {
        server.onRequest = { [weak self] request in
          guard let path = request["path"], !path.hasPrefix("/web/") else { return }
          self?.pages.append([path, request["Sec-Purpose"] ?? ""].filter { !$0.isEmpty }.joined(separator: " "))
        }
      }
    }

    func app(
      _ limit: BackgroundTabLimit = .unlimited, isAllowed: Bool = true, body: String = "",
      answer: @escaping (String) -> TestServer.Answer? = { _ in nil }
    ) async throws -> (TestApp, Requests) {
      let server = try TestServer { path in
        answer(path)
          ?? .init(
            body: TestPage.html(path, configuration: Self.configuration(Self.tabs), body: path == "/" ? "" : body))
      }
      let requests = Requests()
      requests.observe(server)
      let app = try TestApp(server: server, backgroundTabs: limit)
      app.window.backgroundTabs.isAllowed = { isAllowed }
      try await app.untilBar(Self.tabs)
      try await app.untilLoaded(title: "/")
      return (app, requests)
    }

    func navigator(_ id: String, in app: TestApp) -> Navigator? {
      app.tabManager.tabs.first { $0.represents?.id.rawValue == id }.flatMap { app.window.navigator(for: $0.id) }
    }

    func untilLoaded(_ id: String, in app: TestApp) async throws {
      try await until("\(id) is loaded") { navigator(id, in: app)?.loadOutcome == .loaded }
    }

    /// Waits until the loader will load no further tab by itself, and the server got every request.
    func untilQuiet(in app: TestApp, isLoading: Bool = false) async throws {
      app.tabManager.didAct()
      try await until("the loader is quiet") { app.tabManager.loadAhead == (false, isLoading) }
      let count = app.server.hits["/web/marker", default: 0]
      _ = try await app.evaluate("void fetch('/web/marker')")
      try await until("the server got the last request") { app.server.hits["/web/marker", default: 0] > count }
    }

    // P18.1, P18.3
    @Test("eager tabs load once, one after the other, in the background, with a prefetch header")
    func inTurn() async throws {
      var isHeld = true
      let (app, requests) = try await app { $0 == "/explore" && isHeld ? .init(isHeld: true) : nil }
      defer { app.window.close() }
      try await until("the first tab is requested") { requests.pages.count == 2 }
      try await untilQuiet(in: app, isLoading: true)
      #expect(requests.pages == ["/", "/explore prefetch"])
      #expect(app.window.headerTitle == "/")
      isHeld = false
      app.server.release()
      try await untilLoaded("library", in: app)
      try await untilQuiet(in: app)
      #expect(requests.pages == ["/", "/explore prefetch", "/explore prefetch", "/library prefetch"])
      #expect(navigator("more", in: app) == nil)
      #expect(try await navigator("explore", in: app)?.evaluateJavaScript("document.hidden") == "true")

      app.window.click(tab: "explore")
      #expect(app.window.headerTitle == "/explore")
      #expect(try await app.evaluate("document.title") == "\"/explore\"")
      app.window.selectedNavigator.reload()
      try await until("the page is requested again") { requests.pages.count == 5 }
      #expect(requests.pages.last == "/explore")
    }

    // P18.2
    @Test("the limit of background tabs, battery, network and low memory prevent eager loads", arguments: 0..<3)
    func prevented(reason: Int) async throws {
      let (app, requests) = try await app(reason == 0 ? .atMost(1) : .unlimited, isAllowed: reason != 1)
      defer { app.window.close() }
      if reason == 2 { tw_memory_monitor_emit_low() }
      if reason == 0 { try await untilLoaded("explore", in: app) }
      try await untilQuiet(in: app)
      #expect(requests.pages == (reason == 0 ? ["/", "/explore prefetch"] : ["/"]))
    }

    // P18.5
    @Test("a tab whose load failed is not started, and loads when the user selects it")
    func failed() async throws {
      var status: UInt32 = 503
      let (app, requests) = try await app { $0 == "/explore" ? .init(status: status, body: "<title>E</title>") : nil }
      defer { app.window.close() }
      try await untilLoaded("library", in: app)
      try await untilQuiet(in: app)
      #expect(requests.pages == ["/", "/explore prefetch", "/library prefetch"])
      #expect(navigator("explore", in: app) == nil)
      status = 200
      app.window.click(tab: "explore")
      try await app.untilLoaded(title: "E")
      #expect(requests.pages.last == "/explore")
    }

    @Test("a tab that is selected while it loads shows its page, with one request")
    func selected() async throws {
      var isHeld = true
      let (app, _) = try await app { $0 == "/explore" && isHeld ? .init(isHeld: true) : nil }
      defer { app.window.close() }
      try await until("the tab is requested") { app.server.hits["/explore"] == 1 }
      app.window.click(tab: "explore")
      let hits = app.server.hits["/explore"]
      isHeld = false
      app.server.release()
      try await app.untilLoaded(title: "/explore")
      #expect(hits == 1)
      #expect(app.window.selectedNavigator.loadCount == 1)
      #expect(app.window.selectedNavigator.webView?.isMuted == false)
    }

    // P18.4
    @Test("a page that is not shown yet opens no dialog, saves no file and is mute")
    func quiet() async throws {
      let body = "<script>window.answer = confirm('Sure?')</script>"
      let (app, _) = try await app(body: body) { path in
        path == "/library"
          ? .init(
            type: "application/octet-stream", body: "content",
            headers: ["Content-Disposition": "attachment; filename=a.txt"]) : nil
      }
      defer { app.window.close() }
      try await untilLoaded("explore", in: app)
      #expect(app.window.dialogWindow == nil)
      #expect(navigator("explore", in: app)?.webView?.isMuted == true)
      #expect(try await navigator("explore", in: app)?.evaluateJavaScript("answer") == "false")
      try await until("the file is refused") {
        app.server.hits["/library"] == 1 && navigator("library", in: app) == nil
      }
      #expect(!FileManager.default.fileExists(atPath: app.downloads.path))
      app.window.click(tab: "explore")
      #expect(app.window.selectedNavigator.webView?.isMuted == false)
      _ = try await app.evaluate("void setTimeout(() => confirm('Sure?'))")
      try await until("the dialog opens") { app.window.dialogText == "Sure?" }
    }

    // P18.5
    @Test("a load stops with its container, and the tabs of the next session load afresh")
    func disposed() async throws {
      let (app, _) = try await app { $0 == "/explore" ? .init(isHeld: true) : nil }
      defer { app.window.close() }
      try await until("the tab is requested") { app.server.hits["/explore"] == 1 }
      weak let explore = navigator("explore", in: app)
      try await app.send(Self.configuration(Self.tabs, session: "b"))
      try await until("the navigator is freed") { explore == nil }
      try await until("the tab is requested again") { app.server.hits["/explore"] == 2 }
    }

    @Test("an eager page is up to date with the version it was loaded with")
    func version() async throws {
      let (app, requests) = try await app()
      defer { app.window.close() }
      try await untilLoaded("library", in: app)
      app.tabManager.accept(try .init(json: Self.configuration(Self.tabs, version: 2)))
      app.window.click(tab: "explore")
      try await until("the outdated page is loaded again") { app.server.hits["/explore"] == 2 }
      try await app.untilLoaded(title: "/explore")
      #expect(requests.pages.last == "/explore")
    }
  }
}
