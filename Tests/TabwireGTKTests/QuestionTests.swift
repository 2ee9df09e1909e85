#if canImport(CWebKitGTK)
  import CWebKitGTK
  import Foundation
  import Testing

  @testable @_spi(Testing) import TabwireGTK

  extension AllWindowTests {
    @MainActor
    @Suite("What pages ask the user")
    struct QuestionTests {
      static let body = """
        <style>select, a { display: block; position: fixed; left: 0; width: 400px; height: 100px }</style>
        <select id="choice" style="top: 100px"><option>One<option>Two<optgroup label="More"><option disabled>Three<option>Four</optgroup></select>
        <a id="link" href="/next" style="top: 200px">a link</a>
        <input type="file" id="file" style="position: fixed; top: 300px; left: 0; width: 400px; height: 100px">
        """

      func app() async throws -> (TestApp, Hands) {
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
        return (app, Hands(app: app))
      }

      /// Runs something that asks the user, and keeps the answer.
      func ask(_ question: String, in app: TestApp) async throws {
        _ = try await app.evaluate("void setTimeout(() => window.answer = \(question))")
      }

      func untilAnswer(_ answer: String, in app: TestApp) async throws {
        try await until("the page has the answer") {
          try await app.evaluate("window.answer === undefined ? 'undefined' : window.answer") == answer
        }
      }

      @Test("An alert is a native dialog with the page's words in it")
      func alert() async throws {
        let (app, _) = try await app()
        defer { app.window.close() }
        try await ask("alert('<b>Hello</b> _you_') ?? 'done'", in: app)
        try await until("it is asked") { app.window.dialogText == "<b>Hello</b> _you_" }
        #expect(app.window.dialogTitle == "Test")
        app.window.clickDialogButton("OK")
        try await untilAnswer(#""done""#, in: app)
        #expect(app.window.dialogTitle == nil)
      }

      @Test(
        "What the user confirms or cancels is what the script gets", arguments: [("OK", "true"), ("Cancel", "false")])
      func confirm(button: String, answer: String) async throws {
        let (app, _) = try await app()
        defer { app.window.close() }
        try await ask("confirm('Sure?')", in: app)
        try await until("it is asked") { app.window.dialogText == "Sure?" }
        app.window.clickDialogButton(button)
        try await untilAnswer(answer, in: app)
      }

      @Test("What the user types is what the script gets", arguments: [("OK", #""Ada""#), ("Cancel", "null")])
      func prompt(button: String, answer: String) async throws {
        let (app, _) = try await app()
        defer { app.window.close() }
        try await ask("prompt('Who?', 'A')", in: app)
        try await until("it is asked") { app.window.dialogText == "Who?" }
        #expect(app.window.dialogEntry == "A")
        app.window.dialogEntry = "Ada"
        app.window.clickDialogButton(button)
        try await untilAnswer(answer, in: app)
      }

      @Test("A question waits until the user looks at its tab")
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
        try await until("the page waits") { explore.scriptDialogs.isAsking }
        #expect(app.window.dialogTitle == nil)
        app.window.click(tab: "explore")
        try await until("it is asked") { app.window.dialogText == "Sure?" }
        app.window.clickDialogButton("OK")
        try await untilAnswer("true", in: app)
      }

      @Test("A page that asks without end can be silenced, and left")
      func endless() async throws {
        let (app, _) = try await app()
        defer { app.window.close() }
        _ = try await app.evaluate(
          "void setTimeout(() => { for (let i = 0; i < 1000; i++) alert(i); window.answer = 'over' })")
        try await until("it asks") { app.window.dialogText == "0" }
        app.window.clickDialogButton("OK")
        try await until("it asks again") { app.window.dialogText == "1" }
        app.window.clickDialogButton("No More Questions")
        try await untilAnswer(#""over""#, in: app)
        app.window.click(tab: "explore")
        try await app.untilLoaded(title: "Explore")
      }

      @Test("A page that may lose what was typed asks before it is left")
      func leaving() async throws {
        let (app, hands) = try await app()
        defer { app.window.close() }
        _ = try await app.evaluate(
          "void addEventListener('beforeunload', event => event.preventDefault()); field.focus()")
        app.window.selectedNavigator.webView?.focus()
        try await hands.type("half")
        try await until("it is typed") { try await app.evaluate("field.value") == #""half""# }
        app.window.selectedNavigator.reload()
        try await until("it is asked") { app.window.dialogTitle == "Leave This Page?" }
        app.window.clickDialogButton("Stay")
        #expect(try await app.evaluate("field.value") == #""half""#)
        app.window.selectedNavigator.reload()
        try await until("it is asked again") { app.window.dialogTitle == "Leave This Page?" }
        app.window.clickDialogButton("Leave")
        try await until("it is loaded again") { app.server.hits["/"] == 2 }
      }

      @Test("A question of a tab that is removed goes with it")
      func removed() async throws {
        let (app, _) = try await app()
        defer { app.window.close() }
        app.window.click(tab: "explore")
        try await app.untilLoaded(title: "Explore")
        weak let explore = app.window.selectedNavigator
        _ = try await app.evaluate("void setTimeout(() => confirm('Sure?'))")
        try await until("it is asked") { app.window.dialogText == "Sure?" }
        app.window.click(tab: "home")
        app.tabManager.accept(try .init(active: nil, tabs: []))
        #expect(app.window.dialogTitle == nil)
        try await until("it is gone") { explore == nil }
      }

      @Test("A choice in a page is a native menu")
      func choice() async throws {
        let (app, hands) = try await app()
        defer { app.window.close() }
        try await hands.click(1, y: 190)
        try await until("the menu is there") { app.window.menuTitles == ["One", "Two", "Three", "Four"] }
        app.window.chooseFromMenu(3)
        try await until("it is chosen") { try await app.evaluate("choice.value") == #""Four""# }
      }

      @Test("The other mouse button shows what can be done with a link")
      func contextMenu() async throws {
        let (app, hands) = try await app()
        defer { app.window.close() }
        try await hands.click(3, y: 300)
        try await until("the menu is there") { app.window.menuTitles == ["Open in Browser", "Copy Link"] }
        app.window.chooseFromMenu(0)
        try await until("it is handed over") { app.opened.map(\.path) == ["/next"] }
        try await hands.click(3, y: 600)
        try await until("the menu is there") { app.window.menuTitles == ["Reload"] }
        app.window.chooseFromMenu(0)
        try await until("it is loaded again") { app.server.hits["/"] == 2 }
      }

      @Test("A file is chosen in a native dialog")
      func file() async throws {
        let (app, hands) = try await app()
        defer { app.window.close() }
        try await hands.click(1, y: 400)
        try await until("the dialog is there") { app.window.isChoosingFile }
        app.window.cancelChoosingFile()
        try await until("the dialog is gone") { !app.window.isChoosingFile }
        #expect(try await app.evaluate("file.files.length") == "0")

        let chosen = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).txt")
        try "content".write(to: chosen, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: chosen) }
        try await hands.click(1, y: 400)
        try await until("the dialog is there again") { app.window.isChoosingFile }
        try await hands.type(chosen.path, in: app.window.fileChooser)
        try await hands.press("Return", in: app.window.fileChooser)
        try await until("the page has the file") { try await app.evaluate("file.files.length") == "1" }
        _ = try await app.evaluate("void file.files[0].text().then(text => window.answer = text)")
        try await untilAnswer(#""content""#, in: app)
      }

      // MARK: Downloads

      static let attachment = TestServer.Answer(
        type: "application/octet-stream", body: "content",
        headers: ["Content-Disposition": "attachment; filename=\"../..\u{202E}/.report.pdf\""])

      @Test("What a page gives to keep is in the downloads folder, under a name of its own")
      func download() async throws {
        let (app, _) = try await app()
        defer { app.window.close() }
        app.server.answer = { _ in Self.attachment }
        for name in ["report.pdf", "report (2).pdf"] {
          _ = try await app.evaluate("location.href = '/file'")
          try await until("it is told") { app.window.toasts.lastText == "“\(name)” downloaded" }
          let file = app.downloads.appending(path: name)
          #expect(try String(contentsOf: file, encoding: .utf8) == "content")
        }
        #expect(app.window.headerTitle == "Home")
        #expect(app.window.offeredAction == nil)
        app.window.toasts.lastAction?.perform()
        #expect(app.shownFolders.map(\.path) == [app.downloads.path])
      }

      @Test(
        "What a link says is to be kept is kept, also what the page made itself",
        arguments: [
          ("URL.createObjectURL(new Blob(['made here'], { type: 'text/csv' }))", "trips.csv", "made here"),
          ("'data:text/csv,made%20here'", "trips.csv", "made here"), ("'/list'", "trips.csv", "from the server"),
        ])
      func downloadLink(address: String, name: String, content: String) async throws {
        let (app, _) = try await app()
        defer { app.window.close() }
        app.server.answer = { _ in .init(type: "text/plain", body: "from the server") }
        _ = try await app.evaluate(
          "void (() => { const link = document.createElement('a'); link.href = \(address); link.download = 'trips.csv'; link.click() })()"
        )
        try await until("it is told") { app.window.toasts.lastText == "“\(name)” downloaded" }
        #expect(try String(contentsOf: app.downloads.appending(path: name), encoding: .utf8) == content)
        #expect(app.window.headerTitle == "Home")
        #expect(app.opened.isEmpty && app.window.offeredAction == nil)
      }

      @Test("A download that cannot be kept is said to have failed")
      func failedDownload() async throws {
        let (app, _) = try await app()
        defer { app.window.close() }
        // Where the folder should be, something else is.
        try Data().write(to: app.downloads)
        app.server.answer = { _ in Self.attachment }
        _ = try await app.evaluate("location.href = '/file'")
        try await until("it is told") { app.window.toasts.lastText == "“report.pdf” could not be downloaded" }
        #expect(app.log.warnings.contains { $0.contains("a download failed") }, "\(app.log.warnings)")
        #expect(app.window.headerTitle == "Home")
        #expect(app.window.offeredAction == nil)
      }

      @Test(
        "A server's name for a file cannot lead elsewhere, hide or be without end",
        arguments: [
          ("a.txt", "a.txt"), ("../../a.txt", "a.txt"), ("/etc/passwd", "passwd"), ("..", "download"), ("", "download"),
          (".bashrc", "bashrc"), ("C:\\x\\a.txt", "a.txt"), ("a\u{0}\n\u{202E}b.txt", "ab.txt"), (" .a", "a"),
          (String(repeating: "é", count: 300) + ".pdf", String(repeating: "é", count: 100) + ".pdf"),
        ])
      func fileName(suggestion: String, name: String) {
        #expect(FileName(suggestion).numbered(1) == name)
      }
    }
  }
#endif
