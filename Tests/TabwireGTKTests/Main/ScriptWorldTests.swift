import Foundation
import Testing

@testable import TabwireGTK
@testable import TabwireGTKTesting
@testable import TabwireWebKit

extension AllWindowTests {
  /// Scripts of the isolated world share the document and the events of the page, but not its objects.
  @MainActor
  @Suite("The page and the isolated world")
  struct ScriptWorldTests {
    func app(_ body: String = "") async throws -> TestApp {
      let server = try TestServer { _ in
        .init(body: "<!doctype html><html><head><title>Page</title></head><body>\(body)</body></html>")
      }
      let app = try TestApp(server: server, logsPages: true)
      try await app.untilLoaded(title: "Page")
      return app
    }

    @Test(
      "a page finds the details of its events, which the scripts of the isolated world receive before it",
      arguments: [
        "before-cache", "before-fetch-request", "before-fetch-response", "before-frame-render", "before-prefetch",
        "before-render", "before-stream-render", "before-visit", "click", "frame-load", "frame-missing", "frame-render",
        "load", "morph", "morph-element", "render", "submit-end", "submit-start", "visit",
      ])
    func details(event: String) async throws {
      let app = try await app()
      defer { app.window.close() }
      let seen = try await app.evaluate(
        """
        (() => {
          const seen = []
          const detail = {
            url: location.href, render() {}, fetchOptions: {}, formSubmission: { method: "get" },
            fetchResponse: { response: new Response("") }
          }
          const event = new CustomEvent("turbo:\(event)", { bubbles: true, cancelable: true, detail })
          addEventListener(event.type, event => seen.push(event.detail === detail), { once: true })
          document.documentElement.dispatchEvent(event)
          return [...seen, event.detail === detail]
        })()
        """)
      #expect(seen == "[true,true]")
    }

    @Test(
      "a page finds the objects of other events",
      arguments: [
        ("message", "new MessageEvent('message', { data: object })", "data"),
        ("popstate", "new PopStateEvent('popstate', { state: object })", "state"),
        ("error", "new ErrorEvent('error', { error: object })", "error"),
        (
          "unhandledrejection",
          "new PromiseRejectionEvent('unhandledrejection', { promise: Promise.resolve(), reason: object })", "reason"
        ),
      ])
    func objects(type: String, event: String, property: String) async throws {
      let app = try await app()
      defer { app.window.close() }
      let seen = try await app.evaluate(
        """
        (() => {
          const seen = []
          const object = { run() {} }
          const event = \(event)
          addEventListener("\(type)", event => seen.push(event.\(property) === object), { once: true })
          dispatchEvent(event)
          return [...seen, event.\(property) === object]
        })()
        """)
      #expect(seen == "[true,true]")
    }

    @Test("a text that a script of the page sends to the isolated world stays the same for the page")
    func ownEvents() async throws {
      let app = try await app()
      defer { app.window.close() }
      let seen = try await app.evaluate(
        """
        ["native-bridge:message", "native-visits:tell", "native-log:console"].map(type => {
          const event = new CustomEvent(type, { detail: "text" })
          document.dispatchEvent(event)
          return event.detail
        })
        """)
      #expect(seen == #"["text","text","text"]"#)
    }

    @Test("typed text is tracked in a form whose fields have the names of its methods")
    func names() async throws {
      let names = ["elements", "contains", "querySelectorAll", "getAttribute", "form", "isConnected"]
      let fields = names.map { "<input name='\($0)'>" }.joined()
      let app = try await app("<form id='form'>\(fields)<textarea id='text'></textarea></form>")
      defer { app.window.close() }
      _ = try await app.evaluate("document.getElementById('text').focus()")
      app.window.selectedNavigator.webView?.focus()
      try await TestUser(app: app).type("Mist")
      // Text that is typed after the form is sent counts as unsent again.
      try await until("the text is typed") {
        try await app.evaluate("document.getElementById('text').value") == #""Mist""#
      }
      try await until("the text counts as unsent") { app.window.selectedNavigator.shown.hasInput }
      _ = try await app.evaluate(
        "document.getElementById('form').dispatchEvent(new CustomEvent('turbo:submit-start', { bubbles: true }))")
      try await until("the text is sent") { !app.window.selectedNavigator.shown.hasInput }
    }
  }
}
