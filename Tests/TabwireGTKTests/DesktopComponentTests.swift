import CWebKitGTK
import Foundation
import NativeBridge
import Testing

@testable import TabwireGTK
@testable import TabwireGTKTesting
@testable import TabwireWebKit

extension AllWindowTests {
  @MainActor
  @Suite("Components for the desktop")
  struct DesktopComponentTests {
    static let components: [BridgeComponent.Type] = [
      ButtonComponent.self, TabwireGTK.ToastComponent.self, SearchComponent.self, TabwireGTK.ShareComponent.self,
      ThemeComponent.self,
    ]

    /// Controllers for a message on connect. Replies are collected in `replies`.
    static let script = """
      window.replies = []
      window.register = (component, event, data, last) => {
        application.register(`bridge--${component}-${event}`, class extends BridgeComponent {
          static component = component
          connect() {
            super.connect()
            this.send(event, data, message => replies.push([event, message.data.query ?? null]))
          }
          disconnect() { super.disconnect(); if (last) this.send(last) }
        })
        const element = document.createElement("p")
        element.id = `${component}-${event}`
        element.dataset.controller = `bridge--${component}-${event}`
        document.body.append(element)
      }
      """

    func app(width: Int = 400) async throws -> TestApp {
      let server = try TestServer { path in
        .init(body: TestPage.html(path == "/" ? "Home" : path, configuration: nil, script: Self.script))
      }
      let app = try TestApp(server: server, components: Self.components, width: width)
      try await app.untilLoaded(title: "Home")
      try await until("the components are registered") {
        try await app.evaluate("window.nativeBridge.supportsComponent('theme')") == "true"
      }
      return app
    }

    /// Adds an element whose component sends a message.
    func send(_ component: String, _ event: String, _ data: String, last: String = "null", in app: TestApp)
      async throws
    {
      _ = try await app.evaluate("register('\(component)', '\(event)', \(data), \(last)); 0")
    }

    func untilReplies(_ json: String, in app: TestApp) async throws {
      try await until("the page has the replies \(json)") { try await app.evaluate("replies") == json }
    }

    @Test("buttons are on their side of the header bar, and click the page's button")
    func button() async throws {
      let app = try await app()
      defer { app.window.close() }
      try await send(
        "button", "right", "{ title: 'Photo', iosImage: 'photo', androidImage: null }", last: "'disconnect'", in: app)
      try await send("button", "left", "{ title: 'Start', iosImage: 'no.such.icon' }", last: "'disconnect'", in: app)
      try await send("button", "connect", "{ title: 'Plain' }", in: app)
      try await until("the buttons appear") { app.window.headerButtons.map(\.title) == ["Photo", "Start", "Plain"] }
      let width = app.window.size.width
      try await until("the buttons are laid out") {
        app.window.place(ofHeaderButton: "Plain").map { $0.maxX > $0.minX } ?? false
      }
      #expect(try #require(app.window.place(ofHeaderButton: "Start")).maxX < width / 2)
      #expect(try #require(app.window.place(ofHeaderButton: "Photo")).minX > width / 2)
      // An icon that is known replaces the title.
      try await until("the label of Start is shown") { app.labels.contains("Start") }
      #expect(!app.labels.contains("Photo"))
      for title in ["Photo", "Start", "Plain"] { app.window.clickHeaderButton(title) }
      try await untilReplies(#"[["right",null],["left",null],["connect",null]]"#, in: app)
      _ = try await app.evaluate("document.getElementById('button-left').remove(); 0")
      try await until("the buttons are removed") { app.window.headerButtons.isEmpty }
    }

    @Test("a toast shows the text of either vocabulary", arguments: ["message", "text"])
    func toast(member: String) async throws {
      let app = try await app()
      defer { app.window.close() }
      try await send("toast", "show", "{ \(member): 'Saved <b>' }", in: app)
      try await until("the toast appears") { app.window.chrome.toasts.shownText == "Saved <b>" }
    }

    @Test("a page cannot queue toasts without end")
    func manyToasts() async throws {
      let app = try await app()
      defer { app.window.close() }
      for number in 1...100 { app.window.selectedNavigator.screen?.showToast("\(number)") }
      #expect(app.window.chrome.toasts.count == ToastOverlay.maximumCount)
    }

    private func untilQuery(_ query: String, of field: SearchField, in app: TestApp) async throws {
      do {
        try await until("the page has the query \(query)") {
          try await app.evaluate("replies.at(-1)?.[1] ?? ''") == "\"\(query)\""
        }
      } catch {
        let replies = try await app.evaluate("replies") ?? ""
        throw TestTimeoutError(
          description: "\(error); the field has \(field.text), the page \(replies); log: \(app.log.lines)")
      }
    }

    @Test("a search field is below the header bar, and its query reaches the page")
    func search() async throws {
      let app = try await app()
      defer { app.window.close() }
      try await send("search", "connect", "{ placeholder: 'Find a trail' }", in: app)
      try await until("the button appears") { app.window.headerButtons.map(\.title) == ["Search"] }
      let field = try #require(app.window.selectedNavigator.screen?.searchField)
      #expect(field.placeholder == "Find a trail")
      app.window.clickHeaderButton("Search")
      try await until("the field is open") { field.isOpen && gtk_widget_get_mapped(field.widget) != 0 }
      field.text = "lake"
      try await untilQuery("lake", of: field, in: app)
      // An element that connects again keeps the field and its text.
      _ = try await app.evaluate(
        "void (() => { const element = document.getElementById('search-connect'); element.replaceWith(element.cloneNode()) })()"
      )
      field.text = "lakes"
      try await untilQuery("lakes", of: field, in: app)
      #expect(app.window.selectedNavigator.screen?.searchField === field)
      app.window.clickHeaderButton("Search")
      try await untilQuery("", of: field, in: app)
      #expect(!field.isOpen && field.text.isEmpty)
      app.window.clickHeaderButton("Search")
      try await until("the field is open again") { field.isOpen }
      _ = try await app.evaluate("location.href = '/next'")
      try await app.untilLoaded(title: "/next")
      #expect(app.window.headerButtons.isEmpty)
      #expect(gtk_widget_get_parent(field.widget) == nil)
    }

    @Test("a link is shared by copying it, by mail or in the browser")
    func share() async throws {
      let app = try await app()
      defer { app.window.close() }
      try await send("share", "connect", "{ url: 'https://example.org/a?b=1&c=d+e' }", in: app)
      try await until("the button appears") { app.window.headerButtons.map(\.title) == ["Share"] }
      func choose(_ index: Int) async throws {
        app.window.clickHeaderButton("Share")
        try await until("the menu opens") {
          app.window.menuTitles == ["Copy Link", "Open in Browser", "Send by Mail"]
        }
        app.window.chooseFromMenu(index)
        try await until("the menu closes") { app.window.menuTitles == nil }
      }
      try await choose(0)
      try await until("the toast appears") { app.window.chrome.toasts.shownText == "Link copied" }
      let clipboard = gtk_widget_get_clipboard(app.window.window)
      #expect(gdk_content_formats_contain_gtype(gdk_clipboard_get_formats(clipboard), tw_string_type()) != 0)
      try await choose(1)
      try await choose(2)
      #expect(
        app.opened.map(\.absoluteString) == [
          "https://example.org/a?b=1&c=d+e", "mailto:?body=https://example.org/a?b%3D1%26c%3Dd+e",
        ])
    }

