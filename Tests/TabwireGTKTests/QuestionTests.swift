import CWebKitGTK
import Foundation
import Testing

@testable import TabwireGTK
@testable import TabwireGTKTesting
@testable import TabwireWebKit

extension AllWindowTests {
  @MainActor
  @Suite("Dialogs and downloads")
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

    // MARK: Downloads

    static let attachment = TestServer.Answer(
      type: "application/octet-stream", body: "content",
      headers: ["Content-Disposition": "attachment; filename=\"../..\u{202E}/.report.pdf\""])

    @Test("a download is saved in the downloads folder under a safe, unique name")
    func download() async throws {
      let (app, _) = try await app()
      defer { app.window.close() }
      app.server.answer = { _ in Self.attachment }
      for name in ["report.pdf", "report (2).pdf"] {
        _ = try await app.evaluate("location.href = '/file'")
        try await until("the toast appears") { app.window.chrome.toasts.shownText == "“\(name)” downloaded" }
        let file = app.downloads.appending(path: name)
        #expect(try String(contentsOf: file, encoding: .utf8) == "content")
      }
      #expect(app.window.headerTitle == "Home")
      #expect(app.window.offeredAction == nil)
      app.window.chrome.toasts.clickButton()
      #expect(app.shownFolders.map(\.path) == [app.downloads.path])
    }

    @Test(
      "a link with the download attribute saves its target, also data and blob URLs",
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
      try await until("the toast appears") { app.window.chrome.toasts.shownText == "“\(name)” downloaded" }
      #expect(try String(contentsOf: app.downloads.appending(path: name), encoding: .utf8) == content)
      #expect(app.window.headerTitle == "Home")
      #expect(app.opened.isEmpty && app.window.offeredAction == nil)
    }

    @Test("thirty simultaneous downloads of one name are saved after the user agreed", arguments: [true, false])
    func manyDownloads(isAllowed: Bool) async throws {
      let (app, _) = try await app()
      defer { app.window.close() }
      let names = { (try? FileManager.default.contentsOfDirectory(atPath: app.downloads.path)) ?? [] }
      app.server.answer = { _ in
        .init(
          type: "application/octet-stream", body: "content",
          headers: ["Content-Disposition": "attachment; filename=framed.txt"])
      }
      _ = try await app.evaluate(
        """
        void (() => {
          for (let i = 0; i < 30; i++) {
            document.body.appendChild(document.createElement("iframe")).src = `/file-${i}`
          }
        })()
        """)
      do {
        try await until("the user is asked") {
          app.labels.contains("This page wants to download 27 more files")
        }
      } catch {
        throw TestTimeoutError(
          description: "\(error): \(app.labels), \(names()), \(app.log.lines), \(app.server.hits)")
      }
      try await until("the first files are saved") { names().count { !$0.hasSuffix(".wkdownload") } == 3 }
      if isAllowed {
        app.clickButton("Download")
      } else {
        app.window.chrome.toasts.dismissAll()
      }
      try await until("the downloads end") {
        names().count { !$0.hasSuffix(".wkdownload") } == (isAllowed ? 30 : 3)
          && names().allSatisfy { name in
            (try? String(contentsOf: app.downloads.appending(path: name), encoding: .utf8)) == "content"
          }
      }
      #expect(Set(names()).count == names().count)
    }

    @Test("a failed download shows a toast")
    func failedDownload() async throws {
      let (app, _) = try await app()
      defer { app.window.close() }
      // A file is in the place of the folder.
      try Data().write(to: app.downloads)
      app.server.answer = { _ in Self.attachment }
      _ = try await app.evaluate("location.href = '/file'")
      try await until("the toast appears") {
        app.window.chrome.toasts.shownText
          == "“report.pdf” could not be downloaded: it cannot be saved in \(app.downloads.path)"
      }
      #expect(app.log.warnings.contains { $0.contains("download failed") }, "\(app.log.warnings)")
      #expect(app.window.headerTitle == "Home")
      #expect(app.window.offeredAction == nil)
    }

    @Test(
      "a suggested file name cannot leave the folder, hide the file or be too long",
      arguments: [
        ("a.txt", "a.txt"), ("../../a.txt", "a.txt"), ("/etc/passwd", "passwd"), ("..", "download"), ("", "download"),
        (".bashrc", "bashrc"), ("C:\\x\\a.txt", "a.txt"), ("a\u{0}\n\u{202E}b.txt", "ab.txt"), (" .a", "a"),
        (String(repeating: "é", count: 300) + ".pdf", String(repeating: "é", count: 98) + ".pdf"),
        // The joiners are invisible characters. The text after the dot is too long for a suffix.
        ("a." + String(repeating: "👩\u{200D}👧", count: 11), "a." + String(repeating: "👩👧", count: 11)),
        ("a." + String(repeating: "👧", count: 80), "a." + String(repeating: "👧", count: 49)),
      ])
    func fileName(suggestion: String, name: String) {
      #expect(FileName(suggestion).numbered(1) == name)
      #expect("\(FileName(suggestion).numbered(10_000)).wkdownload".utf8.count <= 255)
    }
  }
}
