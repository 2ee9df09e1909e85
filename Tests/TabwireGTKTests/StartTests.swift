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
    /// A start window.
    @MainActor
    final class Start {
      let window = StartWindow()
      var opened: [String] = []

      init(width: Int = 400, height: Int = 640) {
        window.onOpen = { [unowned self] in opened.append($0.absoluteString) }
        window.present(width: width, height: height)
      }

      isolated deinit {
        window.close()
      }

      var user: TestUser { TestUser(window: window.window) }

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

      /// The label of the button with the focus, or "address".
      var focused: String? {
        guard let widget = gtk_window_get_focus(cast(window.window)) else { return nil }
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

    // MARK: The window

    @Test("an address is typed and opened by keyboard; a wrong one is explained in place")
    func address() async throws {
      let start = Start()
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

    @Test("Ctrl+W closes the window")
    func keys() async throws {
      let start = Start()
      var isClosed = false
      start.window.onClose = { isClosed = true }
      try await start.untilReady()
      try await start.user.press("ctrl+w")
      try await until("the window closes") { isClosed }
    }

    @Test("a screen reader finds the field and its problem")
    func accessibility() async throws {
      let start = Start()
      try await start.untilReady()
      try await start.user.press("Return")
      try await until("the problem is shown") { start.window.problemText != nil }
      let found = try await ScreenReader.read("Tabwire Shell")
      #expect(found.contains { $0.name == "Open" && $0.isFocusable })
      #expect(found.first { $0.name == "Address of the site" }?.description == start.window.problemText)
      #expect(found.unnamed == [])
    }

    @Test("the window looks right", arguments: [360, 1200], [false, true])
    func looks(width: Int, isDark: Bool) async throws {
      (isDark ? TabwireApplication.ColorScheme.dark : .light).apply()
      defer { TabwireApplication.ColorScheme.system.apply() }
      let folder = ProcessInfo.processInfo.environment["TABWIRE_PICTURES"].map { URL(filePath: $0) }
      for isWrong in [false, true] {
        let start = Start(width: width, height: 700)
        try await start.untilReady()
        if isWrong {
          start.window.addressText = "ftp://example.org"
          try await start.user.press("Return")
          try await until("the problem is shown") { start.window.problemText != nil }
        }
        let file = (folder ?? FileManager.default.temporaryDirectory).appending(
          path: "40-start-\(isWrong ? "error" : "empty")-\(width)-\(isDark ? "dark" : "light").png")
        try await WindowPicture(of: [start.window.window]).write(to: file)
        defer { if folder == nil { try? FileManager.default.removeItem(at: file) } }
        let picture = try Picture(file)
        #expect(picture.width == Int(gtk_widget_get_width(start.window.window)) && picture.colorCount > 10)
      }
    }

    // MARK: The program

    @Test("without a URL the program opens the site that the user types")
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
