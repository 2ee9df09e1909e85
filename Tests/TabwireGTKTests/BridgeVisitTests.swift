import Foundation
import NativeBridge
import Testing

@testable import TabwireGTK
@testable import TabwireGTKTesting
@testable import TabwireWebKit

extension AllWindowTests {
  @MainActor
  @Suite("Components across visits")
  struct BridgeVisitTests {
    /// An app with a form. The title of the header button contains the number of requests for the page.
    func app() async throws -> TestApp {
      let server = try TestServer { _ in .init() }
      server.answer = { [unowned server] path in
        guard path != "/save" else { return .init(status: 303, location: "/saved") }
        let title = path == "/" ? "Form" : path == "/saved" ? "Saved" : "Next"
        let button = "\(title) \(server.hits[path] ?? 0)"
        return .init(
          body: TestPage.html(
            title, configuration: nil,
            script: """
              application.register("bridge--form", class extends BridgeComponent {
                static component = "form"
                static targets = ["submit"]
                submitTargetConnected(target) {
                  this.send("connect", { submitTitle: new BridgeElement(target).title }, () => target.click())
                }
              })
              """,
            body: """
              <form data-controller="bridge--form" action="/save" method="post">
                <button data-bridge--form-target="submit" data-bridge-title="\(button)">Save</button>
              </form>
              """))
      }
      let app = try TestApp(server: server, components: [FormComponent.self, RecordingComponent.self])
      try await app.untilLoaded(title: "Form")
      try await app.untilButtons(["Form 1"])
      return app
    }

    /// Records the messages of pages that are being left.
    final class RecordingComponent: BridgeComponent {
      override class var name: String { "recorder" }
      static var all: [RecordingComponent] = []
      private(set) var messages: [Message] = []

      required init(destination: any BridgeDestination, delegate: any BridgingDelegate) {
        super.init(destination: destination, delegate: delegate)
        Self.all.append(self)
      }

      override func onReceive(message: Message) { messages.append(message) }
    }

    @Test("a Turbo preview shows its component until the page replaces it")
    func preview() async throws {
      let app = try await app()
      defer { app.window.close() }
      _ = try await app.evaluate("document.getElementById('next').click()")
      try await app.untilLoaded(title: "Next")
      try await app.untilButtons(["Next 1"])

      // Turbo shows the preview while the request is paused.
      _ = try await app.evaluate(
        """
        addEventListener("turbo:before-fetch-request", event => {
          event.preventDefault()
          window.goOn = event.detail.resume
        }, { once: true })
        void setTimeout(() => Turbo.visit("/"))
        """)
      // Turbo 8 may have restored the page by then, and refreshes it without a preview.
      try await until("the preview is shown") {
        try await app.evaluate(
          """
          !!window.goOn && (document.documentElement.hasAttribute("data-turbo-preview") ||
            "refresh" in Turbo.session && document.title == "Form")
          """) == "true"
      }
      try await app.untilButtons(["Form 1"])

      _ = try await app.evaluate("void window.goOn()")
      try await until("the page is shown") {
        try await app.evaluate("document.documentElement.hasAttribute('data-turbo-preview')") == "false"
      }
      try await app.untilButtons(["Form 2"])
      app.window.clickHeaderButton("Form 2")
      try await app.untilLoaded(title: "Saved")
    }

    @Test("the page after a form's redirect has its own components")
    func formRedirect() async throws {
      let app = try await app()
      defer { app.window.close() }
      _ = try await app.evaluate("window.isSameDocument = true")
      app.window.clickHeaderButton("Form 1")
      try await app.untilLoaded(title: "Saved")
      try await app.untilButtons(["Saved 1"])
      #expect(try await app.evaluate("[isSameDocument, location.pathname]") == #"[true,"/saved"]"#)
      #expect(app.server.hits["/save"] == 1)

      app.window.clickBack()
      try await app.untilLoaded(title: "Form")
      try await until("the button of the form is back") {
        app.window.headerButtons.map(\.title).allSatisfy { $0.hasPrefix("Form ") }
          && app.window.headerButtons.count == 1
      }
    }

