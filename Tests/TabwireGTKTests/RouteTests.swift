import Foundation
import TabwirePages
import TabwirePaths
import Testing

@testable import TabwireGTK
@testable import TabwireGTKTesting
@testable import TabwireWebKit

extension AllWindowTests {
  @MainActor
  @Suite("Routes")
  struct RouteTests {
    nonisolated static let presentations: [PathProperties.Presentation] = [
      .default, .push, .pop, .replace, .replaceRoot, .clearAll, .refresh, .none,
    ]

    func app(_ paths: PathConfiguration, hasSlash: Bool = true) throws -> TestApp {
      let server = try TestServer { path in
        if path.hasPrefix("/redirect/") { return .init(status: 303, location: "/" + path.dropFirst(10)) }
        return .init(
          body: TestPage.html(path == "/" ? "Home" : path, configuration: nil, body: "<a id='home' href='/'>home</a>")
        )
      }
      let address = server.url("/").absoluteString
      let app = try TestApp(
        server: server, startURL: hasSlash ? nil : URL(string: String(address.dropLast())))
      app.window.apply(paths)
      return app
    }

    @Test(
      "a start URL without a slash loads its page once, also if the page clears the history",
      arguments: [true, false])
    func clearAll(hasSlash: Bool) async throws {
      let app = try app(PathConfiguration { PathRule("^/$").presentation(.clearAll) }, hasSlash: hasSlash)
      defer { app.window.close() }
      try await app.untilLoaded(title: "Home")
      try await app.window.untilSettled()
      #expect(app.server.hits["/"] == 1)
      _ = try await app.evaluate("document.getElementById('home').click()")
      try await until("the root is refreshed") {
        app.server.hits["/"] == 2 && !app.window.selectedNavigator.isLoading
      }
      try await app.untilLoaded(title: "Home")
      _ = try await app.evaluate("location.href = '/above'")
      try await app.untilLoaded(title: "/above")
      _ = try await app.evaluate("document.getElementById('home').click()")
      try await app.untilLoaded(title: "Home")
      try await until("the root is refreshed again") { app.server.hits["/"] == 3 }
      #expect(app.window.selectedNavigator.backList.isEmpty)
      #expect(!app.window.selectedNavigator.canGoForward)
    }

    /// Waits until nothing has loaded for a while, and returns the number of requests for pages.
    private func requestCount(of app: TestApp) async throws -> Int {
      var quietSince = ContinuousClock.now
      var last = -1
      try await until("nothing loads any more", seconds: 10) {
        let count = app.server.hits.filter { !$0.key.hasPrefix("/web/") }.values.reduce(0, +)
        let isQuiet = count == last && !app.window.selectedNavigator.isLoading
        if !isQuiet { quietSince = .now }
        last = count
        return ContinuousClock.now - quietSince > .milliseconds(200)
      }
      return last
    }

    @Test(
      "every load ends, for every presentation", arguments: presentations,
      [PathProperties.Context.default, .modal])
    func loadsEnd(presentation: PathProperties.Presentation, context: PathProperties.Context) async throws {
      let app = try app(
        PathConfiguration { PathRule("^/(above)?$").presentation(presentation).context(context) }, hasSlash: false)
      defer { app.window.close() }
      try await app.untilLoaded(title: "Home")
      #expect(try await requestCount(of: app) == 1)
      for visit in ["location.href = '/'", "location.href = '/redirect/above'", "location.href = '/redirect/'"] {
        let before = try await requestCount(of: app)
        _ = try await app.evaluate("\(visit); 0")
        #expect(try await requestCount(of: app) - before <= 4, "\(visit)")
        #expect(!app.window.selectedNavigator.isShowingError, "\(visit)")
      }
    }
  }
}
