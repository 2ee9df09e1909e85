import CWebKitGTK
import Foundation
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
    var file: URL { folder.appending(path: "session.json") }
    /// The session that the pages give, or `nil`.
    var session: String? = "ada"

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
        return .init(body: TestPage.html(title, configuration: "{\(member)\(configuration)"))
      }
    }

    func start(_ server: TestServer) throws -> TestApp { try TestApp(server: server, sessionFile: file) }

    /// Waits until the session on the disk fulfils a condition, then closes the window without another write.
    func kill(_ app: TestApp, when condition: (SavedSession) -> Bool) async throws {
      var last: SavedSession?
      do {
        try await until("the session is written") {
          last = saved
          return last.map(condition) ?? false
        }
      } catch {
        throw TestTimeoutError(description: "\(error); it is \(String(describing: last)); log: \(app.log.lines)")
      }
      let data = try Data(contentsOf: file)
      app.window.close()
      try data.write(to: file)
    }

    /// The session on the disk.
    var saved: SavedSession? {
      (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode(SavedSession.self, from: $0) }
    }

    /// An app whose user went from Home to Next, and from Explore to Place.
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
      return app
    }

    func isUsed(_ session: SavedSession) -> Bool {
      session.history(of: session.selected)?.url.path() == "/next"
        && session.history(of: "explore")?.url.path() == "/place"
    }

    @Test("tabs and back lists survive a kill", arguments: ["ada", nil])
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
      try await until("nothing of the former user is left on the disk") {
        let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        return !text.contains("place") && text.contains("bob")
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
      #expect(saved.map(isUsed) == true)
      try server.start()
      app.window.clickOfferedAction()
      try await app.untilBar(Self.tabs)
      #expect(app.window.selectedNavigator.backList.map(\.path) == ["/"])
    }

    @Test("a tab whose first page is loading keeps the others")
    func loading() async throws {
      let server = try server()
      let before = try await used(server)
      try await until("the session is written") { saved.map(isUsed) ?? false }
      let answer = server.answer
      server.answer = { $0 == "/profile" ? .init(isHeld: true) : answer($0) }
      before.window.click(tab: "profile")
      try await kill(before) { $0.selected == "profile" && $0.history(of: "profile")?.url.path() == "/profile" }
      server.answer = answer

      let app = try start(server)
      defer { app.window.close() }
      try await app.untilBar(Self.tabs)
      try await app.untilLoaded(title: "Profile")
      app.window.click(tab: "home")
      try await app.untilLoaded(title: "Next")
    }

    @Test(
      "a damaged file does not prevent a start",
      arguments: ["", "{}", "tabwire-session 1 2 0\n{}", "\u{0}\u{1}"])
    func damaged(content: String) async throws {
      try Data(content.utf8).write(to: file)
      let app = try start(try server())
      defer { app.window.close() }
      try await app.untilBar(Self.tabs)
      try await kill(app) { $0.tabs.count == 1 }
    }

    @Test("a session of another site, or with a tab bar that clients reject, does not prevent a start")
    func hostile() async throws {
      let evil = try #require(URL(string: "https://evil.example/"))
      let history = SavedHistory(evil, title: "Evil")
      let page = SavedHistory(try server().url("/next").absoluteURL, title: "Next", back: [evil])
      for (bar, pages) in [("{}", history), ("{", page), (#"{"tabs":[{"id":"a"}]}"#, page)] {
        let session = SavedSession(
          tabBar: bar, configuration: nil, tabs: [.init(id: nil, history: pages)], selected: nil)
        try JSONEncoder().encode(session).write(to: file)
        let app = try start(try server())
        try await app.untilBar(Self.tabs)
        app.window.close()
      }
    }

    @Test("a session ends when the user closes the window")
    func closed() async throws {
      let app = try start(try server())
      try await app.untilBar(Self.tabs)
      try await app.untilLoaded(title: "Home")
      try await until("the session is written") { saved != nil }
      gtk_window_close(UnsafeMutableRawPointer(app.window.window).assumingMemoryBound(to: GtkWindow.self))
      try await until("the session is removed") { !FileManager.default.fileExists(atPath: file.path) }
    }
  }
}
