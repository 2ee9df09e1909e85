import Foundation
import Testing

@testable import TabwireGTK
@testable import TabwireGTKTesting
@testable import TabwireWebKit

extension AllWindowTests {
  @MainActor
  @Suite("Hostile pages")
  struct HostileInputTests {
    static let tabs = ["home", "explore", "library"]

    func app(body: String = "") async throws -> TestApp {
      let server = try TestServer { path in
        let name = path.dropFirst().prefix { $0 != "?" }
        return .init(
          body: TestPage.html(
            name.isEmpty ? "Home" : name.capitalized,
            configuration: TestPage.configuration(active: "home", Self.tabs), body: body))
      }
      let app = try TestApp(server: server)
      try await app.untilBar(Self.tabs)
      try await app.untilLoaded(title: "Home")
      return app
    }

    @Test(
      "an invalid configuration changes nothing and logs one line with reason and place",
      arguments: [
        ("{ active: null, tabs: [], padding: 'x'.repeat(300000) }", "tooLarge at $"),
        ("{ active: 'a', tabs: 5 }", "malformed at $.tabs"),
        ("{ active: 'a', tabs: [{ id: 'a' }] }", "malformed at $.tabs[0].title"),
        (
          "{ active: 'a', tabs: [{ id: '', title: '', icon: '', path: '' }, { id: 'b', title: '', icon: '', path: '' }] }",
          "emptyID at $.tabs[0].id"
        ),
        (
          "{ active: 'a', tabs: [{ id: 'a', title: '', icon: '', path: '' }, { id: 'a', title: '', icon: '', path: '' }] }",
          "duplicateID at $.tabs[1].id"
        ),
        ("{ active: 'a', tabs: [{ id: 'a', title: '', icon: '', path: '' }] }", "singleTab at $.tabs"),
        (
          "{ active: 'a', tabs: [{ id: 'a', title: '', icon: '', path: '/' }, { id: 'b', title: '', icon: '', path: '//evil.example' }] }",
          "unsafePath at $.tabs[1].path"
        ),
      ])
    func wrongConfiguration(data: String, reason: String) async throws {
      let app = try await app()
      defer { app.window.close() }
      let before = app.tabManager.tabs
      // The page's library may send it twice.
      try await app.send(data)
      try await app.send(data)
      try await app.send("{}", event: "other")
      try await until("the reason is logged") { !app.log.warnings.isEmpty }
      #expect(app.log.warnings.count == 1, "\(app.log.warnings)")
      #expect(app.log.warnings[0].contains("configuration rejected: \(reason)"), "\(app.log.warnings)")
      #expect(app.tabManager.tabs == before)
      #expect(app.bar == Self.tabs)
    }

    // P3.3: its container is not selected
    @Test("a page in a background tab cannot change the tab bar")
    func backgroundTab() async throws {
      let app = try await app()
      defer { app.window.close() }
      let home = app.window.selectedNavigator
      app.window.click(tab: "explore")
      try await app.untilLoaded(title: "Explore")
      try await home.evaluateJavaScript(
        "HotwireNative.web.send({ component: 'navigation', event: 'configure', data: { active: null, tabs: [], metadata: { url: location.href } } })"
      )
      try await until("the reason is logged") { app.log.lines.contains { $0.contains("is not active") } }
      #expect(app.log.warnings == [])
      #expect(app.bar == Self.tabs)
    }

    @Test("a frame cannot send messages for its page")
    func frames() async throws {
      let otherServer = try TestServer { path in
        path.hasPrefix("/ran")
          ? .init()
          : .init(
            body: """
              <script>
                const data = { active: null, tabs: [], metadata: { url: document.referrer } }
                const message = { id: "1", component: "navigation", event: "configure", data,
                  metadata: data.metadata, jsonData: JSON.stringify(data) }
                const attempts = [
                  () => window.webkit.messageHandlers.nativeBridge.postMessage(JSON.stringify(message)),
                  () => window.top.nativeBridge.receive(message),
                  () => window.nativeBridge.receive(message),
                  () => document.dispatchEvent(
                    new CustomEvent("native-bridge:message", { detail: JSON.stringify(message) })),
                  () => window.top.document.dispatchEvent(
                    new CustomEvent("native-bridge:message", { detail: JSON.stringify(message) })),
                ]
                for (const attempt of attempts) try { attempt() } catch {}
                fetch("/ran")
              </script>
              """)
      }
      let app = try await app(body: "<iframe src='\(otherServer.url("/frame").absoluteString)'></iframe>")
      defer { app.window.close() }
      try await until("the frame has tried everything") { otherServer.hits["/ran"] == 1 }
      // Messages of the frame would arrive before this result.
      _ = try await app.evaluate("1")
      #expect(app.bar == Self.tabs)
      #expect(!app.log.lines.contains { $0.contains("case 3") })
    }

