import CWebKitGTK
import Foundation
import Synchronization
import TabwireClient
import TabwirePages
import TabwirePaths
import Testing

@testable import TabwireGTK
@testable import TabwireGTKTesting
@testable import TabwireWebKit

extension AllWindowTests {
  /// Starts of an app that was killed.
  @MainActor
  @Suite("Restoring a session")
  final class RestorationTests {
    static let tabs = ["home", "explore", "profile"]
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    var file: SessionFile { SessionFile(in: folder.path, named: "session") }
    /// The session that the pages give, or `nil`.
    var session: String? = "ada"
    var form = "<textarea name=note></textarea>"

    init() throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    isolated deinit {
      try? FileManager.default.removeItem(at: folder)
    }

    func server() throws -> TestServer {
      try TestServer { [weak self] path in
        guard let self else { return .init(status: 500) }
        let name = path.dropFirst().prefix { $0 != "?" }
        let title = name.isEmpty ? "Home" : name.capitalized
        let member = session.map { #""session":"\#($0)","# } ?? ""
        let configuration = TestPage.configuration(active: "home", Self.tabs).dropFirst()
        return .init(body: TestPage.html(title, configuration: "{\(member)\(configuration)", body: form))
      }
    }

    func start(_ server: TestServer) throws -> TestApp { try TestApp(server: server, sessionFile: file) }

    /// Waits until the session on the disk fulfils a condition, then closes the window without another write.
    func kill(_ app: TestApp, when condition: (SavedSession) -> Bool) async throws {
      var last: SavedSession?
      do {
        try await until("the session is written") {
          last = try file.read().flatMap { try? SavedSession(data: $0) }
          return last.map(condition) ?? false
        }
      } catch {
        throw TestTimeoutError(description: "\(error); it is \(String(describing: last)); log: \(app.log.lines)")
      }
      let data = try file.read()
      app.window.close()
      if let data { try file.write(data) }
    }

    /// An app whose user went from Home to Next, scrolled, typed a note, and has Explore open, too.
    func used(_ server: TestServer) async throws -> TestApp {
      let app = try start(server)
      try await app.untilBar(Self.tabs)
      app.window.click(tab: "explore")
      try await app.untilLoaded(title: "Explore")
      _ = try await app.evaluate("location.href = '/place'")
      try await app.untilLoaded(title: "Place")
      app.window.click(tab: "home")
      _ = try await app.evaluate("next.click()")
      try await app.untilLoaded(title: "Next")
      try await type("Mist", into: "textarea", in: app)
      _ = try await app.evaluate("scrollTo(0, 321)")
      return app
    }

    func type(_ text: String, into selector: String, in app: TestApp) async throws {
      _ = try await app.evaluate("document.querySelector('\(selector)').focus()")
      app.window.selectedNavigator.webView?.focus()
      try await TestUser(app: app).type(text)
      try await until("the text is typed") {
        try await app.evaluate("document.querySelector('\(selector)').value") == "\"\(text)\""
      }
    }

    func isUsed(_ session: SavedSession) -> Bool {
      let page = session.selectedHistory?.page
      return page?.url.path() == "/next" && page?.content.fields.map(\.value) == ["Mist"]
        && page?.content.position == ScrollPosition(x: 0, y: 321) && session.tabs.count == 2
    }

    @Test("tabs, back lists, scroll position and unsent input survive a kill", arguments: ["ada", nil])
    func survives(session: String?) async throws {
      self.session = session
      let server = try server()
      try await kill(try await used(server), when: isUsed)

      let app = try start(server)
      defer { app.window.close() }
      try await app.untilBar(Self.tabs)
      try await app.untilLoaded(title: "Next")
      let home = app.window.selectedNavigator
      #expect(home.backList.map(\.path) == ["/"])
      try await until("the text is back") {
        try await app.evaluate("document.querySelector('textarea').value") == "\"Mist\""
      }
      try await until("the page is scrolled") { try await app.evaluate("Math.round(scrollY)") == "321" }
      try await until("the text counts as unsent") { home.shown.hasInput }
      app.window.click(tab: "explore")
      #expect(app.window.headerTitle == "Place")
      try await app.untilLoaded(title: "Place")
      app.window.clickBack()
      try await app.untilLoaded(title: "Explore")
      app.window.click(tab: "home")
      app.window.clickBack()
      try await app.untilLoaded(title: "Home")
      #expect(!home.canGoBack)
      #expect(app.log.warnings.isEmpty, "\(app.log.warnings)")
    }

    @Test("another user gets none of it")
    func otherUser() async throws {
      let server = try server()
      try await kill(try await used(server), when: isUsed)

      session = "bob"
      let app = try start(server)
      defer { app.window.close() }
      #expect(app.window.headerTitle == "Test")
      try await app.untilBar(Self.tabs)
      try await app.untilLoaded(title: "Next")
      let home = app.window.selectedNavigator
      try await until("the history is forgotten") { !home.canGoBack && !home.canGoForward }
      app.window.click(tab: "explore")
      try await app.untilLoaded(title: "Explore")
      #expect(!app.window.selectedNavigator.canGoBack)
      app.window.click(tab: "home")
      #expect(try await app.evaluate("document.querySelector('textarea').value") == "\"\"")
      try await until("nothing of the former user is left on the disk") {
        let text = try file.read().map { String(decoding: $0, as: UTF8.self) } ?? ""
        return !text.contains("Mist") && !text.contains("/place") && text.contains("bob")
      }
    }

    @Test(
      "what a user typed is not kept for the next one, who sees the same address", arguments: ["load", "Turbo visit"])
    func sameAddress(way: String) async throws {
      let app = try await used(try server())
      defer { app.window.close() }
      try await until("the text is kept") {
        try file.read().flatMap { try? SavedSession(data: $0) }.map(isUsed) ?? false
      }
      session = "bob"
      // Whenever the file is read, what is in it belongs to its session.
      _ = try await app.evaluate(way == "load" ? "location.reload()" : "Turbo.visit(location, { action: 'replace' })")
      try await until("the other user's session is kept") {
        guard let text = try file.read().map({ String(decoding: $0, as: UTF8.self) }), text.contains("bob") else {
          return false
        }
        #expect(!text.contains("Mist"))
        return true
      }
    }

    @Test("while the server is down nothing is shown, and nothing is lost")
    func serverIsDown() async throws {
      let server = try server()
      try await kill(try await used(server), when: isUsed)

      server.stop()
      let app = try start(server)
      defer { app.window.close() }
      try await until("Retry is offered") { app.window.offeredAction == "Retry" }
      #expect(app.bar.isEmpty)
      let kept = try #require(try file.read())
      #expect(isUsed(try SavedSession(data: kept)))
      try server.start()
      app.window.clickOfferedAction()
      try await app.untilBar(Self.tabs)
      try await until("the text is back") {
        try await app.evaluate("document.querySelector('textarea').value") == "\"Mist\""
      }
      #expect(app.window.selectedNavigator.backList.map(\.path) == ["/"])
    }

    @Test("a tab whose first page is loading keeps the others")
    func loading() async throws {
      let server = try server()
      let before = try await used(server)
      try await until("the session is written") {
        try file.read().flatMap { try? SavedSession(data: $0) }.map(isUsed) ?? false
      }
      let answer = server.answer
      server.answer = { $0 == "/profile" ? .init(isHeld: true) : answer($0) }
      before.window.click(tab: "profile")
      #expect(before.window.selectedNavigator.memory.savedHistory?.page.url.path() == "/profile")
      try await kill(before) { $0.selected == "profile" && $0.selectedHistory != nil }
      server.answer = answer

      let app = try start(server)
      defer { app.window.close() }
      try await app.untilBar(Self.tabs)
      try await app.untilLoaded(title: "Profile")
      app.window.click(tab: "home")
      try await app.untilLoaded(title: "Next")
      try await until("the text is back") {
        try await app.evaluate("document.querySelector('textarea').value") == "\"Mist\""
      }
    }

    @Test("a modal page comes back over its tab")
    func modal() async throws {
      let server = try server()
      let rules = try PathConfiguration(
        json: Data(#"{"rules":[{"patterns":["/edit"],"properties":{"context":"modal"}}]}"#.utf8))
      let before = try await used(server)
      before.window.apply(rules)
      before.window.open("/edit")
      try await until("the modal page is shown") { before.window.modals.shown?.navigator.url?.path == "/edit" }
      try await kill(before) { isUsed($0) && $0.modal?.page.url.path() == "/edit" }

      let app = try start(server)
      defer { app.window.close() }
      app.window.apply(rules)
      try await app.untilLoaded(title: "Next")
      try await until("the modal page is back") {
        app.window.modals.shown?.chrome.header.shownTitle == "Edit"
          && app.window.modals.shown?.navigator.isLoading == false
      }
    }

    @Test(
      "a damaged file does not prevent a start",
      arguments: ["", "tabwire-session 1 2 0\n{}", "tabwire-session 9 2 0\n{}", "\u{0}\u{1}"])
    func damaged(content: String) async throws {
      try file.write(Data(content.utf8))
      let app = try start(try server())
      defer { app.window.close() }
      try await app.untilBar(Self.tabs)
      try await kill(app) { $0.tabs.count == 1 }
    }

    @Test("a session of another site, or with a tab bar that clients reject, does not prevent a start")
    func hostile() async throws {
      let evil = try #require(URL(string: "https://evil.example/"))
      let history = try #require(SavedHistory([.init(evil)], current: 0, title: "Evil"))
      let next = try server().url("/next").absoluteURL
      let page = try #require(SavedHistory([.init(next)], current: 0, title: "Next"))
      for (bar, pages) in [("{}", history), ("{", page), (#"{"tabs":[{"id":"a"}]}"#, page)] {
        let session = SavedSession(
          tabBar: bar, configuration: nil, tabs: [.init(id: nil, history: pages)], selected: nil)
        try file.write(try #require(session.data()))
        let app = try start(try server())
        try await app.untilBar(Self.tabs)
        app.window.close()
      }
    }

    /// A disk on which a file takes a second.
    private final class SlowDisk: SessionDisk {
      private let system = SystemDisk()
      private let writes = Mutex(0)
      var isWriting: Bool { writes.withLock { $0 > 0 } }

      func create(_ file: String, _ data: Data) throws {
        writes.withLock { $0 += 1 }
        defer { writes.withLock { $0 -= 1 } }
        Thread.sleep(forTimeInterval: 1)
        try system.create(file, data)
      }

      func rename(_ file: String, to other: String) throws { try system.rename(file, to: other) }
      func synchronize(_ folder: String) throws { try system.synchronize(folder) }
      func remove(_ file: String) throws { try system.remove(file) }
      func read(_ file: String, atMost count: Int) throws -> Data? { try system.read(file, atMost: count) }
    }

    @Test("an app that ends while its session is being written has written it")
    func slowDisk() async throws {
      let disk = SlowDisk()
      let slow = SessionFile(in: folder.path, named: "session", on: disk)
      let app = try TestApp(server: try server(), sessionFile: slow)
      try await until("the session is being written") { disk.isWriting }
      app.window.close()
      #expect(!disk.isWriting)
      #expect(try file.read() != nil)
    }

    @Test("a session ends when the user closes the window")
    func closed() async throws {
      let app = try start(try server())
      try await app.untilBar(Self.tabs)
      try await app.untilLoaded(title: "Home")
      try await until("the session is written") { try file.read() != nil }
      gtk_window_close(UnsafeMutableRawPointer(app.window.window).assumingMemoryBound(to: GtkWindow.self))
      try await until("the session is removed") { try file.read() == nil }
    }

    @Test("secrets are not kept")
    func secrets() async throws {
      form = """
        <textarea name=note></textarea><input type=password name=a><input name=b autocomplete=one-time-code>
        <input name=c autocomplete=cc-number><form autocomplete=off><input name=d></form><input name=password_shown>
        """
      let app = try start(try server())
      try await app.untilLoaded(title: "Home")
      for selector in [
        "input[name=a]", "input[name=b]", "input[name=c]", "input[name=d]", "input[name=password_shown]",
      ] {
        try await type("hidden", into: selector, in: app)
      }
      _ = try await app.evaluate("document.querySelector('[name=a]').type = 'text'")
      try await type("Mist", into: "textarea", in: app)
      try await kill(app) { $0.selectedHistory?.page.content.fields.map(\.value) == ["Mist"] }
      let text = try file.read().map { String(decoding: $0, as: UTF8.self) } ?? ""
      #expect(!text.contains("hidden"))
    }

    @Test("every kind of field comes back")
    func fields() async throws {
      form = """
        <input id=check type=checkbox><input type=radio name=r value=1 checked><input type=radio name=r value=2>
        <select id=one><option>a<option>b</select><div id=editor contenteditable></div>
        <input name=same><input name=same>
        """
      let app = try start(try server())
      try await app.untilLoaded(title: "Home")
      func check(_ selector: String) async throws {
        _ = try await app.evaluate("document.querySelector('\(selector)').focus()")
        app.window.selectedNavigator.webView?.focus()
        try await TestUser(app: app).press("space")
        try await until("\(selector) is checked") {
          try await app.evaluate("document.querySelector('\(selector)').checked") == "true"
        }
      }
      try await check("#check")
      try await check("input[value=\"2\"]")
      try await type("second", into: "input[name=same] + input", in: app)
      _ = try await app.evaluate("document.getElementById('editor').focus()")
      try await TestUser(app: app).type("note")
      // The session is also written while a text is half typed.
      try await kill(app) {
        let fields = $0.selectedHistory?.page.content.fields ?? []
        return Set(fields.map { $0.value.trimmingCharacters(in: .whitespacesAndNewlines) }).isSuperset(of: [
          "second", "note",
        ])
          && fields.count(where: { $0.isChecked == true }) == 2
      }

      let after = try start(try server(of: app))
      defer { after.window.close() }
      try await after.untilLoaded(title: "Home")
      try await until("the input is back") {
        try await after.evaluate(
          """
          check.checked && document.querySelector("input[value='2']").checked && editor.innerText.trim() == "note" &&
            [...document.querySelectorAll("[name=same]")].map(field => field.value).join() == ",second"
          """) == "true"
      }
    }

    /// The server of an app goes on.
    private func server(of app: TestApp) throws -> TestServer { app.server }

    @Test("input is kept while it gets back into its page, which reports itself as empty before")
    func kept() throws {
      let url = try #require(URL(string: "http://localhost/"))
      let field = SavedField(key: "textarea", index: 0, value: "Mist")
      let page = SavedHistory.Page(url, content: PageContent(fields: [field]))
      var contents = PageContents(returning: try #require(SavedHistory([page], current: 0, title: "")))
      func expectKept() { #expect(contents[url].fields == [field]) }
      contents.report(PageContent(), at: url)
      expectKept()
      #expect(contents.beginReturn(to: url) == [field])
      expectKept()
      #expect(contents.beginReturn(to: url) == nil)
      contents.report(PageContent(), at: url)
      expectKept()
      contents.endReturn(to: url, isBack: true)
      expectKept()
      contents.report(PageContent(), at: url)
      #expect(contents[url].fields.isEmpty)
    }

    @Test("a text without its field is offered for copying")
    func fieldIsGone() async throws {
      let server = try server()
      try await kill(try await used(server), when: isUsed)
      form = ""
      let app = try start(server)
      defer { app.window.close() }
      try await app.untilLoaded(title: "Next")
      try await until("the text is offered") { app.window.chrome.toasts.count == 1 }
    }

    @Test("a page whose process ended gets its text back")
    func processEnds() async throws {
      let app = try await used(try server())
      defer { app.window.close() }
      let home = app.window.selectedNavigator
      try await until("the app knows the text") {
        home.memory.savedHistory?.page.content.fields.map(\.value) == ["Mist"]
      }
      let loads = home.loadCount
      home.terminateProcess()
      try await until("the page is loaded again") { home.loadCount > loads }
      try await app.untilLoaded(title: "Next")
      try await until("the text is back") {
        try await app.evaluate("document.querySelector('textarea').value") == "\"Mist\""
      }
    }
  }
}
