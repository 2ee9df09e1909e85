import Foundation
import TabwirePages
import TabwirePaths
import Testing

@testable import TabwireGTK
@testable import TabwireGTKTesting
@testable import TabwireWebKit

extension AllWindowTests {
  /// Pages with Turbo 8, or with its emulation where the real one is not there.
  @MainActor
  @Suite("Turbo 8")
  final class Turbo8Tests {
    static let tabs = ["home", "explore"]
    /// The meta elements of every page.
    var head = ""

    static let body = """
      <a id="two" href="/two">two</a> <a id="moved" href="/moved">moved</a>
      <form id="save" method="post" action="/save"><textarea name="note"></textarea><button>Save</button></form>
      <form id="invalid" method="post" action="/invalid"></form>
      <form id="again" method="post" action="/again"></form>
      <form id="stream" method="post" action="/stream"></form>
      <turbo-frame id="frame"><a id="inside" href="/frame">inside</a></turbo-frame>
      <turbo-frame id="advancing" data-turbo-action="advance"><a id="advance" href="/frame">advance</a></turbo-frame>
      """

    func server() throws -> TestServer {
      let server = try TestServer { _ in .init() }
      server.answer = { [weak self, unowned server] path in
        switch path {
        case "/moved": return .init(status: 302, location: "/two")
        case "/save": return .init(status: 303, location: "/two")
        case "/again": return .init(status: 303, location: "/")
        case "/stream":
          return .init(
            type: "text/vnd.turbo-stream.html",
            body: "<turbo-stream action='append' targets='h1'><template> streamed</template></turbo-stream>")
        default: break
        }
        let name = path.dropFirst().prefix { $0 != "?" }
        let title = name.isEmpty ? "Home" : name.capitalized
        let count = server.hits[path] ?? 0
        let body =
          path == "/frame"
          ? "<turbo-frame id='frame'>framed</turbo-frame><turbo-frame id='advancing'>advanced</turbo-frame>" : Self.body
        let button = """
          <a data-controller="bridge--form" data-bridge--form-target="submit" data-bridge-title="\(title) \(count)"></a>
          """
        return .init(
          status: path == "/invalid" ? 422 : 200,
          body: TestPage.html(
            title, configuration: TestPage.configuration(active: "home", Self.tabs),
            script: """
              application.register("bridge--form", class extends BridgeComponent {
                static component = "form"
                static targets = ["submit"]
                submitTargetConnected(target) {
                  this.send("connect", { submitTitle: new BridgeElement(target).title }, () => {})
                }
              })
              """,
            body: "<p id='count'>\(count)</p>\(button)\(body)", turbo: .eight
          ).replacing("</title>", with: "</title>\(self?.head ?? "")"))
      }
      return server
    }

    func app(slowLoadDelay: Duration = .seconds(8)) async throws -> TestApp {
      let app = try TestApp(
        server: try server(), components: [FormComponent.self], slowLoadDelay: slowLoadDelay)
      try await app.untilLoaded(title: "Home")
      try await app.untilBar(Self.tabs)
      _ = try await app.evaluate(
        """
        window.events = []
        for (const type of ["turbo:before-render", "turbo:before-frame-render", "turbo:before-stream-render"])
          addEventListener(type, ({ detail }) => events.push(`${type} ${typeof detail?.render} ${detail?.renderMethod}`))
        """)
      return app
    }

    /// Waits until an expression has a value.
    func until(_ expression: String, is value: String, in app: TestApp) async throws {
      do {
        try await TabwireGTKTests.until("\(expression) is \(value)") { try await app.evaluate(expression) == value }
      } catch {
        let seen = try await app.evaluate("[\(expression), document.title, location.pathname, String(window.events)]")
        throw TestTimeoutError(description: "\(error); it is \(seen ?? "nil"); log: \(app.log.lines)")
      }
    }

    func untilIdle(in app: TestApp) async throws {
      try await until("document.documentElement.ariaBusy", is: "null", in: app)
    }

    static let heading = "document.querySelector('h1').textContent"

