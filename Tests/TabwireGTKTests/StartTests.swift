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

      /// The visible labels.
      var labels: [Widget] {
        dialog.window.descendants.filter { $0.isA(gtk_label_get_type()) && gtk_widget_get_mapped($0) != 0 }
      }

      var texts: [String] { labels.map(text) }

      func text(of label: Widget) -> String {
        gtk_label_get_text(OpaquePointer(label)).map { String(cString: $0) } ?? ""
      }

      /// The label of the button with the focus, or the text in the field with the focus.
      var focused: String? {
        guard let widget = gtk_window_get_focus(cast(dialog.window)) else { return nil }
        let text =
          widget.isA(gtk_button_get_type())
          ? gtk_button_get_label(cast(widget)) : gtk_editable_get_text(OpaquePointer(widget))
        return text.map { String(cString: $0) }
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
        ("ftp://example.org", "not with ftp"), ("file:///etc/passwd", "not with file"),
        ("mailto:ada@example.org", "not with mailto"),
        ("javascript:alert(1)", "not with javascript"), ("http://", "name of the server is missing"),
        ("https:///a", "name of the server is missing"), (":3000", "name of the server is missing"),
        ("/a", "name of the server is missing"), ("exa mple.org/a", "“exa mple.org” is not the name of a server"),
        ("http://localhost:port/a", "“localhost:port” is not"),
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

    @Test("the dialog begins with its introduction and an example, and without a problem")
    func introduction() async throws {
      let start = Start()
      try await start.untilReady()
      #expect(start.dialog.problem == nil)
      #expect(start.texts.contains { $0.hasPrefix("Use a Hotwire Native site as an app") })
      #expect(start.texts.contains("For example http://localhost:3000"))
      // A field that is left empty has no problem either.
      try await start.user.press("Tab")
      try await until("the focus leaves the field") { start.focused == "Cancel" }
      #expect(start.dialog.problem == nil)
    }

    @Test("an address is opened by keyboard, and a wrong one is explained when it is submitted")
    func address() async throws {
      let start = Start()
      try await start.untilReady()
      try await start.user.press("Return")
      try await until("the address is missing") { start.texts.contains("Enter the address of a site.") }
      try await start.user.type("ftp://a")
      try await until("the missing address is there") {
        start.dialog.address == "ftp://a" && start.dialog.problem == nil
      }
      try await start.user.press("Return")
      try await until("the problem is shown") { start.texts.contains { $0.contains("not with ftp") } }
      try await start.user.press("ctrl+a")
      try await start.user.type("localhost:3000")
      try await until("the address is right") {
        start.dialog.address == "localhost:3000" && start.dialog.problem == nil
      }
      #expect(start.opened.isEmpty)
      try await start.user.press("Return")
      try await until("the site is opened") { start.opened == ["http://localhost:3000"] }
    }

    @Test("nothing is wrong while an address is typed; a wrong one is explained when the field is left")
    func leaving() async throws {
      let start = Start()
      try await start.untilReady()
      try await start.user.type("ftp://a")
      try await until("the address is typed") { start.dialog.address == "ftp://a" }
      #expect(start.dialog.problem == nil)
      try await start.user.press("Tab")
      try await until("the problem is shown") { start.texts.contains { $0.contains("not with ftp") } }
      try await start.user.press("Tab")
      try await until("the focus is on the last button") { start.focused == "Open" }
      try await start.user.press("space")
      try await until("the focus is in the field again") { start.focused == "ftp://a" }
      #expect(start.opened.isEmpty)
    }

    @Test("keys and the window's close button cancel", arguments: ["Escape", "ctrl+w", "ctrl+q", nil])
    func cancel(keys: String?) async throws {
      let start = Start()
      try await start.untilReady()
      if let keys { try await start.user.press(keys) } else { gtk_window_close(cast(start.dialog.window)) }
      try await until("the dialog closes") { start.opened == [nil] }
    }

    @Test("an address is on one line in a narrow window with large text", arguments: [1.0, 1.5])
    func narrow(textScale: Double) async throws {
      defer { tw_set_text_scale(1) }
      tw_set_text_scale(textScale)
      let start = Start()
      try await start.untilReady()
      try await start.user.press("Return")
      let widest = gtk_widget_get_width(start.dialog.window)
      gtk_window_set_default_size(cast(start.dialog.window), 360, 500)
      try await until("the window is narrow") { gtk_widget_get_width(start.dialog.window) < widest }
      #expect(gtk_widget_get_width(start.dialog.window) <= 360)
      let label = try #require(start.labels.first { start.text(of: $0).hasSuffix(SiteAddress.example) })
      let layout = gtk_label_get_layout(OpaquePointer(label))
      let end = start.text(of: label).utf8.count
      let lines = [end - SiteAddress.example.utf8.count, end - 1].map { index in
        var line: gint = -1
        pango_layout_index_to_line_x(layout, gint(index), 0, &line, nil)
        return line
      }
      #expect(lines[0] == lines[1] && lines[0] >= 0)
    }

    @Test("a screen reader finds the field and its problem")
    func accessibility() async throws {
      let start = Start()
      try await start.untilReady()
      var found = try await ScreenReader.read("Tabwire Shell")
      #expect(found.contains { $0.name.hasPrefix("Cancel") && $0.isFocusable })
      #expect(found.first { $0.name == "Address of the site" }?.description == "For example http://localhost:3000")
      #expect(found.unnamed == [])
      try await start.user.press("Return")
      try await until("the problem is shown") { start.dialog.problem != nil }
      found = try await ScreenReader.read("Tabwire Shell")
      #expect(
        found.first { $0.name == "Address of the site" }?.description
          == "Enter the address of a site. For example http://localhost:3000")
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
      #expect(first.exitCode == 0)
      #expect(first.errors == "")
      let second = try await shell.run(
        ["--no-restore"],
        use: {
          try await keys.untilFocused(title: "Tabwire Shell")
          try await keys.press("key", "Escape")
        })
      #expect(second.exitCode == 0)
      #expect(second.errors == "")
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
