import CWebKitGTK
import Foundation
import TabwirePages
import TabwirePaths
import Testing

@testable import TabwireGTK
@testable import TabwireGTKTesting
@testable import TabwireWebKit

extension AllWindowTests {
  /// Every load that the app can start, against every server that fails.
  @MainActor
  @Suite("Outcomes of loads")
  struct LoadOutcomeTests {
    enum Load: String, CaseIterable {
      case visit, open, replaceRoot, replace, reload, goBack
    }

    enum Failure: String, CaseIterable {
      case refuses, closes, loops, unavailable

      var reason: PageFailure.Reason {
        switch self {
        case .refuses: .connectionRefused
        case .closes: .unreachable
        case .loops: .redirectLoop
        case .unavailable: .serverFailed(status: 503)
        }
      }
    }

    /// A server that can be made to fail.
    @MainActor
    final class FailingServer {
      let server: TestServer
      private var closing: ClosingServer?

      init() throws {
        server = try TestServer(Self.page)
      }

      static func page(_ path: String) -> TestServer.Answer {
        let name = path.split(separator: "/").last.map { $0.capitalized } ?? "Home"
        return .init(
          body: TestPage.html(name, configuration: TestPage.configuration(active: "home", ["home", "explore"])))
      }

      func fail(_ failure: Failure) throws {
        switch failure {
        case .refuses: server.stop()
        case .closes:
          server.stop()
          closing = try ClosingServer(port: server.port)
        case .loops: server.answer = { .init(status: 302, location: $0) }
        case .unavailable: server.answer = { _ in .init(status: 503, body: "down") }
        }
      }

      func recover(from failure: Failure) async throws {
        closing?.stop()
        closing = nil
        server.answer = Self.page
        guard [.refuses, .closes].contains(failure) else { return }
        try await until("the port is free") { (try? server.start()) != nil }
      }
    }

    /// Starts a load.
    ///
    /// - Returns: The address that is loaded.
    func start(_ load: Load, in app: TestApp) -> URL {
      let navigator = app.window.selectedNavigator
      let later = app.server.url("/explore/later").absoluteURL
      switch load {
      case .visit: navigator.send(.visit(PageAddress(later)))
      case .open: app.window.open(later.absoluteString)
      case .replaceRoot: navigator.shown.becomeRoot(later)
      case .replace: navigator.send(.replace(PageAddress(later)))
      case .reload: navigator.reload()
      case .goBack: navigator.goBack()
      }
      return switch load {
      case .visit, .open, .replaceRoot, .replace: later
      case .reload: app.server.url("/explore/place").absoluteURL
      case .goBack: app.server.url("/explore").absoluteURL
      }
    }

    @Test(
      "a load over a page shows what went wrong until the server is back", arguments: Load.allCases, Failure.allCases)
    func overPage(load: Load, failure: Failure) async throws {
      let failing = try FailingServer()
      let app = try TestApp(server: failing.server)
      defer { app.window.close() }
      try await app.untilBar(["home", "explore"])
      // The page below was never loaded, so that going back to it needs the server.
      app.window.open("/explore/place")
      try await app.untilLoaded(title: "Place")
      try failing.fail(failure)
      let navigator = app.window.selectedNavigator
      let url = start(load, in: app)
      for attempt in 1...3 {
        try await until("\(load) fails, attempt \(attempt)") {
          navigator.isShowingError && !navigator.isLoading && navigator.page.failure?.reason == failure.reason
        }
        #expect(navigator.page.failure?.address == PageAddress(url), "attempt \(attempt)")
        #expect(navigator.view.errorPage.detailsText.contains(url.absoluteString))
        let loads = navigator.loadCount
        app.window.clickOfferedAction()
        try await until("it is requested again") { navigator.loadCount > loads }
      }
      try await until("it fails again") { navigator.isShowingError && !navigator.isLoading }
      try await failing.recover(from: failure)
      app.window.clickOfferedAction()
      try await app.untilLoaded(title: url.lastPathComponent.capitalized)
      #expect(!navigator.isShowingError)
    }

