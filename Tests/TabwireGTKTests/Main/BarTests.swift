import CWebKitGTK
import Foundation
import Tabwire
import TabwireLogRecorder
import TabwirePaths
import Testing

@testable import TabwireGTK
@testable import TabwireGTKTesting
@testable import TabwireWebKit

extension AllWindowTests {
  /// P21.1, P21.3, P21.4, P21.5, P23.2, R16.2, R17.4, P26.2: dots, spoken badges, actions, the server's order, the number on the app's icon.
  @MainActor
  @Suite("More on the tab bar")
  struct BarTests {
    static let tabs = [
      #"{"id":"home","title":"Home","icon":"house","path":"/"}"#,
      #"{"id":"compose","title":"Write","icon":"plus","path":"/compose","action":true}"#,
      #"{"id":"explore","title":"Explore","icon":"star","path":"/explore"}"#,
    ]

    static func configuration(_ tabs: [String] = Self.tabs, _ more: String = "") -> String {
      #"{"active":"home"\#(more),"tabs":[\#(tabs.joined(separator: ","))]}"#
    }

    func app(
      _ configuration: String = Self.configuration(), held: Set<String> = [], width: Int = 400
    ) async throws -> TestApp {
      let server = try TestServer { path in
        .init(body: TestPage.html(path, configuration: configuration), isHeld: held.contains(path))
      }
      let app = try TestApp(server: server, width: width)
      try await until("the tab bar is shown") { !app.window.visibleTabs.isEmpty }
      try await app.untilLoaded(title: "/")
      return app
    }

    @Test("a screen reader says the label instead of the badge, and a phrase for a dot")
    func spokenBadges() async throws {
      let tabs = [
        #"{"id":"home","title":"Home","icon":"house","path":"/","badge":3,"badgeLabel":"3 unread messages"}"#,
        #"{"id":"b","title":"Explore","icon":"star","path":"/b","badge":true}"#,
        #"{"id":"c","title":"Library","icon":"star","path":"/c","badge":true,"badgeLabel":"New books"}"#,
        #"{"id":"d","title":"Cart","icon":"star","path":"/d","badgeLabel":"says nothing"}"#,
        #"{"id":"e","title":"Write","icon":"plus","path":"/e","action":true,"badge":true}"#,
      ]
      let app = try await app(Self.configuration(tabs))
      defer { app.window.close() }
      let found = try await ScreenReader.read(app.window.headerTitle)
      #expect(
        found.filter { $0.role == "page tab" }.map(\.name)
          == ["Home, 3 unread messages", "Explore, New", "Library, New books", "Cart"])
      #expect(found.contains { ["push button", "button"].contains($0.role) && $0.name == "Write, New" })
      #expect(app.window.visibleTabs.map(\.badge) == ["3", "•", "•", nil])
      // A dot is drawn, but has no text.
      #expect(!app.labels.contains("•"))
    }

    @Test("an action is a button in its place, and never selected")
    func action() async throws {
      let app = try await app()
      defer { app.window.close() }
      #expect(app.window.visibleEntries == ["home", "compose", "explore"])
      #expect(app.bar == ["home", "explore"])
      let roles = ["page tab", "push button", "button"]
      let entries = {
        try await ScreenReader.read(app.window.headerTitle).filter {
          roles.contains($0.role) && ["Home", "Write", "Explore"].contains($0.name)
        }
      }
      let found = try await entries()
      #expect(found.map(\.name) == ["Home", "Write", "Explore"])
      #expect(["push button", "button"].contains(found[1].role) && found[1].isFocusable)
      app.window.click(action: "compose")
      try await app.untilLoaded(title: "/compose")
      #expect(try await entries().map(\.isSelected) == [true, false, false])
      #expect(app.window.selectedNavigator.backList.map(\.path) == ["/"])
    }