    @Test(
      "a frame of another origin cannot open dialogs in the name of the app",
      arguments: [
        "prompt('Your password?')", "confirm('Sure?')", "alert('Hello')", "print()",
        "Window.prototype.prompt?.call(window, 'x')",
        "document.body.appendChild(document.createElement('iframe')).contentWindow.prompt('x')",
        "document.body.appendChild(document.createElement('iframe')).contentWindow.confirm.call(window, 'x')",
        "delete window.prompt; prompt('x')",
      ])
    func frameDialogs(script: String) async throws {
      let otherServer = try TestServer { path in
        path == "/tried"
          ? .init()
          : .init(body: "<body><script>try { \(script) } catch {}; fetch('/tried')</script>")
      }
      let app = try await app(body: "<iframe src='\(otherServer.url("/frame").absoluteString)'></iframe>")
      defer { app.window.close() }
      try await until("the frame has tried") {
        // An open dialog keeps the frame waiting.
        otherServer.hits["/tried"] == 1 || app.window.dialogTitle != nil
      }
      #expect(app.window.dialogTitle == nil)
    }

    @Test("a frame of the page's origin can open dialogs")
    func ownFrameDialogs() async throws {
      let app = try await app(
        body: "<iframe srcdoc='<script>setTimeout(() => confirm(`Sure?`), 500)</script>'></iframe>")
      defer { app.window.close() }
      try await until("the dialog opens") { app.window.dialogText == "Sure?" }
      app.window.clickDialogButton("OK")
    }

    @Test("a link to another origin opens in the browser and does not change the tab")
    func otherOrigin() async throws {
      let otherServer = try TestServer { _ in .init(body: "elsewhere") }
      let app = try await app(body: "<a id='out' href='\(otherServer.url("/").absoluteString)'>out</a>")
      defer { app.window.close() }
      _ = try await app.evaluate("window.marker = 1; document.getElementById('out').click()")
      try await until("the link is opened") { app.opened.map(\.port) == [Int(otherServer.port)] }
      #expect(try await app.evaluate("marker") == "1")
      #expect(app.window.headerTitle == "Home")

      try await TestUser(app: app).click(1)
      _ = try await app.evaluate("location.href = '\(otherServer.url("/moved").absoluteString)'")
      try await until("the URL is opened") { app.opened.count == 2 }
      #expect(try await app.evaluate("marker") == "1")
    }

    @Test("data and blob URLs are not opened as pages", arguments: ["data:text/html,made", "blob"])
    func madePages(address: String) async throws {
      let app = try await app()
      defer { app.window.close() }
      let blob = "URL.createObjectURL(new Blob(['made'], { type: 'text/html' }))"
      _ = try await app.evaluate(
        """
        window.marker = 1
        void (() => {
          const link = document.createElement("a")
          link.href = "\(address)" == "blob" ? \(blob) : "\(address)"
          link.dataset.turbo = "false"
          document.body.append(link)
          link.click()
        })()
        """)
      // It is handled as an external link, and no app may open it.
      try await until("the link is handed over") { app.opened.count == 1 }
      #expect(!ExternalOpener.canOpen(app.opened[0]))
      #expect(app.window.headerTitle == "Home")
      #expect(try await app.evaluate("marker") == "1")
      #expect(app.window.offeredAction == nil)
    }

    @Test("a flood of messages leaves the app responsive and its tabs unchanged")
    func flood() async throws {
      let app = try await app()
      defer { app.window.close() }
      let before = app.tabManager.tabs
      _ = try await app.evaluate(
        """
        for (let i = 0; i < 10000; i++) {
          HotwireNative.web.send({ component: "navigation", event: i % 2 ? "configure" : "nonsense",
            data: { active: "home", tabs: [[[[i]]]], metadata: { url: location.href } } })
        }
        """)
      #expect(try await app.evaluate("1 + 1") == "2")
      #expect(app.tabManager.tabs == before)
      app.window.click(tab: "explore")
      try await app.untilLoaded(title: "Explore")
    }

    @Test(
      "an endless flood of messages does not keep the user from selecting a tab",
      arguments: [
        "void setInterval(() => { for (let i = 0; i < 5000; i++) flood(i) }, 0)",
        "void setTimeout(() => { for (let i = 0;; i++) flood(i) })",
      ])
    func endlessFlood(script: String) async throws {
      let app = try await app()
      defer { app.window.close() }
      _ = try await app.evaluate(
        """
        window.flood = i => document.dispatchEvent(new CustomEvent("native-bridge:message", { detail: `{"id":${i}` }));
        \(script)
        """)
      // The burst that a page may send is handled before the window paints, which takes long on a busy machine.
      try await until("the tab appears", seconds: 60) {
        app.window.isTabBarSettled && app.window.place(ofTab: "explore") != nil
      }
      let place = try #require(app.window.place(ofTab: "explore"))
      try await TestUser(app: app).click(
        1, x: Int((place.minX + place.maxX) / 2), y: Int((place.minY + place.maxY) / 2))
      try await app.untilLoaded(title: "Explore")
      #expect(app.bar == Self.tabs)
    }
  }
}
