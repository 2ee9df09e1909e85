import Foundation
import Testing

@testable import TabwireGTK
@testable import TabwireGTKTesting
@testable import TabwireWebKit

extension AllWindowTests {
  @MainActor
  @Suite("Tab state")
  struct StateTests {
    /// A site whose pages contain the current `configuration`.
    @MainActor
    final class Site {
      var configuration = TestPage.configuration(active: "home", ["home", "explore", "library"])
      private(set) var server: TestServer!

      init() throws {
        server = try TestServer { [unowned self] path in
          let name = path.dropFirst().prefix { $0 != "?" }
          return .init(body: TestPage.html(name.isEmpty ? "Home" : name.capitalized, configuration: configuration))
        }
      }
    }

    @Test("promotion keeps the page that was loaded before")
    func promotion() async throws {
      let site = try Site()
      site.configuration = #"{"active":null,"tabs":[]}"#
      let app = try TestApp(server: site.server)
      defer { app.window.close() }
      try await app.untilLoaded(title: "Home")
      #expect(app.bar.isEmpty)
      _ = try await app.evaluate("window.marker = 7; field.value = 'half'; scrollTo(0, 300)")

      site.configuration = TestPage.configuration(active: "explore", ["home", "explore"])
      let element = "document.querySelector('nav').dataset.navigationConfigurationValue"
      _ = try await app.evaluate("\(element) = `\(site.configuration)`")
      try await app.untilBar(["home", "explore"])
      #expect(try await app.evaluate("[marker, field.value, scrollY]") == "[7,\"half\",300]")
      #expect(app.window.selectedNavigator.loadCount == 1)
      #expect(site.server.hits["/"] == 1)
    }

    @Test("a web view is created when its tab is first selected, and kept")
    func laziness() async throws {
      let site = try Site()
      let app = try TestApp(server: site.server)
      defer { app.window.close() }
      try await app.untilBar(["home", "explore", "library"])
      let started = { app.tabManager.tabs.filter { app.window.navigator(for: $0.id)?.isStarted == true }.count }
      #expect(started() == 1)
      #expect(site.server.hits["/explore"] == nil)

      _ = try await app.evaluate("window.marker = 'home'; scrollTo(0, 200); field.value = 'kept'")
      app.window.click(tab: "explore")
      try await app.untilLoaded(title: "Explore")
      #expect(started() == 2)
      app.window.click(tab: "home")
      #expect(app.window.headerTitle == "Home")
      #expect(try await app.evaluate("[marker, scrollY, field.value]") == "[\"home\",200,\"kept\"]")
      #expect(site.server.hits["/"] == 1)
      #expect(site.server.hits["/explore"] == 1)
      #expect(site.server.hits["/library"] == nil)
    }

    @Test("adding, removing and relabelling tabs does not change the other tabs")
    func structuralChanges() async throws {
      let site = try Site()
      let app = try TestApp(server: site.server)
      defer { app.window.close() }
      try await app.untilBar(["home", "explore", "library"])
      app.window.click(tab: "library")
      try await app.untilLoaded(title: "Library")
      _ = try await app.evaluate("window.marker = 'library'; scrollTo(0, 150)")
      app.window.click(tab: "home")
      _ = try await app.evaluate("window.marker = 'home'")

      for ids in [
        ["new", "home", "explore", "library"], ["library", "home"], ["home", "more", "library", "new"],
      ] {
        _ = try await app.evaluate(
          "document.querySelector('nav').dataset.navigationConfigurationValue = `\(TestPage.configuration(active: "home", ids))`"
        )
        try await app.untilBar(ids)
        #expect(app.window.selectedNavigator.title == "Home")
        #expect(try await app.evaluate("marker") == "\"home\"")
      }
      app.window.click(tab: "library")
      #expect(try await app.evaluate("[marker, scrollY]") == "[\"library\",150]")
      #expect(site.server.hits["/"] == 1)
      #expect(site.server.hits["/library"] == 1)
    }