    @Test("a page restored from the page cache shows its component again")
    func pageCache() async throws {
      let app = try await app()
      defer { app.window.close() }
      _ = try await app.evaluate("window.isSameDocument = true; void setTimeout(() => location.assign('/next'))")
      try await app.untilLoaded(title: "Next")
      try await app.untilButtons(["Next 1"])
      app.window.clickBack()
      try await app.untilLoaded(title: "Form")
      #expect(try await app.evaluate("isSameDocument") == "true")
      try await app.untilButtons(["Form 1"])
      app.window.clickHeaderButton("Form 1")
      try await app.untilLoaded(title: "Saved")
    }

    @Test(
      "a page that goes back and forward by itself does what the app's Back and Forward do",
      arguments: ["Turbo.visit", "location.assign"])
    func ownHistory(visit: String) async throws {
      let app = try await app()
      defer { app.window.close() }
      let navigator = app.window.selectedNavigator
      func run(_ script: String) async throws {
        _ = try await app.evaluate("void setTimeout(() => { \(script) })")
      }
      func expect(_ title: String, behind: [String], ahead: [String]) async throws {
        try await app.untilLoaded(title: title)
        try await until("\(title) has its own component") {
          app.window.headerButtons.count == 1
            && app.window.headerButtons.allSatisfy { $0.title.hasPrefix("\(title) ") }
        }
        #expect(navigator.backList.map(\.path) == behind)
        #expect(navigator.webView?.history.forward.map(\.path) == ahead)
        #expect(navigator.canGoBack == !behind.isEmpty)
      }
      try await run("\(visit)('/next')")
      try await expect("Next", behind: ["/"], ahead: [])
      try await run("\(visit)('/saved')")
      try await expect("Saved", behind: ["/next", "/"], ahead: [])
      try await run("history.back()")
      try await expect("Next", behind: ["/"], ahead: ["/saved"])
      try await run("history.forward()")
      try await expect("Saved", behind: ["/next", "/"], ahead: [])
      try await run("history.go(-2)")
      try await expect("Form", behind: [], ahead: ["/next", "/saved"])
      // No page is behind the first one.
      for script in ["history.back()", "history.go(-2)"] {
        _ = try await app.evaluate("window.hasTried = false")
        try await run("\(script); setTimeout(() => window.hasTried = true, 50)")
        try await until("the page has tried") { try await app.evaluate("hasTried") == "true" }
        try await expect("Form", behind: [], ahead: ["/next", "/saved"])
      }
      try await run("history.go(2)")
      try await expect("Saved", behind: ["/next", "/"], ahead: [])
      app.window.clickBack()
      try await expect("Next", behind: ["/"], ahead: ["/saved"])
      #expect(app.window.offeredAction == nil)
    }

    @Test(
      "late messages of a page never reach the next page's components",
      arguments: ["Turbo.visit", "location.assign"])
    func messageAfterLeaving(visit: String) async throws {
      RecordingComponent.all = []
      let app = try await app()
      defer { app.window.close() }
      // The page sends messages while it is left, after it was left, and with the URL of the next page.
      _ = try await app.evaluate(
        """
        (() => {
          const old = location.href
          const send = url => HotwireNative.web.send({
            component: "recorder", event: "late", data: { metadata: { url } }
          })
          addEventListener("pagehide", () => { send(old); send(new URL("/next", old).href) })
          addEventListener("turbo:load", () => { send(old); window.hasSentLate = true })
          void setTimeout(() => \(visit)("/next"))
        })()
        """)
      try await app.untilLoaded(title: "Next")
      try await app.untilButtons(["Next 1"])
      if visit == "Turbo.visit" {
        try await until("the messages are sent") { try await app.evaluate("window.hasSentLate") == "true" }
      }
      // Messages arrive in order, so the late ones would arrive before this one.
      try await app.send("{}", component: "recorder", event: "now")
      try await until("the message arrives") { RecordingComponent.all.last?.messages.last?.event == "now" }
      #expect(RecordingComponent.all.last?.messages.count == 1)
      // The last messages of a page may reach its own components, which exist until the next page commits.
      #expect(
        RecordingComponent.all.dropLast().flatMap(\.messages).allSatisfy {
          $0.metadata?.url == app.server.url("/").absoluteString
        })
    }
  }
}

extension TestApp {
  fileprivate func untilButtons(_ titles: [String]) async throws {
    do {
      try await until("the header bar shows \(titles)") { window.headerButtons.map(\.title) == titles }
    } catch {
      throw TestTimeoutError(
        description: "\(error); it shows \(window.headerButtons.map(\.title)); log: \(log.lines)")
    }
  }
}