    /// A first load of a navigator: no page is below its error page.
    enum First: String, CaseIterable {
      case start, tab, modal, suspended
    }

    /// Starts the first load of a navigator while the server fails.
    func start(_ first: First, _ failing: FailingServer, fail: () throws -> Void) async throws -> (TestApp, Navigator) {
      if first == .start {
        try fail()
        let app = try TestApp(server: failing.server, slowLoadDelay: .milliseconds(200))
        return (app, app.window.selectedNavigator)
      }
      let app = try TestApp(
        server: failing.server, slowLoadDelay: .milliseconds(200),
        backgroundTabs: first == .suspended ? .atMost(0) : .unlimited)
      try await app.untilBar(["home", "explore"])
      try await app.untilLoaded(title: "Home")
      if first == .modal {
        app.window.apply(PathConfiguration(rules: [PathRule("/modal$").context(.modal)]))
        try fail()
        app.window.open("/modal")
        try await until("the modal window is there") { app.window.isShowingModal }
        return (app, app.window.navigatorInFront)
      }
      if first == .suspended {
        let home = app.window.selectedNavigator
        app.window.click(tab: "explore")
        try await until("the tab is suspended") { home.isSuspended }
        try fail()
        app.window.click(tab: "home")
        return (app, home)
      }
      try fail()
      app.window.click(tab: "explore")
      return (app, app.window.selectedNavigator)
    }

    @Test(
      "a first load shows what went wrong until the server is back", arguments: First.allCases, Failure.allCases)
    func overNothing(first: First, failure: Failure) async throws {
      let failing = try FailingServer()
      let (app, navigator) = try await start(first, failing) { try failing.fail(failure) }
      defer { app.window.close() }
      for attempt in 1...2 {
        do {
          try await until("the load fails, attempt \(attempt)") {
            navigator.isShowingError && !navigator.isLoading && navigator.page.failure?.reason == failure.reason
          }
        } catch {
          throw TestTimeoutError(description: "\(error): \(navigator.page); log: \(app.log.lines)")
        }
        let loads = navigator.loadCount
        navigator.view.errorPage.click()
        try await until("it is requested again") { navigator.loadCount > loads }
      }
      try await until("it fails again") { navigator.isShowingError && !navigator.isLoading }
      try await failing.recover(from: failure)
      navigator.view.errorPage.click()
      try await until("the page is shown") { navigator.loadOutcome == .loaded && !navigator.isShowingError }
      if first == .start { try await app.untilBar(["home", "explore"]) }
    }

    @Test("a first load without a response can be stopped and started again", arguments: First.allCases)
    func silentFirst(first: First) async throws {
      let failing = try FailingServer()
      let (app, navigator) = try await start(first, failing) { failing.server.answer = { _ in .init(isHeld: true) } }
      defer { app.window.close() }
      try await until("the notice is shown") { navigator.view.slowNotice.isShown }
      navigator.view.slowNotice.click()
      try await until("Load is offered") { navigator.isShowingError && navigator.view.errorPage.action == "Load" }
      #expect(!navigator.isLoading && !navigator.view.slowNotice.isShown)
      failing.server.answer = FailingServer.page
      failing.server.release()
      navigator.view.errorPage.click()
      try await until("the page is shown") { navigator.loadOutcome == .loaded && !navigator.isShowingError }
    }

    /// An app with a loaded page, whose server answers no request any more until it is released.
    private func appWithSilentServer(_ failing: FailingServer) async throws -> TestApp {
      let app = try TestApp(server: failing.server, slowLoadDelay: .milliseconds(200))
      try await app.untilBar(["home", "explore"])
      app.window.open("/explore/place")
      try await app.untilLoaded(title: "Place")
      failing.server.answer = { _ in .init(isHeld: true) }
      return app
    }

