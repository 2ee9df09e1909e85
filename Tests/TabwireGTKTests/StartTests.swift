import CWebKitGTK
import Foundation
import Logging
import Testing

@testable import TabwireGTK
@testable import TabwireGTKTesting
@testable import TabwireShell
@testable import TabwireWebKit

extension AllWindowTests {
  /// A start of `tabwire-shell` without a URL.
  @MainActor
  @Suite("Start")
  struct StartTests {
    /// A start window with recent sites in a folder of its own.
    @MainActor
    final class Start {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      let file: RecentSitesFile
      let window: StartWindow
      var opened: [String] = []

      init(_ sites: [String] = [], width: Int = 400, height: Int = 640) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        file = RecentSitesFile(in: folder)
        try file.update { $0 = RecentSites(sites.compactMap { URL(string: $0) }) }
        window = StartWindow(file, logger: Logger(label: "test"))
        window.onOpen = { [unowned self] in opened.append($0.absoluteString) }
        window.present(width: width, height: height)
      }

      isolated deinit {
        window.close()
        try? FileManager.default.removeItem(at: folder)
      }

      var user: TestUser { TestUser(window: window.window) }
      /// The sites in the file.
      var kept: [String] { file.read().urls.map(\.absoluteString) }
      /// The sites on the screen.
      var shown: [String] { window.list.sites.urls.map(\.absoluteString) }

      /// Waits until the field has the focus and keys reach the window. A display without a window manager may lose the key
      /// that comes with the focus.
      func untilReady() async throws {
        let releases = try KeyReleases(of: window.window)
        defer { releases.stop() }
        try await until("keys reach the window") {
          try await user.press("shift")
          return releases.count > 0
        }
        try await until("the field has the focus") { focused == "address" }
      }

      /// Presses Tab until an object with a name has the focus.
      func focus(_ name: String) async throws {
        try await until("\(name) has the focus") {
          if focused == name { return true }
          try await user.press("Tab")
          return focused == name
        }
      }

      /// The title of the row or the label of the button with the focus.
      var focused: String? {
        guard let widget = gtk_window_get_focus(cast(window.window)) else { return nil }
        if widget.isA(adw_preferences_row_get_type()) {
          return adw_preferences_row_get_title(cast(widget)).map { String(cString: $0) }
        }
        if widget.isA(gtk_button_get_type()) {
          return (gtk_button_get_label(cast(widget)) ?? gtk_widget_get_tooltip_text(widget).map { UnsafePointer($0) })
            .map { String(cString: $0) }
        }
        return widget.isA(gtk_text_get_type()) ? "address" : nil
      }
    }

    // MARK: Addresses

    @Test(
      "an address needs no scheme: http in the local network, https elsewhere",
      arguments: [
        ("localhost:3000", "http://localhost:3000"), (" localhost ", "http://localhost"),
        ("127.0.0.1:8080/a?b", "http://127.0.0.1:8080/a?b"), ("[::1]:3000", "http://[::1]:3000"),
        ("server", "http://server"), ("my-mac.local:3000", "http://my-mac.local:3000"),
        ("app.test", "http://app.test"), ("a.localhost/x", "http://a.localhost/x"),
        ("example.org", "https://example.org"), ("example.org:8443/a:b", "https://example.org:8443/a:b"),
        ("EXAMPLE.org/é", "https://EXAMPLE.org/%C3%A9"),
        ("example.org/?to=http://a", "https://example.org/?to=http://a"),
        ("http://example.org", "http://example.org"), ("HTTPS://example.org/a", "HTTPS://example.org/a"),
      ])
    func addresses(text: String, url: String) throws {
      #expect(try SiteAddress.url(of: text).absoluteString == url)
    }

    @Test(
      "a text that is no address says why",
      arguments: [
        ("", "Enter the address of a site"), (" \n", "Enter the address of a site"),
        ("ftp://example.org", "not ftp"), ("file:///etc/passwd", "not file"),
        ("mailto:ada@example.org", "not mailto"),
        ("javascript:alert(1)", "not javascript"), ("http://", "“http://” is not an address"),
        ("https:///a", "is not an address"), (":3000", "is not an address"), ("/a", "is not an address"),
      ])
    func problems(text: String, problem: String) {
      do {
        let url = try SiteAddress.url(of: text)
        Issue.record("\(text) is \(url)")
      } catch {
        #expect(error.description.contains(problem), "\(error)")
      }
    }

    // MARK: Recent sites

