#if canImport(CWebKitGTK)
  import CWebKitGTK
  import Foundation
  import Testing

  @testable @_spi(Testing) import TabwireGTK

  extension AllWindowTests {
    /// What assistive technology finds, by AT-SPI, from another process as a screen reader does.
    @MainActor
    @Suite("For people who do not see the tabs, or use no mouse")
    struct AccessibilityTests {
      struct Found: Decodable, Equatable {
        let role: String
        let name: String
        let description: String
        let isSelected: Bool
        let isFocusable: Bool
      }

      func app() async throws -> TestApp {
        let server = try TestServer { path in
          let name = path.dropFirst().prefix { $0 != "?" }
          return .init(
            body: TestPage.html(
              name.isEmpty ? "Home" : name.capitalized,
              configuration: TestPage.configuration(active: "home", ["home", "explore", "library"])
                .replacing(#""title":"Explore""#, with: #""title":"Explore","badge":"3""#)))
        }
        let app = try TestApp(server: server)
        try await app.untilBar(["home", "explore", "library"])
        try await app.untilLoaded(title: "Home")
        return app
      }

      /// What a screen reader finds in the window.
      func read(_ app: TestApp, _ command: String...) async throws -> [Found] {
        let reader = try ScreenReader([app.window.headerTitle] + command)
        defer { reader.end() }
        try await until("the screen reader has read") { !reader.isRunning }
        return try JSONDecoder().decode([Found].self, from: Data(reader.output().utf8))
      }

      func tabs(_ app: TestApp) async throws -> [String] {
        try await read(app).filter { $0.role == "page tab" }.map { $0.name + ($0.isSelected ? " (selected)" : "") }
      }

      @Test("Tabs are a list of tabs, with their badge, and say which one is selected")
      func tabs() async throws {
        let app = try await app()
        defer { app.window.close() }
        let found = try await read(app)
        #expect(found.count { $0.role == "page tab list" } == 1)
        #expect(try await tabs(app) == ["Home (selected)", "Explore, 3", "Library"])
        app.window.click(tab: "explore")
        try await app.untilLoaded(title: "Explore")
        #expect(try await tabs(app) == ["Home", "Explore, 3 (selected)", "Library"])
        #expect(try await read(app).contains { $0.name == "Back" } == false)
      }

      @Test("A screen reader selects a tab, as a click does")
      func press() async throws {
        let app = try await app()
        defer { app.window.close() }
        _ = try await read(app, "press", "Library")
        try await app.untilLoaded(title: "Library")
        #expect(try await tabs(app) == ["Home", "Explore, 3", "Library (selected)"])
      }

      @Test("Everything is reached by keys, and says what it is")
      func keys() async throws {
        let app = try await app()
        defer { app.window.close() }
        _ = try await app.evaluate("next.click()")
        try await app.untilLoaded(title: "Next")
        let buttons = try await read(app).filter { $0.role == "push button" || $0.role == "page tab" }
        #expect(!buttons.isEmpty && buttons.allSatisfy { !$0.name.isEmpty }, "\(buttons)")
        #expect(buttons.contains { $0.name == "Back" && $0.isFocusable })
        gtk_widget_grab_focus(app.window.tabBar.button(for: app.tabManager.tabs[0].id)?.widget)
        let hands = Hands(app: app)
        try await hands.press("Right")
        try await until("the next tab has the focus") { app.focusedTab == "explore" }
        try await hands.press("space")
        try await app.untilLoaded(title: "Explore")
      }

      @Test("What becomes of the tabs is said once, when it happens, and nothing else is")
      func announcements() async throws {
        let server = try TestServer { _ in .init(body: TestPage.html("Home", configuration: nil)) }
        let app = try TestApp(server: server)
        defer { app.window.close() }
        try await app.untilLoaded(title: "Home")
        let reader = try await ScreenReader(hearing: "object:property-change:accessible-name")
        defer { reader.end() }
        let changes = [
          ["home", "explore"],
          // Nothing is new but the badge, as in each of them.
          ["home", "explore"],
          ["home", "explore", "premium", "cart"],
          // Another order, which the bar does not follow.
          ["cart", "home", "explore", "premium"],
          ["home", "cart", "library"],
          // The tab that the user looks at is gone: its container represents another one.
          ["cart", "library"],
          [],
        ]
        for (number, ids) in changes.enumerated() {
          let configuration = TestPage.configuration(active: ids.first, ids)
            .replacing(#""icon""#, with: #""badge":\#(number),"icon""#)
          try await app.send(configuration)
        }
        // GTK before 4.14 has nothing for it: the window is called otherwise for a moment.
        let heard = { try reader.heard().filter { $0.role == "frame" }.map(\.text) }
        let last = ["Tabs removed", "Home"]
        try await until("the last of it is heard") { try heard().suffix(2) == last }
        #expect(
          try heard() == [
            "Tabs: Home, Explore", "Home", "Premium, Cart added", "Home",
            "Library added. Explore, Premium removed", "Home", "Home removed", "Home",
          ] + last)
      }

      @Test("The way forward from an error says what happened, and what a toast says is heard")
      func errors() async throws {
        let app = try await app()
        defer { app.window.close() }
        app.server.stop()
        app.window.click(tab: "explore")
        try await until("it offers Retry") { app.window.offeredAction == "Retry" }
        let retry = try await read(app).first { $0.name == "Retry" }
        #expect(
          retry?.description
            == "Can’t Connect. 127.0.0.1 doesn’t answer. Check your connection and try again.")

        let reader = try await ScreenReader(hearing: "object:property-change:accessible-name")
        defer { reader.end() }
        app.window.showToast("“report.pdf” downloaded")
        let heard = { try reader.heard().filter { $0.role == "frame" }.map(\.text) }
        try await until("it is heard") { try heard() == ["“report.pdf” downloaded", app.window.headerTitle] }
      }

      @Test("The focus stays where it is while the server changes tabs")
      func focus() async throws {
        let app = try await app()
        defer { app.window.close() }
        let home = app.tabManager.tabs[0].id
        gtk_widget_grab_focus(app.window.tabBar.button(for: home)?.widget)
        for ids in [["new", "home", "library"], ["library", "home", "explore"], ["explore", "home"]] {
          try await app.send("\(TestPage.configuration(active: "home", ids))")
          try await app.untilBar(ids)
          #expect(app.focusedTab == "home")
        }
      }
    }
  }

  extension TestApp {
    /// The server's name of the tab that has the focus.
    fileprivate var focusedTab: String? {
      tabManager.tabs.first { tab in
        window.tabBar.button(for: tab.id).map { gtk_widget_is_focus($0.widget) != 0 } ?? false
      }?.represents?.id.rawValue
    }
  }
#endif