    // P19.1
    @Test("relabelling changes title and badge on the same widget")
    func relabelling() async throws {
      let site = try Site()
      let app = try TestApp(server: site.server)
      defer { app.window.close() }
      try await app.untilBar(["home", "explore", "library"])
      let before = app.tabManager.tabs.map { app.window.tabBar.button(for: $0.id)?.widget }
      let relabelled = TestPage.configuration(active: "home", ["home", "explore", "library"])
        .replacing(#""title":"Explore""#, with: #""title":"Entdecken","badge":5"#)
      _ = try await app.evaluate(
        "document.querySelector('nav').dataset.navigationConfigurationValue = `\(relabelled)`")
      try await until("the label changes") {
        app.window.visibleTabs.map(\.title) == ["Home", "Entdecken", "Library"]
      }
      #expect(app.window.visibleTabs.map(\.badge) == [nil, "5", nil])
      #expect(app.tabManager.tabs.map { app.window.tabBar.button(for: $0.id)?.widget } == before)
    }

    @Test("only a configuration that changes something paints a frame")
    func noFrame() async throws {
      let site = try Site()
      let app = try TestApp(server: site.server)
      defer { app.window.close() }
      try await app.untilBar(["home", "explore", "library"])
      try await app.untilLoaded(title: "Home")
      let frames = try Frames(of: app.window.window)
      var received = 0
      app.tabManager.onStep = { _ in received += 1 }

      // The page itself may still paint late frames, for seconds if the system is busy. A message that paints does so every time.
      var painted = 0
      for _ in 1...10 {
        try await frames.untilRest()
        let before = frames.count
        received = 0
        for _ in 1...20 { try await app.send(site.configuration) }
        try await until("the messages are received") { received == 20 }
        try await frames.untilRest()
        painted = frames.count - before
        if painted == 0 { break }
      }
      #expect(painted == 0, "\(frames.times.suffix(painted).map { .now - $0 }) ago; \(app.log.lines)")

      let before = frames.count
      try await app.send(site.configuration.replacing(#""title":"Explore""#, with: #""title":"Explore","badge":5"#))
      try await until("the badge is painted") { received == 21 && frames.count > before }
    }

    @Test("a Turbo visit shows its title and is in the tab's back list")
    func visits() async throws {
      let site = try Site()
      let app = try TestApp(server: site.server)
      defer { app.window.close() }
      try await app.untilLoaded(title: "Home")
      try await app.untilBar(["home", "explore", "library"])
      _ = try await app.evaluate("window.marker = 1; next.click()")
      try await app.untilLoaded(title: "Next")
      #expect(app.window.selectedNavigator.backList.map(\.path) == ["/"])
      #expect(app.window.selectedNavigator.loadCount == 1)
      app.window.clickBack()
      try await app.untilLoaded(title: "Home")
      #expect(try await app.evaluate("marker") == "1")
    }

    // P19.2
    @Test("reselecting a tab goes to its root, then scrolls to the top")
    func reselection() async throws {
      let site = try Site()
      let app = try TestApp(server: site.server)
      defer { app.window.close() }
      try await app.untilBar(["home", "explore", "library"])
      try await app.untilLoaded(title: "Home")
      _ = try await app.evaluate("next.click()")
      try await app.untilLoaded(title: "Next")
      app.window.click(tab: "home")
      try await app.untilLoaded(title: "Home")
      _ = try await app.evaluate("scrollTo(0, 400)")
      try await until("the page is scrolled") { try await app.evaluate("scrollY") == "400" }
      app.window.click(tab: "home")
      try await until("the page is at its top") { try await app.evaluate("scrollY") == "0" }
      #expect(site.server.hits["/"] == 1)
    }

    // P19.2
    @Test(
      "reselecting a tab whose first page has another address than its path scrolls to the top, or goes back to that page"
    )
    func redirectedRoot() async throws {
      let configuration = TestPage.configuration(active: "home", ["home", "explore"])
      let server = try TestServer { path in
        path == "/explore"
          ? .init(status: 302, location: "/explore/?from=tab")
          : .init(body: TestPage.html(path, configuration: configuration))
      }
      let app = try TestApp(server: server)
      defer { app.window.close() }
      try await app.untilBar(["home", "explore"])
      app.window.click(tab: "explore")
      try await app.untilLoaded(title: "/explore/?from=tab")
      _ = try await app.evaluate("scrollTo(0, 400)")
      try await until("the page is scrolled") { try await app.evaluate("scrollY") == "400" }
      app.window.click(tab: "explore")
      try await until("the page is at its top") { try await app.evaluate("scrollY") == "0" }
      _ = try await app.evaluate("next.click()")
      try await app.untilLoaded(title: "/next")
      app.window.click(tab: "explore")
      try await app.untilLoaded(title: "/explore/?from=tab")
      #expect(app.window.selectedNavigator.backList.isEmpty)
      #expect(server.hits["/explore"] == 1)
    }
  }
}
