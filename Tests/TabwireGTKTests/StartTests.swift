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
    /// A start dialog.
    @MainActor
    final class Start {
      let dialog = StartDialog()
      var opened: [String?] = []

      init() {
        dialog.onChoice = { [unowned self] in opened.append($0?.absoluteString) }
        dialog.present()
      }

      isolated deinit {
        gtk_window_destroy(cast(dialog.window))
      }

      var user: TestUser { TestUser(window: dialog.window) }

      /// Waits until the field has the focus and keys reach the dialog. A display without a window manager may lose the key
      /// that comes with the focus.
      func untilReady() async throws {
        let releases = try KeyReleases(of: dialog.window)
        defer { releases.stop() }
        try await until("keys reach the dialog") {
          try await user.press("shift")
          return releases.count > 0
        }
        try await until("the field has the focus") {
          gtk_window_get_focus(cast(dialog.window))?.isA(gtk_text_get_type()) == true
        }
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

    // MARK: The dialog

    @Test("an address is typed and opened by keyboard; a wrong one is explained in place")
    func address() async throws {
      let start = Start()
      try await start.untilReady()
      #expect(start.dialog.text.hasPrefix("Enter the address"))
      try await start.user.type("ftp://a")
      try await until("the problem is shown") { start.dialog.text.contains("not ftp") }
      try await start.user.press("Return")
      try await start.user.press("ctrl+a")
      try await start.user.type("localhost:3000")
      try await until("the address is right") { start.dialog.text == "Use a Hotwire Native site as an app" }
      #expect(start.opened.isEmpty)
      try await start.user.press("Return")
      try await until("the site is opened") { start.opened == ["http://localhost:3000"] }
    }

    @Test("Escape cancels")
    func keys() async throws {
      let start = Start()
      try await start.untilReady()
      try await start.user.press("Escape")
      try await until("the dialog closes") { start.opened == [nil] }
    }

    @Test("a screen reader finds the field and its problem")
    func accessibility() async throws {
      let start = Start()
      try await start.untilReady()
      let found = try await ScreenReader.read("Tabwire Shell")
      #expect(found.contains { $0.name.hasPrefix("Cancel") && $0.isFocusable })
      #expect(found.first { $0.name == "Address of the site" }?.description == start.dialog.text)
      #expect(found.unnamed == [])
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
          try await keys.press("key", "Escape")
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
