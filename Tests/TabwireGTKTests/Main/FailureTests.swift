import Foundation
import TabwirePages
import TabwirePaths
import Testing

@testable import TabwireGTK
@testable import TabwireGTKTesting
@testable import TabwireWebKit

extension AllWindowTests {
  @MainActor
  @Suite("Failures")
  struct FailureTests {
    func server() throws -> TestServer {
      try TestServer { path in
        let name = path.dropFirst().prefix { $0 != "?" }
        return .init(
          body: TestPage.html(
            name.isEmpty ? "Home" : name.capitalized,
            configuration: TestPage.configuration(active: "home", ["home", "explore"])))
      }
    }

    @Test("an unreachable start URL shows an error page with Retry")
    func unreachableAtStart() async throws {
      let server = try server()
      server.stop()
      let app = try TestApp(server: server)
      defer { app.window.close() }
      try await until("the error page is shown") { app.window.offeredAction == "Retry" }
      #expect(app.window.headerTitle == "Test")

      try server.start()
      app.window.clickOfferedAction()
      try await app.untilBar(["home", "explore"])
      #expect(app.window.offeredAction == nil)
    }

    @Test(
      "an error page names the host and the port",
      arguments: [
        ("http://localhost:3000/a", "localhost:3000"), ("https://example.org/", "example.org"),
        ("http://[::1]:3000/", "[::1]:3000"), ("about:blank", ""),
      ])
    func hostAndPort(address: String, name: String) throws {
      #expect(try #require(URL(string: address)).hostAndPort == name)
    }

    @Test("a failed page keeps its tab and does not change the others")
    func unreachableLater() async throws {
      let server = try server()
      let app = try TestApp(server: server)
      defer { app.window.close() }
      try await app.untilBar(["home", "explore"])
      let home = app.window.selectedNavigator
      try await app.untilLoaded(title: "Home")
      _ = try await app.evaluate("window.marker = 1")

      server.stop()
      app.window.click(tab: "explore")
      try await until("the error page is shown") { app.window.offeredAction == "Retry" }
      #expect(app.bar == ["home", "explore"])
      app.window.click(tab: "home")
      #expect(app.window.offeredAction == nil)
      #expect(try await home.evaluateJavaScript("marker") == "1")

      try server.start()
      app.window.click(tab: "explore")
      #expect(app.window.offeredAction == "Retry")
      app.window.clickOfferedAction()
      try await app.untilLoaded(title: "Explore")
    }

    @Test(
      "a load of the app that fails over a page shows its error page, and Retry shows it again while the server is down",
      arguments: ["visit", "open", "start", "replace root"])
    func failureOverPage(load: String) async throws {
      let server = try server()
      let app = try TestApp(server: server)
      defer { app.window.close() }
      try await app.untilLoaded(title: "Home")
      let navigator = app.window.selectedNavigator
      server.stop()
      let url = server.url("/later").absoluteURL
      switch load {
      case "visit": navigator.send(.visit(PageAddress(url)))
      case "open": navigator.routing.open(url)
      case "start": app.window.open(url.absoluteString)
      default: navigator.shown.becomeRoot(url)
      }
      func untilFailed() async throws {
        try await until("the error page is shown") {
          navigator.isShowingError && !navigator.isLoading && navigator.page.failure?.address == PageAddress(url)
        }
      }
      try await untilFailed()
      for _ in 1...3 {
        let loads = navigator.loadCount
        app.window.clickOfferedAction()
        try await until("the page is requested again") { navigator.loadCount == loads + 1 }
        try await untilFailed()
      }
      try server.start()
      app.window.clickOfferedAction()
      try await app.untilLoaded(title: "Later")
      #expect(!navigator.isShowingError)
    }

    @Test("a crashed page is reloaded once, then offers Reload")
    func processEnds() async throws {
      let app = try TestApp(server: try server())
      defer { app.window.close() }
      try await app.untilBar(["home", "explore"])
      let home = app.window.selectedNavigator
      _ = try await app.evaluate("window.marker = 1")
      app.window.click(tab: "explore")
      try await app.untilLoaded(title: "Explore")
      let explore = app.window.selectedNavigator

      explore.terminateProcess()
      try await until("it is restored") { explore.loadCount == 2 && !explore.isLoading }
      try await app.untilLoaded(title: "Explore")
      #expect(app.window.offeredAction == nil)

      explore.terminateProcess()
      try await until("Reload is offered") { app.window.offeredAction == "Reload" }
      #expect(explore.loadCount == 2)
      app.window.clickOfferedAction()
      try await app.untilLoaded(title: "Explore")
      #expect(app.bar == ["home", "explore"])
      #expect(try await home.evaluateJavaScript("marker") == "1")
      #expect(home.loadCount == 1)
    }
  }
}
