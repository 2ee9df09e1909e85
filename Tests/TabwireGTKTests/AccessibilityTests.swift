import CWebKitGTK
import Foundation
import Testing

@testable import TabwireGTK
@testable import TabwireGTKTesting
@testable import TabwireWebKit

extension AllWindowTests {
  /// The windows as a screen reader sees them: over AT-SPI, from another process.
  @MainActor
  @Suite("Accessibility")
  struct AccessibilityTests {
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

    func read(_ app: TestApp, press: String? = nil) async throws -> [ScreenReader.Object] {
      try await ScreenReader.read(app.window.headerTitle, press: press)
    }

    func tabs(_ app: TestApp) async throws -> [String] {
      try await read(app).filter { $0.role == "page tab" }.map { $0.name + ($0.isSelected ? " (selected)" : "") }
    }

    @Test("tabs are a tab list with badges and a selected tab")
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

    @Test(
      "screen readers read the page and follow its links",
      .enabled("WebKitGTK exposes pages from GTK 4.14 on") { gtk_check_version(4, 14, 0) == nil })
    func page() async throws {
      let app = try await app()
      defer { app.window.close() }
      try await until("the page is read") {
        let found = try await read(app)
        return found.contains { $0.role == "heading" && $0.name == "Home" }
          && found.contains { $0.role == "link" && $0.name == "next" && $0.isFocusable }
      }
      _ = try await read(app, press: "next")
      try await app.untilLoaded(title: "Next")
    }

    @Test("a screen reader selects a tab")
    func press() async throws {
      let app = try await app()
      defer { app.window.close() }
      _ = try await read(app, press: "Library")
      try await app.untilLoaded(title: "Library")
      #expect(try await tabs(app) == ["Home", "Explore, 3", "Library (selected)"])
    }

    @Test("every control has a name and can be reached by keyboard")
    func keys() async throws {
      let app = try await app()
      defer { app.window.close() }
      _ = try await app.evaluate("next.click()")
      try await app.untilLoaded(title: "Next")
      let buttons = try await read(app).filter { ["push button", "button", "page tab"].contains($0.role) }
      #expect(!buttons.isEmpty && buttons.allSatisfy { !$0.name.isEmpty }, "\(buttons)")
      #expect(buttons.contains { $0.name == "Back" && $0.isFocusable })
      gtk_widget_grab_focus(app.window.tabBar.button(for: app.tabManager.tabs[0].id)?.widget)
      let user = TestUser(app: app)
      try await user.press("Right")
      try await until("the next tab has the focus") { app.focusedTab == "explore" }
      try await user.press("space")
      try await app.untilLoaded(title: "Explore")
    }

    @Test("every row of a menu has a name, and so has the list that scrolls")
    func menu() async throws {
      let app = try await app()
      defer { app.window.close() }
      let screen = try #require(app.window.selectedNavigator.screen)
      screen.showMenu("Trail", items: [MenuItem("Edit"), MenuItem("Delete", isDestructive: true)]) { _ in }
      try await until("the menu is open") { app.window.menuTitles == ["Edit", "Delete"] }
      let found = try await read(app)
      for name in ["Edit", "Delete"] { #expect(found.contains { $0.name == name && $0.isFocusable }) }
      #expect(found.unnamed == [])
      app.window.closeMenu()
    }

    @Test("each change of the tabs is announced once")
    func announcements() async throws {
      let server = try TestServer { _ in .init(body: TestPage.html("Home", configuration: nil)) }
      let app = try TestApp(server: server)
      defer { app.window.close() }
      try await app.untilLoaded(title: "Home")
      let reader = try await ScreenReader.listeningToAnnouncements()
      defer { reader.end() }
      let changes = [
        ["home", "explore"],
        // Only the badge changes. Badges are not announced.
        ["home", "explore"],
        ["home", "explore", "premium", "cart"],
        // Only the order changes. It is not announced.
        ["cart", "home", "explore", "premium"],
        ["home", "cart", "library"],
        // The selected tab is removed: its container morphs.
        ["cart", "library"],
        [],
      ]
      for (number, ids) in changes.enumerated() {
        let configuration = TestPage.configuration(active: ids.first, ids)
          .replacing(#""icon""#, with: #""badge":\#(number),"icon""#)
        try await app.send(configuration)
      }
      try await until("the last announcement arrives") { try reader.announcements().last == "Tabs removed" }
      #expect(
        try reader.announcements() == [
          "Tabs: Home, Explore", "Premium, Cart added", "Library added. Explore, Premium removed", "Home removed",
          "Tabs removed",
        ])
    }

    @Test("an error page describes itself, and toasts are announced")
    func errors() async throws {
      let app = try await app()
      defer { app.window.close() }
      app.server.stop()
      app.window.click(tab: "explore")
      try await until("Retry is offered") { app.window.offeredAction == "Retry" }
      let retry = try await read(app).first { $0.name == "Retry" }
      #expect(
        retry?.description
          == "Can’t Connect. No server is running at \(app.server.host). Start it, or try again later.")

      let reader = try await ScreenReader.listeningToAnnouncements()
      defer { reader.end() }
      let text = "“report.pdf” downloaded"
      app.window.showToast(text)
      // libadwaita 1.6 and later first announce that a toast appeared.
      try await until("the announcement arrives") { try reader.announcements().last == text }
      #expect(try reader.announcements().count { $0 == text } == 1)
    }

    @Test("the focus stays on its tab while the server changes tabs")
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
  /// The ID of the tab that has the focus, or `nil`.
  fileprivate var focusedTab: String? {
    tabManager.tabs.first { tab in
      window.tabBar.button(for: tab.id).map { gtk_widget_is_focus($0.widget) != 0 } ?? false
    }?.represents?.id.rawValue
  }
}
