import CWebKitGTK
import Foundation
import Testing

@testable import TabwireGTK
@testable import TabwireGTKTesting
@testable import TabwireWebKit

extension AllWindowTests {
  @MainActor
  @Suite("Dialogs")
  struct QuestionTests {
    static let body = """
      <style>select, a { display: block; position: fixed; left: 0; width: 400px; height: 100px }</style>
      <select id="choice" style="top: 100px"><option>One<option>Two<optgroup label="More"><option disabled>Three<option>Four</optgroup></select>
      <a id="link" href="/next" style="top: 200px">a link</a>
      <input type="file" id="file" style="position: fixed; top: 300px; left: 0; width: 400px; height: 100px">
      """

    func app() async throws -> (TestApp, TestUser) {
      let server = try TestServer { path in
        let name = path.dropFirst().prefix { $0 != "?" }
        return .init(
          body: TestPage.html(
            name.isEmpty ? "Home" : name.capitalized,
            configuration: TestPage.configuration(active: "home", ["home", "explore"]), body: Self.body))
      }
      let app = try TestApp(server: server)
      try await app.untilBar(["home", "explore"])
      try await app.untilLoaded(title: "Home")
      return (app, TestUser(app: app))
    }

    /// Runs a script that opens a dialog and stores its result in `answer`.
    func ask(_ question: String, in app: TestApp) async throws {
      _ = try await app.evaluate("void setTimeout(() => window.answer = \(question))")
    }

    func untilAnswer(_ answer: String, in app: TestApp) async throws {
      try await until("the page has the answer") {
        try await app.evaluate("window.answer === undefined ? 'undefined' : window.answer") == answer
      }
    }

