#if canImport(CWebKitGTK)
  import Foundation
  import NativeBridge
  import Testing

  @testable @_spi(Testing) import TabwireGTK

  extension AllWindowTests {
    @MainActor
    @Suite("Components through visits")
    struct BridgeVisitTests {
      /// Pages with the handbook's form. The native title says how often the server was asked for the page.
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
        let app = try TestApp(server: server, components: [FormComponent.self, Witness.self])
        try await app.untilLoaded(title: "Form")
        try await app.untilButtons(["Form 1"])
        return app
      }

      /// Hears what pages try to say at the wrong moment.
      final class Witness: BridgeComponent {
        override class var name: String { "witness" }
        static var all: [Witness] = []
        private(set) var heard: [Message] = []

        required init(destination: any BridgeDestination, delegate: any BridgingDelegate) {
          super.init(destination: destination, delegate: delegate)
          Self.all.append(self)
        }

        override func onReceive(message: Message) { heard.append(message) }
      }

      @Test("A preview from Turbo's cache shows its component, until the page takes its place with its own")
      func preview() async throws {
        let app = try await app()
        defer { app.window.close() }
        _ = try await app.evaluate("document.getElementById('next').click()")
        try await app.untilLoaded(title: "Next")
        try await app.untilButtons(["Next 1"])

        // Turbo shows the preview while its request is held back.
        _ = try await app.evaluate(
          """
          addEventListener("turbo:before-fetch-request", event => {
            event.preventDefault()
            window.goOn = event.detail.resume
          }, { once: true })
          void setTimeout(() => Turbo.visit("/"))
          """)
        try await until("the preview is shown") {
          try await app.evaluate("document.documentElement.hasAttribute('data-turbo-preview') && !!window.goOn")
            == "true"
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

      @Test("A form's redirect leads to a page with components of its own")
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
        try await until("the form's own button is there") {
          app.window.headerButtons.map(\.title).allSatisfy { $0.hasPrefix("Form ") }
            && app.window.headerButtons.count == 1
        }
      }

      @Test("A page that comes back from the browser's cache shows its component again")
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
        "What a page says while it is left and afterwards never reaches the next page's components",
        arguments: ["Turbo.visit", "location.assign"])
      func messageAfterLeaving(visit: String) async throws {
        Witness.all = []
        let app = try await app()
        defer { app.window.close() }
        // The page says it while it is left, after it was left, and in the name of the next page.
        _ = try await app.evaluate(
          """
          (() => {
            const old = location.href
            const send = url => HotwireNative.web.send({
              component: "witness", event: "late", data: { metadata: { url } }
            })
            addEventListener("pagehide", () => { send(old); send(new URL("/next", old).href) })
            addEventListener("turbo:load", () => { send(old); window.hasSentLate = true })
            void setTimeout(() => \(visit)("/next"))
          })()
          """)
        try await app.untilLoaded(title: "Next")
        try await app.untilButtons(["Next 1"])
        if visit == "Turbo.visit" {
          try await until("it was said") { try await app.evaluate("window.hasSentLate") == "true" }
        }
        // Messages arrive in order: when this one is there, the late ones would be.
        try await app.send("{}", component: "witness", event: "now")
        try await until("the page that is there is heard") { Witness.all.last?.heard.last?.event == "now" }
        #expect(Witness.all.last?.heard.count == 1)
        // The page's last words may reach its own components, which are there until the next page is.
        #expect(
          Witness.all.dropLast().flatMap(\.heard).allSatisfy { $0.metadata?.url == app.server.url("/").absoluteString })
      }
    }
  }

  extension TestApp {
    fileprivate func untilButtons(_ titles: [String]) async throws {
      do {
        try await until("the header bar shows \(titles)") { window.headerButtons.map(\.title) == titles }
      } catch {
        throw TimedOut(description: "\(error); it shows \(window.headerButtons.map(\.title)); log: \(log.lines)")
      }
    }
  }
#endif