    @Test(
      "each visit shows the new page's body, once, and ends",
      arguments: [
        ("Turbo.visit('/two')", "Two"), ("Turbo.visit('/two', { action: 'replace' })", "Two"),
        ("two.click()", "Two"), ("moved.click()", "Two"), ("save.requestSubmit()", "Two"),
        ("invalid.requestSubmit()", "Invalid"), ("Turbo.visit('/', { action: 'replace' })", "Home"),
      ])
    func visits(script: String, title: String) async throws {
      let app = try await app()
      defer { app.window.close() }
      _ = try await app.evaluate("document.querySelector('h1').textContent = 'former'; void \(script)")
      try await until(Self.heading, is: "\"\(title)\"", in: app)
      try await app.untilLoaded(title: title)
      try await untilIdle(in: app)
      let events = try await app.evaluate("events") ?? ""
      #expect(events.contains("turbo:before-render function replace"), "\(events)")
      // The components of the page that is shown.
      try await TabwireGTKTests.until("the page has its button") {
        app.window.headerButtons.map(\.title).allSatisfy { $0.hasPrefix(title) } && app.window.headerButtons.count == 1
      }
      try await app.window.untilSettled()
      #expect(app.window.headerButtons.count == 1)
    }

    @Test("Back shows the former page, and a preview its body until the page comes")
    func backAndPreview() async throws {
      let app = try await app()
      defer { app.window.close() }
      _ = try await app.evaluate("two.click()")
      try await until(Self.heading, is: #""Two""#, in: app)
      try await untilIdle(in: app)
      app.window.clickBack()
      try await until(Self.heading, is: #""Home""#, in: app)
      #expect(app.server.hits["/"] == 1)
      try await untilIdle(in: app)
      let answer = app.server.answer
      app.server.answer = { _ in .init(isHeld: true) }
      _ = try await app.evaluate("two.click()")
      try await until(
        "[document.documentElement.hasAttribute('data-turbo-preview'), \(Self.heading)]", is: #"[true,"Two"]"#, in: app)
      app.server.answer = answer
      app.server.release()
      try await until("document.documentElement.hasAttribute('data-turbo-preview')", is: "false", in: app)
      try await until("count.textContent", is: "\"\(app.server.hits["/two"] ?? 0)\"", in: app)
    }

    @Test("streams and frames show their content, and keep the page's components")
    func parts() async throws {
      let app = try await app()
      defer { app.window.close() }
      try await TabwireGTKTests.until("the page has its button") { app.window.headerButtons.map(\.title) == ["Home 1"] }
      _ = try await app.evaluate("stream.requestSubmit()")
      try await until(Self.heading, is: #""Home streamed""#, in: app)
      _ = try await app.evaluate("inside.click()")
      try await until("frame.textContent", is: #""framed""#, in: app)
      _ = try await app.evaluate("advance.click()")
      try await until("[advancing.textContent, location.pathname]", is: #"["advanced","/frame"]"#, in: app)
      try await untilIdle(in: app)
      let events = try await app.evaluate("events.map(text => text.split(' ')[0])") ?? ""
      #expect(events.contains("turbo:before-stream-render") && events.contains("turbo:before-frame-render"))
      try await app.window.untilSettled()
      #expect(app.window.headerButtons.map(\.title) == ["Home 1"])
    }

    @Test("a morph shows the new content in the elements of the page, and keeps its components")
    func morph() async throws {
      head = #"<meta name="turbo-refresh-method" content="morph"><meta name="turbo-refresh-scroll" content="preserve">"#
      let app = try await app()
      defer { app.window.close() }
      try await TabwireGTKTests.until("the page has its button") { app.window.headerButtons.count == 1 }
      _ = try await app.evaluate("window.kept = document.body; scrollTo(0, 300); Turbo.session.refresh(location.href)")
      try await until("count.textContent", is: #""2""#, in: app)
      try await untilIdle(in: app)
      #expect(try await app.evaluate("[kept == document.body, scrollY]") == "[true,300]")
      #expect(try await app.evaluate("events") == #"["turbo:before-render function morph"]"#)
      try await app.window.untilSettled()
      #expect(app.window.headerButtons.count == 1)
    }

    @Test("after a form that morphs its page, other tabs are shown without waiting", arguments: ["again", "invalid"])
    func formThatMorphs(form: String) async throws {
      head = #"<meta name="turbo-refresh-method" content="morph">"#
      let app = try await app()
      defer { app.window.close() }
      _ = try await app.evaluate("window.kept = document.body; \(form).requestSubmit()")
      try await until("count.textContent", is: form == "again" ? #""2""# : #""1""#, in: app)
      try await until("document.title", is: form == "again" ? #""Home""# : #""Invalid""#, in: app)
      #expect(try await app.evaluate("kept == document.body") == "true")
      try await app.window.untilSettled()
      app.window.click(tab: "explore")
      try await app.untilLoaded(title: "Explore")
      #expect(!app.log.lines.contains { $0.contains("waiting for the session") }, "\(app.log.lines)")
    }

    @Test("a visit to a prefetched link can be canceled", arguments: [true, false])
    func prefetched(isPrefetched: Bool) async throws {
      let app = try await app(slowLoadDelay: .milliseconds(300))
      defer { app.window.close() }
      let answer = app.server.answer
      app.server.answer = { $0 == "/two" ? .init(isHeld: true) : answer($0) }
      if isPrefetched {
        _ = try await app.evaluate("two.dispatchEvent(new MouseEvent('mouseenter'))")
        try await TabwireGTKTests.until("the link is prefetched") { app.server.hits["/two"] == 1 }
        #expect(!app.window.selectedNavigator.shown.isVisiting)
      }
      _ = try await app.evaluate("window.kept = document.body; two.click()")
      let navigator = app.window.selectedNavigator
      try await TabwireGTKTests.until("the notice appears") { navigator.view.slowNotice.isShown }
      #expect(app.server.hits["/two"] == 1)
      navigator.view.slowNotice.click()
      try await TabwireGTKTests.until("the visit ends") { !navigator.shown.isVisiting }
      app.server.answer = answer
      app.server.release()
      // A canceled visit renders nothing: the next one does.
      _ = try await app.evaluate("window.rendered = events.length; moved.click()")
      try await until(Self.heading, is: #""Two""#, in: app)
      try await untilIdle(in: app)
      #expect(try await app.evaluate("events.filter(text => text.includes('replace')).length - rendered") == "2")
    }

    @Test("a prefetched page that redirects is not taken for the response to a form")
    func prefetchedRedirect() async throws {
      let app = try await app()
      defer { app.window.close() }
      app.window.apply(PathConfiguration(rules: [PathRule("/edit$").context(.modal)]))
      _ = try await app.evaluate("Turbo.visit('/place')")
      try await app.untilLoaded(title: "Place")
      try await until(Self.heading, is: #""Place""#, in: app)
      try await untilIdle(in: app)
      _ = try await app.evaluate("Turbo.visit('/edit')")
      try await TabwireGTKTests.until("the modal page is shown") {
        app.window.modals.shown?.navigator.title == "Edit" && app.window.modals.shown?.navigator.isLoading == false
      }
      let modal = try #require(app.window.modals.shown?.navigator)
      try await TabwireGTKTests.until("Turbo is there") {
        try await modal.evaluateJavaScript("document.readyState == 'complete' && !!window.Turbo") == "true"
      }
      _ = try await modal.evaluateJavaScript(
        """
        addEventListener("turbo:before-fetch-response", () => { window.isFetched = true })
        moved.dispatchEvent(new MouseEvent("mouseenter"))
        """)
      try await TabwireGTKTests.until("the link is prefetched") {
        try await modal.evaluateJavaScript("!!window.isFetched") == "true"
      }
      _ = try await modal.evaluateJavaScript("void two.click()")
      try await TabwireGTKTests.until("the modal page is dismissed") { !app.window.isShowingModal }
      try await app.untilLoaded(title: "Two")
      #expect(app.server.hits["/two"] == 2)
    }

    @Test("a page can pause each rendering", arguments: ["replace", "morph"])
    func paused(method: String) async throws {
      head = #"<meta name="turbo-refresh-method" content="\#(method)">"#
      let app = try await app()
      defer { app.window.close() }
      _ = try await app.evaluate(
        """
        addEventListener("turbo:before-render", event => {
          event.preventDefault()
          window.goOn = event.detail.resume
        }, { once: true })
        Turbo.visit("/", { action: "replace" })
        """)
      try await until("typeof window.goOn", is: #""function""#, in: app)
      #expect(try await app.evaluate("count.textContent") == #""1""#)
      _ = try await app.evaluate("void goOn()")
      try await until("count.textContent", is: #""2""#, in: app)
      try await untilIdle(in: app)
    }
  }
}
