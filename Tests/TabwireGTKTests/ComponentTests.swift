#if canImport(CWebKitGTK)
  import Foundation
  import Testing

  @testable @_spi(Testing) import TabwireGTK

  extension AllWindowTests {
    @MainActor
    @Suite("Native components")
    struct ComponentTests {
      static let script = """
        application.register("bridge--form", class extends BridgeComponent {
          static component = "form"
          static targets = ["submit"]
          submitTargetConnected(target) {
            this.send("connect", { submitTitle: new BridgeElement(target).title }, () => target.click())
          }
          disable() { this.send("submitDisabled") }
          enable() { this.send("submitEnabled") }
        })
        application.register("bridge--menu", class extends BridgeComponent {
          static component = "menu"
          open() {
            const items = [{ title: "One", index: 0 }, { title: "Two_2", index: 1 }]
            this.send("display", { title: "Choose", items }, message => window.chosen = message.data.selectedIndex)
          }
        })
        application.register("bridge--alert", class extends BridgeComponent {
          static component = "alert"
          open() { this.send("show", { title: "Delete?", destructive: true }, () => window.confirmed = true) }
        })
        """
      static let body = """
        <form data-controller="bridge--form" action="/sent">
          <button data-bridge--form-target="submit" data-bridge-title="Send it">Submit</button>
          <a id="disable" data-action="bridge--form#disable">disable</a>
          <a id="enable" data-action="bridge--form#enable">enable</a>
        </form>
        <a id="menu" data-controller="bridge--menu" data-action="bridge--menu#open">menu</a>
        <a id="alert" data-controller="bridge--alert" data-action="bridge--alert#open">alert</a>
        """

      func app() async throws -> TestApp {
        let server = try TestServer { path in
          let isForm = path == "/"
          return .init(
            body: TestPage.html(
              isForm ? "Form" : "Sent", configuration: TestPage.configuration(active: "a", ["a", "b"]),
              script: Self.script, body: isForm ? Self.body : ""))
        }
        let app = try TestApp(
          server: server, components: [FormComponent.self, MenuComponent.self, AlertComponent.self])
        try await app.untilLoaded(title: "Form")
        try await app.untilBar(["a", "b"])
        return app
      }

      @Test("a form's button is in the header bar, follows the page and submits the form")
      func form() async throws {
        let app = try await app()
        defer { app.window.close() }
        try await until("the button appears") { app.window.headerButtons.map(\.title) == ["Send it"] }
        _ = try await app.evaluate("document.getElementById('disable').click()")
        try await until("the button is disabled") { app.window.headerButtons.map(\.isEnabled) == [false] }
        _ = try await app.evaluate("document.getElementById('enable').click()")
        try await until("the button is enabled") { app.window.headerButtons.map(\.isEnabled) == [true] }

        app.window.clickHeaderButton("Send it")
        try await app.untilLoaded(title: "Sent")
        try await until("the button disappears") { app.window.headerButtons.isEmpty }
        app.window.clickBack()
        try await until("the button is back") { app.window.headerButtons.map(\.title) == ["Send it"] }
      }

      @Test("a header button belongs to its tab")
      func formInItsTab() async throws {
        let app = try await app()
        defer { app.window.close() }
        try await until("the button appears") { app.window.headerButtons.map(\.title) == ["Send it"] }
        app.window.click(tab: "b")
        try await app.untilLoaded(title: "Sent")
        #expect(app.window.headerButtons.isEmpty)
        app.window.click(tab: "a")
        #expect(app.window.headerButtons.map(\.title) == ["Send it"])
      }

      @Test("a menu replies with the chosen item and does not reply when canceled")
      func menu() async throws {
        let app = try await app()
        defer { app.window.close() }
        _ = try await app.evaluate("document.getElementById('menu').click()")
        try await until("the menu is open") { app.window.dialogTitle == "Choose" }
        app.window.chooseFromMenu(1)
        try await until("the reply arrives") { try await app.evaluate("window.chosen") == "1" }
        try await until("the menu is closed") { app.window.dialogTitle == nil }

        _ = try await app.evaluate("window.chosen = null; document.getElementById('menu').click()")
        try await until("the menu is open again") { app.window.dialogTitle == "Choose" }
        app.window.clickDialogButton("Cancel")
        try await until("the menu is closed again") { app.window.dialogTitle == nil }
        #expect(try await app.evaluate("window.chosen") == "null")
      }

      @Test("an alert replies when confirmed and does not reply when canceled")
      func alert() async throws {
        let app = try await app()
        defer { app.window.close() }
        _ = try await app.evaluate("document.getElementById('alert').click()")
        try await until("the alert is open") { app.window.dialogTitle == "Delete?" }
        app.window.clickDialogButton("Cancel")
        try await until("the alert is closed") { app.window.dialogTitle == nil }
        #expect(try await app.evaluate("window.confirmed ?? null") == "null")

        _ = try await app.evaluate("document.getElementById('alert').click()")
        try await until("the alert is open again") { app.window.dialogTitle == "Delete?" }
        app.window.clickDialogButton("OK")
        try await until("the reply arrives") { try await app.evaluate("window.confirmed") == "true" }
      }

      @Test("the page knows the components of the app")
      func support() async throws {
        let app = try await app()
        defer { app.window.close() }
        let attributes =
          "[document.documentElement.dataset.bridgePlatform, document.documentElement.dataset.bridgeComponents]"
        #expect(try await app.evaluate(attributes) == #"["linux","navigation form menu alert"]"#)
        #expect(
          try await app.evaluate(
            "/\\(.*Hotwire Native Linux;.*bridge-components: \\[navigation form menu alert\\]\\)/.test(navigator.userAgent)"
          ) == "true")
      }
    }
  }
#endif