    @Test("a page without a link shares itself")
    func shareByPage() async throws {
      let app = try await app()
      defer { app.window.close() }
      try await send("share", "connect", "{}", in: app)
      try await until("the button appears") { app.window.headerButtons.map(\.title) == ["Share"] }
      app.window.clickHeaderButton("Share")
      try await untilReplies(#"[["connect",null]]"#, in: app)
    }

    @Test("a theme changes the color scheme of the app until another one is set")
    func theme() async throws {
      let app = try await app()
      defer { app.window.close() }
      defer { ColorScheme.system.apply() }
      let isDark = "matchMedia('(prefers-color-scheme: dark)').matches"
      for (theme, expected) in [("'dark'", "true"), ("'light'", "false"), ("'dark'", "true"), ("''", "false")] {
        try await app.send("{ theme: \(theme) }", component: "theme", event: "connect")
        try await until("the page has the theme \(theme)") { try await app.evaluate(isDark) == expected }
      }
    }

    @Test(
      "an invalid message is rejected with its reason",
      arguments: [
        ("button", "right", "{ iosImage: 'photo' }", "it has no title"), ("button", "middle", "{}", "unknown event"),
        ("toast", "show", "{ title: 'Saved' }", "it has neither message nor text"),
        ("search", "connect", "{ placeholder: 7 }", "placeholder is not a string"),
        ("share", "connect", "{ url: 'javascript:alert(1)' }", "url is not an address of a page"),
        ("share", "connect", "{ url: 7 }", "url is not a string"),
        ("theme", "connect", "{ theme: 'sepia' }", "theme is neither light nor dark"),
      ])
    func rejected(component: String, event: String, data: String, reason: String) async throws {
      let app = try await app()
      defer { app.window.close() }
      try await app.send(data, component: component, event: event)
      try await until("the rejection is logged") {
        app.log.warnings.contains {
          $0.contains(#"component "\#(component)": message "\#(event)" rejected: \#(reason)"#)
        }
      }
      #expect(app.window.headerButtons.isEmpty)
    }
  }
}

extension TabbedNavigator {
  /// The rectangle of a component's button in the header bar.
  fileprivate func place(ofHeaderButton title: String) -> Place? {
    chrome.header.buttons.first { $0.title == title }.map { place(of: $0.widget) }
  }
}