    @Test("alert() shows a native dialog with the page's text")
    func alert() async throws {
      let (app, _) = try await app()
      defer { app.window.close() }
      try await ask("alert('<b>Hello</b> _you_') ?? 'done'", in: app)
      try await until("the dialog opens") { app.window.dialogText == "<b>Hello</b> _you_" }
      #expect(app.window.dialogTitle == "Test")
      app.window.clickDialogButton("OK")
      try await untilAnswer(#""done""#, in: app)
      #expect(app.window.dialogTitle == nil)
    }

    @Test(
      "confirm() returns the user's choice", arguments: [("OK", "true"), ("Cancel", "false")])
    func confirm(button: String, answer: String) async throws {
      let (app, _) = try await app()
      defer { app.window.close() }
      try await ask("confirm('Sure?')", in: app)
      try await until("the dialog opens") { app.window.dialogText == "Sure?" }
      app.window.clickDialogButton(button)
      try await untilAnswer(answer, in: app)
    }

    @Test("prompt() returns the text the user typed", arguments: [("OK", #""Ada""#), ("Cancel", "null")])
    func prompt(button: String, answer: String) async throws {
      let (app, _) = try await app()
      defer { app.window.close() }
      try await ask("prompt('Who?', 'A')", in: app)
      try await until("the dialog opens") { app.window.dialogText == "Who?" }
      #expect(app.window.dialogEntry == "A")
      app.window.dialogEntry = "Ada"
      app.window.clickDialogButton(button)
      try await untilAnswer(answer, in: app)
    }

    @Test("a dialog of a background tab waits until the tab is selected")
    func background() async throws {
      let (app, _) = try await app()
      defer { app.window.close() }
      app.window.click(tab: "explore")
      try await app.untilLoaded(title: "Explore")
      let explore = app.window.selectedNavigator
      _ = try await explore.evaluateJavaScript(
        "void addEventListener('message', () => window.answer = confirm('Sure?')); 1")
      app.window.click(tab: "home")
      _ = try await explore.evaluateJavaScript("void setTimeout(() => postMessage(1))")
      try await until("the dialog waits") { explore.view.scriptDialogs.isPending }
      #expect(app.window.dialogTitle == nil)
      app.window.click(tab: "explore")
      try await until("the dialog opens") { app.window.dialogText == "Sure?" }
      app.window.clickDialogButton("OK")
      try await untilAnswer("true", in: app)
    }

    @Test("a page that opens dialogs endlessly can be silenced and left")
    func endless() async throws {
      let (app, _) = try await app()
      defer { app.window.close() }
      _ = try await app.evaluate(
        "void setTimeout(() => { for (let i = 0; i < 1000; i++) alert(i); window.answer = 'over' })")
      try await until("the first dialog opens") { app.window.dialogText == "0" }
      app.window.clickDialogButton("OK")
      try await until("the second dialog opens") { app.window.dialogText == "1" }
      app.window.clickDialogButton("Block Dialogs")
      try await untilAnswer(#""over""#, in: app)
      app.window.click(tab: "explore")
      try await app.untilLoaded(title: "Explore")
    }

    @Test("beforeunload asks before a page with typed text is left")
    func leaving() async throws {
      let (app, user) = try await app()
      defer { app.window.close() }
      _ = try await app.evaluate(
        "void addEventListener('beforeunload', event => event.preventDefault()); field.focus()")
      app.window.selectedNavigator.webView?.focus()
      try await user.type("half")
      try await until("the text is typed") { try await app.evaluate("field.value") == #""half""# }
      app.window.selectedNavigator.reload()
      try await until("the dialog opens") { app.window.dialogTitle == "Leave This Page?" }
      app.window.clickDialogButton("Stay")
      #expect(try await app.evaluate("field.value") == #""half""#)
      app.window.selectedNavigator.reload()
      try await until("the dialog opens again") { app.window.dialogTitle == "Leave This Page?" }
      app.window.clickDialogButton("Leave")
      try await until("the page reloads") { app.server.hits["/"] == 2 }
    }

    @Test("a dialog is closed with its removed tab")
    func removed() async throws {
      let (app, _) = try await app()
      defer { app.window.close() }
      app.window.click(tab: "explore")
      try await app.untilLoaded(title: "Explore")
      weak let explore = app.window.selectedNavigator
      _ = try await app.evaluate("void setTimeout(() => confirm('Sure?'))")
      try await until("the dialog opens") { app.window.dialogText == "Sure?" }
      app.window.click(tab: "home")
      app.tabManager.accept(try .init(active: nil, tabs: []))
      #expect(app.window.dialogTitle == nil)
      try await until("it is freed") { explore == nil }
    }

    @Test("a select element opens a popover over its window")
    func choice() async throws {
      let (app, user) = try await app()
      defer { app.window.close() }
      try await user.click(1, y: 190)
      try await until("the menu opens") { app.window.menu != nil }
      #expect(app.window.dialogWindow == nil)
      try await user.press("End")
      try await user.press("Return")
      try await until("the item is chosen") { try await app.evaluate("choice.value") == #""Four""# }
    }

    @Test("the right mouse button opens a context menu")
    func contextMenu() async throws {
      let (app, user) = try await app()
      defer { app.window.close() }
      try await user.click(3, y: 300)
      try await until("the menu opens") { app.window.menuTitles?.first == "Open in Browser" }
      #expect(app.window.menuTitles?.contains { $0.contains("New Window") } == false && app.window.dialogWindow == nil)
      app.window.chooseFromMenu(0)
      try await until("the link is opened") { app.opened.map(\.path) == ["/next"] }
      try await user.click(3, y: 600)
      try await until("the menu opens") { app.window.menuTitles?.first == "Reload" }
      app.window.chooseFromMenu(0)
      try await until("the page reloads") { app.server.hits["/"] == 2 }
    }

    @Test("a file is chosen in a native dialog")
    func file() async throws {
      let (app, user) = try await app()
      defer { app.window.close() }
      try await user.click(1, y: 400)
      try await until("the dialog opens") { app.window.isChoosingFile }
      app.window.cancelChoosingFile()
      try await until("the dialog closes") { !app.window.isChoosingFile }
      #expect(try await app.evaluate("file.files.length") == "0")

      let chosen = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).txt")
      try "content".write(to: chosen, atomically: true, encoding: .utf8)
      defer { try? FileManager.default.removeItem(at: chosen) }
      try await user.click(1, y: 400)
      try await until("the dialog opens again") { app.window.isChoosingFile }
      // Typing the path would race with the completion of the dialog.
      let dialog = OpaquePointer(try #require(app.window.fileChooser))
      let file = GObjectReference(adopting: g_file_new_for_path(chosen.path).rawPointer)
      _ = try GLibError.check { error in file.withPointer { gtk_file_chooser_set_file(dialog, $0, error) } }
      try await until("the file is selected") {
        guard let selected = gtk_file_chooser_get_file(dialog) else { return false }
        defer { g_object_unref(selected.rawPointer) }
        return file.withPointer { g_file_equal(selected, $0) } != 0
      }
      try await user.press("Return", in: app.window.fileChooser)
      try await until("the page has the file") { try await app.evaluate("file.files.length") == "1" }
      _ = try await app.evaluate("void file.files[0].text().then(text => window.answer = text)")
      try await untilAnswer(#""content""#, in: app)
    }
  }
}