    @Test("recent sites are distinct, the latest first, and at most twenty; passwords are not kept")
    func bounds() throws {
      var sites = RecentSites()
      for number in 1...50 { sites.add(try #require(URL(string: "http://localhost:\(number)/"))) }
      #expect(sites.urls.map { $0.port ?? 0 } == Array((31...50).reversed()))
      sites.add(try #require(URL(string: "http://LOCALHOST:40/explore")))
      #expect(sites.urls.count == 20)
      #expect(sites.urls.first?.absoluteString == "http://LOCALHOST:40/explore")
      let before = sites
      for address in [
        "ftp://a/", "http://ada:secret@a/", "about:blank", "http://a/" + String(repeating: "x", count: 2000),
      ] {
        sites.add(try #require(URL(string: address)))
      }
      #expect(sites == before)
    }

    @Test("the file is readable by the user only, and programs that run at the same time lose no site")
    func file() async throws {
      let start = try Start()
      let folder = start.folder
      await withTaskGroup { group in
        for number in 1...20 {
          group.addTask {
            if let url = URL(string: "http://localhost:\(number)/") {
              _ = try? RecentSitesFile(in: folder).update { $0.add(url) }
            }
          }
        }
      }
      #expect(Set(start.kept).count == 20)
      let path = folder.appending(path: "recent-sites.json").path
      #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["recent-sites.json"])
    }

    @Test(
      "a damaged file has no sites, or the valid ones",
      arguments: [
        ("", []), ("{", []), ("[]", []), (#"{"sites":[1]}"#, []), (#"{"sites":null}"#, []),
        (
          #"{"sites":["file:///etc/passwd","http://a/","","javascript:alert(1)","http://b/"]}"#,
          ["http://a/", "http://b/"]
        ),
      ])
    func damage(content: String, sites: [String]) throws {
      let start = try Start(["http://before/"])
      try Data(content.utf8).write(to: start.folder.appending(path: "recent-sites.json"))
      #expect(start.kept == sites)
      try start.file.update { if let url = URL(string: "http://after/") { $0.add(url) } }
      #expect(start.kept == ["http://after/"] + sites)
    }

    // MARK: The window

    @Test("an address is typed and opened by keyboard; a wrong one is explained in place")
    func address() async throws {
      let start = try Start()
      try await start.untilReady()
      try await start.user.press("Return")
      try await until("the problem is shown") { start.window.problemText?.hasPrefix("Enter the address") == true }
      try await start.user.type("ftp://a")
      try await until("the problem goes while the user types") {
        start.window.addressText == "ftp://a" && start.window.problemText == nil
      }
      try await start.user.press("Return")
      try await until("the problem is shown") { start.window.problemText?.contains("not ftp") == true }
      #expect(start.opened.isEmpty)
      #expect(start.focused == "address")
      try await start.user.press("ctrl+a")
      try await start.user.type("localhost:3000")
      try await start.user.press("Return")
      try await until("the site is opened") { start.opened == ["http://localhost:3000"] }
    }

    @Test("a recent site is opened, removed and brought back by keyboard")
    func recentSites() async throws {
      let sites = ["http://a/", "https://b:8443/x", "http://c/"]
      let start = try Start(sites)
      #expect(start.shown == sites)
      try await start.focus("b:8443")
      try await start.user.press("Return")
      try await until("the site is opened") { start.opened == ["https://b:8443/x"] }
      try await start.user.press("Delete")
      try await until("the site is removed") { start.kept == ["http://a/", "http://c/"] }
      #expect(start.shown == start.kept)
      try await until("the next one has the focus") { start.focused == "c" }
      try await start.focus("Undo")
      try await start.user.press("Return")
      try await until("the site is back") { start.kept == sites }
      #expect(start.shown == sites)
      try await start.focus("Clear All")
      try await start.user.press("Return")
      try await until("all sites are removed") { start.kept.isEmpty && start.shown.isEmpty }
      try await until("the field has the focus") { start.focused == "address" }
      try await start.focus("Undo")
      try await start.user.press("Return")
      try await until("all sites are back") { start.kept == sites }
    }

    @Test("Ctrl+W closes the window, Ctrl+L goes to the field")
    func keys() async throws {
      let start = try Start(["http://a/"])
      var isClosed = false
      start.window.onClose = { isClosed = true }
      try await start.focus("a")
      try await start.user.press("ctrl+l")
      try await until("the field has the focus") { start.focused == "address" }
      try await start.user.press("ctrl+w")
      try await until("the window closes") { isClosed }
    }

    @Test("a screen reader finds the field, its problem and every site")
    func accessibility() async throws {
      let start = try Start(["http://localhost:3000/", "https://example.org/"])
      try await start.untilReady()
      try await start.user.press("Return")
      try await until("the problem is shown") { start.window.problemText != nil }
      let found = try await ScreenReader.read("Tabwire Shell")
      let names = found.map(\.name)
      for name in [
        "Open", "Recent Sites", "Clear All", "localhost:3000", "Remove localhost:3000", "Remove example.org",
      ] {
        #expect(names.contains(name), "\(name) in \(found.map { "\($0.role) \($0.name)" })")
      }
      let field = found.first { $0.name == "Address of the site" }
      #expect(field?.description == start.window.problemText)
      #expect(found.unnamed == [])
    }

    @Test("the window looks right", arguments: [360, 1200], [false, true])
    func looks(width: Int, isDark: Bool) async throws {
      (isDark ? TabwireApplication.ColorScheme.dark : .light).apply()
      defer { TabwireApplication.ColorScheme.system.apply() }
      let folder = ProcessInfo.processInfo.environment["TABWIRE_PICTURES"].map { URL(filePath: $0) }
      for (name, sites) in [
        ("empty", []), ("error", ["http://localhost:3000/"]),
        (
          "sites",
          [
            "http://localhost:3000/", "https://example.org/",
            "https://a-very-long-name-of-a-server.example.org:8443/path",
            "http://127.0.0.1:8080/explore?sort=name&direction=descending&page=12",
          ]
        ),
      ] {
        let start = try Start(sites, width: width, height: 700)
        try await start.untilReady()
        if name == "error" {
          start.window.addressText = "ftp://example.org"
          try await start.user.press("Return")
          try await until("the problem is shown") { start.window.problemText != nil }
        }
        let file = (folder ?? start.folder).appending(
          path: "40-start-\(name)-\(width)-\(isDark ? "dark" : "light").png")
        try await WindowPicture(of: [start.window.window]).write(to: file)
        let picture = try Picture(file)
        #expect(picture.width == Int(gtk_widget_get_width(start.window.window)) && picture.colorCount > 10)
      }
    }

    // MARK: The program

    @Test("without a URL the program opens the site that the user types, and lists it at the next start")
    func program() async throws {
      let server = try TestServer { path in
        .init(
          body: TestPage.html("Home", configuration: TestPage.configuration(active: "home", ["home", "explore"])))
      }
      let state = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: state) }
      setenv("XDG_STATE_HOME", state.path, 1)
      defer { unsetenv("XDG_STATE_HOME") }
      let shell = ShellTests()
      let keys = ProgramKeys()
      let first = try await shell.run(
        [],
        interrupt: {
          try await keys.untilFocused(title: "Tabwire Shell")
          try await keys.press("type", server.host)
          try await keys.press("key", "Return")
          try await until("the site is requested") { server.hits["/"] == 1 }
          try await keys.untilFocused(title: "Home")
        })
      #expect(first.exitCode == 0, "\(first.errors)")
      let folder = state.appending(path: "dev.tabwire.Shell")
      #expect(RecentSitesFile(in: folder).read().urls.map(\.absoluteString) == ["http://\(server.host)"])
      #expect(
        try FileManager.default.attributesOfItem(atPath: folder.path)[.posixPermissions] as? Int == 0o700)

      let second = try await shell.run(
        ["--no-restore"],
        use: {
          try await keys.untilFocused(title: "Tabwire Shell")
          try await keys.press("key", "ctrl+w")
        })
      #expect(second.exitCode == 0, "\(second.errors)")
      #expect(server.hits["/"] == 1)
    }
  }
}

/// The keyboard of a window of another process.
@MainActor
struct ProgramKeys {
  /// Waits until a window has a title and the keyboard focus.
  func untilFocused(title: String) async throws {
    try await until("the window \(title) is there") {
      (try await output("search", "--onlyvisible", "--name", "^\(title)$")) != ""
    }
    _ = try await output("search", "--onlyvisible", "--name", "^\(title)$", "windowfocus", "--sync")
  }

  func press(_ arguments: String...) async throws {
    _ = try await output(arguments)
  }

  private func output(_ arguments: String...) async throws -> String { try await output(arguments) }

  private func output(_ arguments: [String]) async throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/xdotool")
    process.arguments = arguments
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    try await until("xdotool exits") { !process.isRunning }
    return String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }
}
