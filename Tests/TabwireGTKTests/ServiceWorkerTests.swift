import CWebKitGTK
import Foundation
import Testing

@testable import TabwireGTK
@testable import TabwireGTKTesting
@testable import TabwireWebKit

extension AllWindowTests {
  /// A service worker stores every page, and answers with a stored one if the network is slow or away.
  @MainActor
  @Suite("Service workers")
  struct ServiceWorkerTests {
    let site: SessionTests.Site

    init() throws {
      site = try SessionTests.Site(usesTurbo: false, isCacheable: false)
    }

    private func untilShown(_ path: String, in app: TestApp) async throws {
      do {
        try await until("\(path) of \(site.user) is shown") {
          guard app.window.headerTitle == "\(site.user) \(path)", !app.window.selectedNavigator.isLoading else {
            return false
          }
          return app.window.visibleTabs.first?.title == "home of \(site.user)"
        }
      } catch {
        throw TestTimeoutError(
          description: "\(error): \(app.window.headerTitle), \(app.window.errorText), \(app.log.lines)")
      }
    }

    private func click(_ id: String, in app: TestApp) async throws {
      _ = try await app.evaluate("document.getElementById('\(id)').click()")
    }

    /// Signs ann in, with a service worker that has stored her pages "/" and "/next".
    private func appWithStoredPages(_ directory: URL? = nil) async throws -> TestApp {
      let app = try TestApp(server: site.server, directory: directory)
      try await untilShown("/", in: app)
      try await click("sign-in-ann", in: app)
      try await until("ann is signed in") { site.user == "ann" }
      try await untilShown("/", in: app)
      _ = try await app.evaluate(
        "void navigator.serviceWorker.register('/worker.js').then(() => navigator.serviceWorker.ready)")
      try await until("the service worker controls the page") {
        try await app.evaluate("navigator.serviceWorker.controller != null") == "true"
      }
      for (link, path) in [("to-next", "/next"), ("", "/")] {
        if link.isEmpty {
          _ = try await app.evaluate("void (location.href = '/')")
        } else {
          try await click(link, in: app)
        }
        try await untilShown(path, in: app)
      }
      // A browser runs no script any more of a page that is left before.
      try await until("the scripts have run") { try await app.evaluate("document.readyState") == "\"complete\"" }
      try await until("the pages are stored") { try await storedPaths(in: app) == ["/", "/next"] }
      return app
    }

    /// The pages in Cache Storage.
    private func storedPaths(in app: TestApp) async throws -> [String] {
      _ = try await app.evaluate(
        """
        void caches.open("pages").then(cache => cache.keys())
          .then(keys => { window.stored = keys.map(({ url }) => new URL(url).pathname).sort() })
        """)
      let json = try await app.evaluate("window.stored ?? []") ?? "[]"
      return try JSONDecoder().decode([String].self, from: Data(json.utf8))
    }

    @Test("on a slow network a page of the same user is shown as it was stored")
    func slowNetwork() async throws {
      let app = try await appWithStoredPages()
      defer { app.window.close() }
      site.holdsPages = true
      try await click("to-next", in: app)
      try await untilShown("/next", in: app)
    }

    // P13.19
    @Test(
      "after an account switch no page of the former user comes from the service worker, however slow the network is")
    func accountSwitch() async throws {
      let app = try await appWithStoredPages()
      defer { app.window.close() }
      try await click("sign-in-bob", in: app)
      try await until("bob is signed in") { site.user == "bob" }
      try await untilShown("/", in: app)
      site.holdsPages = true
      try await click("to-next", in: app)
      let deadline = ContinuousClock.now + .seconds(1)
      try await until("the worker has had time to answer") {
        #expect(!app.window.headerTitle.hasPrefix("ann"))
        return ContinuousClock.now > deadline
      }
      site.holdsPages = false
      site.server.release()
      try await untilShown("/next", in: app)
    }

    // P13.21
    @Test("a page of the former user that the worker stores late is deleted, too")
    func lateResponse() async throws {
      let app = try await appWithStoredPages()
      defer { app.window.close() }
      try await click("sign-in-bob", in: app)
      try await until("bob is signed in") { site.user == "bob" }
      try await untilShown("/", in: app)
      _ = try await app.evaluate(
        """
        void caches.open("pages").then(cache => cache.put("/late",
          new Response("Page of ann", { headers: { "Content-Type": "text/html" } })))
        """)
      try await until("the late page is stored") { try await storedPaths(in: app).contains("/late") }
      try await until("the late page is deleted") { try await !storedPaths(in: app).contains("/late") }
    }

    // P13.25
    @Test("stored pages are deleted while the page that signs another user in is still awaited")
    func awaitedPage() async throws {
      let app = try await appWithStoredPages()
      defer { app.window.close() }
      _ = try await app.evaluate(
        "document.cookie = 'who=ann'; document.querySelector('nav').dataset.sessionMark = 'who=ann'")
      site.holdsPages = true
      // The worker has not stored it, so it waits for the network.
      _ = try await app.evaluate("void (location.href = '/explore/3')")
      try await until("the next page is requested") { site.server.hits["/explore/3"] == 1 }
      #expect(try await storedPaths(in: app) == ["/", "/next"])
      // The head of a response has come.
      _ = try await app.evaluate("void (document.cookie = 'who=bob')")
      try await until("no page is stored") { try await storedPaths(in: app).isEmpty }
      #expect(app.window.headerTitle == "ann /")
      site.user = "bob"
      site.holdsPages = false
      site.server.release()
      try await untilShown("/explore/3", in: app)
    }

    // P13.19
    @Test(
      "a cold start without network shows pages of the user who is signed in, and none of one who signed out",
      arguments: [true, false])
    func coldStart(isSignedOut: Bool) async throws {
      let directory = FileManager.default.temporaryDirectory.appending(path: "tabwire-worker-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: directory) }
      let first = try await appWithStoredPages(directory)
      if isSignedOut {
        try await click("sign-out", in: first)
        try await until("nobody is signed in") { site.user == "nobody" }
        try await untilShown("/", in: first)
      }
      first.window.close()
      site.server.stop()
      let app = try TestApp(server: site.server, directory: directory)
      defer { app.window.close() }
      var titles: Set<String> = []
      try await until("a page or an error is shown") {
        titles.insert(app.window.headerTitle)
        return app.window.offeredAction != nil || app.window.headerTitle == "\(site.user) /"
      }
      if !isSignedOut { #expect(app.window.headerTitle == "ann /") }
      for path in ["/next", "/"] {
        app.window.open(path)
        let deadline = ContinuousClock.now + .milliseconds(700)
        try await until("the worker has had time to answer") {
          titles.insert(app.window.headerTitle)
          return ContinuousClock.now > deadline
        }
      }
      #expect(titles.contains { $0.hasPrefix("ann") } != isSignedOut, "\(titles)")
    }
  }
}
