import Foundation
import Testing

@testable import TabwireGTK
@testable import TabwireGTKTesting
@testable import TabwireWebKit

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
      try await until("the menu is open") { app.window.menuTitle == "Choose" }
      app.window.chooseFromMenu(1)
      try await until("the reply arrives") { try await app.evaluate("window.chosen") == "1" }
      try await until("the menu is closed") { app.window.menu == nil }

      _ = try await app.evaluate("window.chosen = null; document.getElementById('menu').click()")
      try await until("the menu is open again") { app.window.menuTitle == "Choose" }
      app.window.closeMenu()
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

    /// Pages with the controllers of bridge-components, written after its documentation.
    static let bridgeComponentsScript = """
      application.register("bridge--form", class extends BridgeComponent {
        static component = "form"
        static targets = ["submit"]
        connect() {
          super.connect()
          const { title } = new BridgeElement(this.submitTarget)
          this.send("connect", { title, color: null }, () => this.submitTarget.click())
        }
        disconnect() { super.disconnect(); this.send("disconnect") }
        start() { this.submitTarget.disabled = true; this.send("disableSubmit") }
        end() { this.submitTarget.disabled = false; this.send("enableSubmit") }
      })
      application.register("bridge--menu", class extends BridgeComponent {
        static component = "menu"
        static targets = ["item"]
        connect() {
          super.connect()
          const items = this.itemTargets.map(item => {
            const element = new BridgeElement(item)
            const destructive = element.bridgeAttribute("destructive") == "true"
            return { title: element.title, iosImage: null, androidImage: null, destructive }
          })
          this.send("connect", { items, color: null }, ({ data }) => this.itemTargets[data.index].click())
        }
        disconnect() { super.disconnect(); this.send("disconnect") }
      })
      """
    static let bridgeComponentsBody = """
      <style>[data-bridge-components~="form"] [data-bridge--form-target] { display: none }</style>
      <form id="form" data-controller="bridge--form" action="/sent">
        <button id="submit" data-bridge--form-target="submit" data-bridge-title="Save">Submit</button>
        <a id="start" data-action="bridge--form#start">start</a><a id="end" data-action="bridge--form#end">end</a>
      </form>
      <div id="menu" data-controller="bridge--menu">
        <a id="one" data-bridge--menu-target="item" onclick="window.chosen = 'one'">One</a>
        <a id="two" data-bridge--menu-target="item" onclick="window.chosen = 'two'">Two</a>
      </div>
      """

    func bridgeComponentsApp(
      script: String = ComponentTests.bridgeComponentsScript, body: String = ComponentTests.bridgeComponentsBody
    ) async throws -> TestApp {
      let server = try TestServer { path in
        .init(body: TestPage.html(path == "/" ? "Form" : "Sent", configuration: nil, script: script, body: body))
      }
      let app = try TestApp(server: server, components: [FormComponent.self, MenuComponent.self])
      try await app.untilLoaded(title: "Form")
      return app
    }

    @Test("the form of bridge-components has a submit button in the header bar")
    func bridgeComponentsForm() async throws {
      let app = try await bridgeComponentsApp()
      defer { app.window.close() }
      func button() -> (title: String, isEnabled: Bool)? { app.window.headerButtons.first { $0.title == "Save" } }
      try await until("the button is in the header bar") { button()?.isEnabled == true }
      _ = try await app.evaluate("document.getElementById('start').click()")
      try await until("the button is disabled") { button()?.isEnabled == false }
      _ = try await app.evaluate("document.getElementById('end').click()")
      try await until("the button is enabled") { button()?.isEnabled == true }
      app.window.clickHeaderButton("Save")
      try await app.untilLoaded(title: "Sent")
    }

    @Test("the menu of bridge-components is a button in the header bar")
    func bridgeComponentsMenu() async throws {
      let app = try await bridgeComponentsApp()
      defer { app.window.close() }
      try await until("the button is in the header bar") {
        app.window.headerButtons.contains { $0.title == "Menu" }
      }
      for (index, id) in ["one", "two", "one"].enumerated() {
        app.window.clickHeaderButton("Menu")
        try await until("the menu is open, time \(index)") { app.window.menuTitles == ["One", "Two"] }
        app.window.chooseFromMenu(id == "one" ? 0 : 1)
        try await until("the item is clicked") { try await app.evaluate("window.chosen") == "\"\(id)\"" }
        try await until("the menu is closed") { app.window.menuTitles == nil }
      }
    }

    @Test(
      "items of a menu are destructive if the page marks them, by a Boolean or by text",
      arguments: ["connect", "display"])
    func destructiveItems(event: String) async throws {
      let app = try await bridgeComponentsApp(script: "", body: "")
      defer { app.window.close() }
      let marks = [
        "Edit": "", "Copy": "null", "Share": "false", "Move": "'false'", "Delete": "true", "Remove": "'true'",
      ]
      let items = marks.sorted { $0.key < $1.key }.enumerated().map { index, mark in
        "{ title: '\(mark.key)', index: \(index)\(mark.value.isEmpty ? "" : ", destructive: \(mark.value)") }"
      }
      try await app.send("{ items: [\(items.joined(separator: ", "))] }", component: "menu", event: event)
      if event == "connect" {
        try await until("the button is in the header bar") { app.window.headerButtons.first?.title == "Menu" }
        app.window.clickHeaderButton("Menu")
      }
      try await until("the menu is open") { app.window.menuTitles == marks.keys.sorted() }
      #expect(app.window.destructiveMenuTitles == ["Delete", "Remove"])
    }

    @Test("elements that disconnect remove their buttons")
    func bridgeComponentsDisconnect() async throws {
      let app = try await bridgeComponentsApp()
      defer { app.window.close() }
      try await until("the buttons are in the header bar") { app.window.headerButtons.count == 2 }
      _ = try await app.evaluate("document.getElementById('form').remove(); document.getElementById('menu').remove()")
      try await until("the buttons are removed") { app.window.headerButtons.isEmpty }
    }

    @Test(
      "a rejected message is logged, and the page shows its own controls",
      arguments: [("connect", "{ text: 'Save' }"), ("display", "{}"), ("connect", "{ title: 7 }")])
    func rejected(event: String, data: String) async throws {
      let app = try await bridgeComponentsApp(script: "", body: Self.bridgeComponentsBody)
      defer { app.window.close() }
      let isHidden = "getComputedStyle(document.getElementById('submit')).display == 'none'"
      try await until("the page hides its button") { try await app.evaluate(isHidden) == "true" }
      try await app.send(data, component: "form", event: event)
      try await until("the page shows its button") { try await app.evaluate(isHidden) == "false" }
      #expect(app.log.warnings.contains { $0.contains(#"component "form": message "\#(event)" rejected"#) })
    }
  }
}