    @Test("a screen reader performs an action")
    func press() async throws {
      let app = try await app()
      defer { app.window.close() }
      _ = try await ScreenReader.read(app.window.headerTitle, press: "Write")
      try await app.untilLoaded(title: "/compose")
    }

    @Test("an action behind a tab that the user reorders or removes keeps its place")
    func place() async throws {
      let app = try await app()
      defer { app.window.close() }
      let (home, compose, explore) = (Self.tabs[0], Self.tabs[1], Self.tabs[2])
      let more = #"{"id":"more","title":"Other","icon":"gear","path":"/more"}"#
      for (tabs, expected) in [
        ([compose, home, explore], ["compose", "home", "explore"]),
        ([home, explore, compose], ["home", "explore", "compose"]),
        ([home, explore], ["home", "explore"]),
        ([more, compose, home, explore], ["more", "compose", "home", "explore"]),
        ([home, compose, explore], ["home", "compose", "explore"]),
      ] {
        try await app.send(Self.configuration(tabs))
        try await until("the bar shows \(expected)") { app.window.visibleEntries.map(\.rawValue) == expected }
      }
      try await app.send(#"{"active":null,"tabs":[]}"#)
      try await until("the tab bar is gone") { app.window.visibleEntries.isEmpty }
      try await app.send(Self.configuration())
      try await until("it is back") { app.window.visibleEntries == ["home", "compose", "explore"] }
    }

    @Test("an action is disabled while its page is loading, so that two clicks open one page")
    func disabled() async throws {
      let app = try await app(held: ["/compose"])
      defer { app.window.close() }
      app.window.click(action: "compose")
      #expect(!app.window.isEnabled(action: "compose"))
      for _ in 1...3 { app.window.tabBar.button(forAction: "compose")?.click() }
      try await until("the page is requested") { app.server.hits["/compose"] == 1 }
      app.server.answer = { path in .init(body: TestPage.html(path, configuration: Self.configuration())) }
      app.server.release()
      try await app.untilLoaded(title: "/compose")
      try await until("the action is enabled") { app.window.isEnabled(action: "compose") }
      #expect(app.window.selectedNavigator.backList.map(\.path) == ["/"])
      #expect(app.server.hits["/compose"] == 2)
      // The page is in front already: it is not opened again above itself.
      app.window.click(action: "compose")
      try await until("it is loaded again") { app.server.hits["/compose"] == 3 }
      try await until("the action is enabled") { app.window.isEnabled(action: "compose") }
      #expect(app.window.selectedNavigator.backList.map(\.path) == ["/"])
    }

    @Test("a load that fails or is stopped enables the action again")
    func failure() async throws {
      let app = try await app(held: ["/compose"])
      defer { app.window.close() }
      app.window.click(action: "compose")
      try await until("the page is requested") { app.server.hits["/compose"] == 1 }
      app.window.selectedNavigator.stopLoading()
      try await until("the action is enabled") { app.window.isEnabled(action: "compose") }
      app.server.stop()
      app.window.click(action: "compose")
      try await until("an error is shown") { app.window.offeredAction != nil }
      #expect(app.window.isEnabled(action: "compose"))
    }

    @Test("the path configuration opens an action's page in a modal window, over which no action can be performed")
    func modal() async throws {
      let app = try await app()
      defer { app.window.close() }
      app.window.apply(PathConfiguration { PathRule("^/compose$").context(.modal) })
      _ = try await app.evaluate("field.value = 'half-typed'; scrollTo(0, 300)")
      for _ in 1...2 { app.window.click(action: "compose") }
      try await until("the modal page has loaded") { app.window.modals.shown?.navigator.loadOutcome == .loaded }
      #expect(app.server.hits["/compose"] == 1)
      #expect(!app.window.isEnabled(action: "compose"))
      app.window.tabBar.onPerform?("compose")
      #expect(app.server.hits["/compose"] == 1)
      app.window.modals.dismiss()
      #expect(app.window.isEnabled(action: "compose"))
      #expect(try await app.evaluate("[field.value, scrollY]") == #"["half-typed",300]"#)
      #expect(app.window.headerTitle == "/")
    }

    @Test("an action behind More is performed from its menu")
    func behindMore() async throws {
      let tabs =
        (0..<8).map { #"{"id":"\#($0)","title":"A longer title \#($0)","icon":"star","path":"/\#($0)"}"# }
        + [Self.tabs[1]]
      let app = try await app(
        Self.configuration(tabs).replacing(#""active":"home""#, with: #""active":"0""#), width: 360)
      defer { app.window.close() }
      try await until("More is on the tab bar") { app.window.tabBar.moreContent != nil }
      app.window.tabBar.clickMore()
      try await until("the menu opens") { app.window.menuTitles?.last == "Write" }
      app.window.chooseFromMenu((app.window.menuTitles?.count ?? 1) - 1)
      try await app.untilLoaded(title: "/compose")
    }

    @Test("with reorders the tabs take the server's order, and pages stay as they are")
    func reorders() async throws {
      let app = try await app()
      defer { app.window.close() }
      _ = try await app.evaluate("field.value = 'half-typed'; scrollTo(0, 300); window.isSame = true")
      let reversed = [Self.tabs[2].replacing("Explore", with: "Discover"), Self.tabs[0], Self.tabs[1]]
      try await app.send(Self.configuration(reversed))
      try await until("the title is new") { app.window.visibleTabs.last?.title == "Discover" }
      #expect(app.bar == ["home", "explore"])
      try await app.send(Self.configuration(reversed, #","reorders":true"#))
      try await until("the order is the server's") { app.window.visibleEntries == ["explore", "home", "compose"] }
      #expect(try await app.evaluate("[field.value, scrollY, window.isSame]") == #"["half-typed",300,true]"#)
    }

    @Test("the number on the app's icon follows accepted configurations")
    func appBadge() async throws {
      let app = try await app()
      defer { app.window.close() }
      #expect(app.appBadges == [])
      for (json, expected) in [
        (Self.configuration(Self.tabs, #","appBadge":3,"session":"a""#), [3]),
        (Self.configuration(Self.tabs, #","appBadge":3"#), [3]), (Self.configuration(), [3]),
        (Self.configuration(Self.tabs, #","appBadge":-1"#), [3]),
        (Self.configuration(Self.tabs, #","appBadge":5"#), [3, 5]),
        (Self.configuration(Self.tabs, #","session":"b""#), [3, 5, 0]),
      ] as [(String, [Int64])] {
        try await app.send(json)
        try await until("the numbers are \(expected)") { app.appBadges == expected }
      }
    }

    @Test("the desktop's launcher shows the number on the app's icon")
    func launcher() async throws {
      let launcher = try await Launcher()
      defer { launcher.end() }
      let server = try TestServer { path in
        .init(
          body: TestPage.html(
            path, configuration: Self.configuration(Self.tabs, #","appBadge":\#(path == "/" ? 7 : 0)"#)))
      }
      let id = "dev.tabwire.Tests.l\(ProcessInfo.processInfo.processIdentifier)"
      let application = TabwireApplication(id: id, startURL: server.url("/").absoluteURL) {
        $0.components = []
        $0.logger = LogRecorder().logger
      }
      application.dataDirectory = nil
      let pointer = application.makeApplication()
      defer { g_object_unref(pointer) }
      _ = try GLibError.check { g_application_register(cast(pointer), nil, $0) }
      g_application_activate(cast(pointer))
      let window = try #require(application.window)
      defer { window.close() }
      let entry = "application://\(id).desktop"
      try await until("the launcher shows the number") {
        try launcher.entries == [.init(entry: entry, count: 7, isVisible: true)]
      }
      window.click(tab: "explore")
      try await until("the launcher removes it") {
        try launcher.entries.last == .init(entry: entry, count: 0, isVisible: false)
      }
    }
  }
}