    /// Reloads while a load has no response yet, and expects that no load is under way when a page is shown. WebKit may ignore such
    /// a reload, and go on to say that it is loading.
    private func reload(_ navigator: Navigator, from server: TestServer) async throws {
      try await until("the notice is shown") { navigator.view.slowNotice.isShown }
      navigator.reload()
      server.answer = FailingServer.page
      server.release()
      var isLoading = true
      try await until("a page is shown") {
        guard navigator.loadOutcome == .loaded else { return false }
        isLoading = navigator.isLoading
        return true
      }
      #expect(!isLoading && !navigator.isShowingError && !navigator.view.slowNotice.isShown, "\(navigator.page)")
    }

    @Test("a reload during a first load without a response leaves no load under way", arguments: First.allCases)
    func reloadFirst(first: First) async throws {
      let failing = try FailingServer()
      let (app, navigator) = try await start(first, failing) { failing.server.answer = { _ in .init(isHeld: true) } }
      defer { app.window.close() }
      try await reload(navigator, from: failing.server)
    }

    @Test("a reload during a load without a response leaves no load under way", arguments: Load.allCases)
    func reloadMeanwhile(load: Load) async throws {
      let failing = try FailingServer()
      let app = try await appWithSilentServer(failing)
      defer { app.window.close() }
      _ = start(load, in: app)
      try await reload(app.window.selectedNavigator, from: failing.server)
    }

    @Test(
      "an eager load that fails disturbs nobody: its tab can be loaded when it is selected",
      arguments: [Failure.loops, .unavailable])
    func eager(failure: Failure) async throws {
      let tabs = TestPage.configuration(active: "home", ["home", "explore"])
        .replacing(#""id":"explore""#, with: #""id":"explore","eager":true"#)
      var fails = true
      let server = try TestServer { path in
        guard path == "/explore", fails else { return .init(body: TestPage.html(path, configuration: tabs)) }
        return failure == .loops ? .init(status: 302, location: path) : .init(status: 503, body: "down")
      }
      let app = try TestApp(server: server)
      defer { app.window.close() }
      try await app.untilBar(["home", "explore"])
      try await until("it was requested") { (server.hits["/explore"] ?? 0) > 0 }
      #expect(app.window.offeredAction == nil && app.window.headerTitle == "/")
      fails = false
      app.window.click(tab: "explore")
      try await until("it is shown") {
        if app.window.offeredAction != nil { app.window.clickOfferedAction() }
        return app.window.headerTitle == "/explore"
      }
    }

    @Test("a load without a response can be stopped: the page stays", arguments: Load.allCases)
    func silent(load: Load) async throws {
      let failing = try FailingServer()
      let app = try await appWithSilentServer(failing)
      defer { app.window.close() }
      let navigator = app.window.selectedNavigator
      _ = start(load, in: app)
      try await until("the notice is shown") { navigator.view.slowNotice.isShown }
      navigator.view.slowNotice.click()
      try await until("the load ends") { !navigator.isLoading && !navigator.view.slowNotice.isShown }
      if load == .replaceRoot {
        // Its web view is new.
        try await until("Load is offered") { app.window.offeredAction == "Load" }
      } else {
        #expect(app.window.offeredAction == nil)
        #expect(app.window.headerTitle == "Place")
      }
      failing.server.answer = FailingServer.page
      failing.server.release()
      navigator.send(.visit(PageAddress(failing.server.url("/explore/next").absoluteURL)))
      try await app.untilLoaded(title: "Next")
    }

    @Test(
      "the error page says what went wrong",
      arguments: [
        ("http://tabwire-no-such-host.invalid/", "Server Not Found"), ("http://127.0.0.1:6000/", "Port Not Allowed"),
        ("http://127.0.0.1:47611/", "Can’t Connect"),
      ])
    func reasons(address: String, title: String) async throws {
      let app = try TestApp(server: try FailingServer().server, startURL: URL(string: address))
      defer { app.window.close() }
      let page = app.window.selectedNavigator.view.errorPage
      try await until("the error page is shown") { page.isShown }
      #expect(page.title == title)
      #expect(page.detailsText == address)
    }
  }
}
