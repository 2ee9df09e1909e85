import Foundation
import Testing

@testable import TabwireGTK
@testable import TabwireGTKTesting
@testable import TabwireWebKit

extension AllWindowTests {
  @MainActor
  @Suite("Page log")
  struct PageLogTests {
    func app(_ answer: TestServer.Answer) async throws -> TestApp {
      try TestApp(
        server: try TestServer { $0 == "/missing.js" ? .init(status: 404) : answer }, logsPages: true)
    }

    func untilLogged(_ text: String, in app: TestApp) async throws {
      do {
        try await until("\(text) is logged") { app.log.lines.contains { $0.contains(text) } }
      } catch {
        throw TestTimeoutError(description: "\(error); log: \(app.log.lines)")
      }
    }

    @Test(
      "errors of the page are logged",
      arguments: [
        ("console.error('no', 'way')", "page: console.error: no way"),
        ("console.warn('careful')", "page: console.warn: careful"),
        ("setTimeout(() => nothing.there)", "Can't find variable: nothing"),
        ("Promise.reject(new Error('rejected'))", "unhandled rejection: rejected"),
        ("document.head.appendChild(document.createElement('script')).src = '/missing.js'", "cannot load script"),
        ("document.head.appendChild(document.createElement('script')).src = 'http://127.0.0.2/x.js'", "script-src"),
        (
          "document.body.innerHTML = \"<svg><use href='/missing.js#icon'></use></svg>\"",
          "cannot load use /missing.js#icon"
        ),
        (
          """
          const module = document.createElement("script")
          module.type = "module"
          module.text = "import '/missing.js'"
          document.head.append(module)
          """, "an import of an inline module cannot be loaded"
        ),
      ])
    func errors(script: String, line: String) async throws {
      let app = try await app(
        .init(
          body: "<!doctype html><title>Page</title><body><script>\(script)</script>",
          headers: ["Content-Security-Policy": "script-src 'self' 'unsafe-inline'"]))
      defer { app.window.close() }
      try await untilLogged(line, in: app)
    }

    @Test("console errors of a document that the page rewrote are logged")
    func writtenDocument() async throws {
      let app = try await app(.init(body: "<title>Old</title>"))
      defer { app.window.close() }
      try await app.untilLoaded(title: "Old")
      _ = try await app.evaluate(
        "void (document.open(), document.write('<title>New</title><p>New'), document.close())")
      _ = try await app.evaluate("void console.error('from the new document')")
      try await untilLogged("page: console.error: from the new document", in: app)
    }

    @Test("a flood of errors is logged up to a limit, and cannot forge lines")
    func flood() async throws {
      let app = try await app(
        .init(
          body: """
            <body><script>
              console.error("a\\nwarning forged\\u2028line")
              for (let i = 0; i < 1000; i++) console.error(i)
            </script>
            """))
      defer { app.window.close() }
      try await untilLogged("further errors of this page are not logged", in: app)
      #expect(app.log.lines.count { $0.contains("console.error") } <= 100)
      #expect(app.log.lines.allSatisfy { !$0.contains { $0.isNewline } })
    }

    @Test("a message is logged with its outcome")
    func messages() async throws {
      let configuration = TestPage.configuration(active: "home", ["home", "explore"])
      let app = try await app(.init(body: TestPage.html("Home", configuration: configuration)))
      defer { app.window.close() }
      try await untilLogged("message: navigation configure delivered", in: app)
      _ = try await app.evaluate(
        "document.dispatchEvent(new CustomEvent('native-bridge:message', { detail: '{}' })); 0")
      try await untilLogged("message: malformed, refused", in: app)
    }

    nonisolated static let imports = """
      <script type="importmap">{"imports": {"@hotwired/stimulus": "/web/vendor/stimulus.js"}}</script>
      <script type="module">import "/web/index.js"</script>
      """

    @Test(
      "a page without tabs is logged with the reason",
      arguments: [
        ("<body>Hello", "no element has data-controller=\"navigation\""),
        ("<body><nav data-controller=navigation></nav>", "the page's bridge library never started"),
        (imports + "<body><nav data-controller=navigation></nav>", "no message arrived from navigation"),
      ])
    func noTabs(body: String, reason: String) async throws {
      let app = try await app(.init(body: "<!doctype html><title>Page</title>\(body)"))
      defer { app.window.close() }
      try await untilLogged("/ sent no tabs: \(reason)", in: app)
    }

    @Test("a page that cannot be loaded is not reported as one without tabs")
    func unreachable() async throws {
      let configuration = TestPage.configuration(active: "home", ["home", "explore", "library"])
      let server = try TestServer { path in
        .init(body: path == "/" ? TestPage.html("Home", configuration: configuration) : "<body>Hello")
      }
      let app = try TestApp(server: server, logsPages: true)
      defer { app.window.close() }
      try await app.untilBar(["home", "explore", "library"])
      try await app.untilLoaded(title: "Home")
      server.stop()
      app.window.click(tab: "explore")
      try await until("Retry is offered") { app.window.offeredAction == "Retry" }
      try server.start()
      app.window.click(tab: "library")
      // The page that could not be loaded would be reported before.
      try await untilLogged("/library sent no tabs", in: app)
      #expect(app.log.lines.count { $0.contains("sent no tabs") } == 1)
    }

    @Test("nothing of a page is logged by default")
    func off() async throws {
      let app = try TestApp(
        server: try TestServer { _ in
          .init(body: TestPage.html("Home", configuration: nil, script: "console.error('x')"))
        })
      defer { app.window.close() }
      try await app.untilLoaded(title: "Home")
      #expect(app.log.lines.allSatisfy { !$0.contains("page:") && !$0.contains("message:") }, "\(app.log.lines)")
    }
  }
}
