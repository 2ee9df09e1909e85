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
      var opened: [String?] = []

      init() {
        StartDialog.ask { [unowned self] in opened.append($0?.absoluteString) }
      }

      isolated deinit {
        if let dialog { gtk_window_destroy(cast(dialog)) }
      }

      /// The open dialog, or `nil`.
      var dialog: Widget? {
        let windows = gtk_window_get_toplevels()
        return (0..<g_list_model_get_n_items(windows)).compactMap { index -> Widget? in
          guard let window = g_list_model_get_item(windows, index) else { return nil }
          defer { g_object_unref(window) }
          let widget = window.assumingMemoryBound(to: GtkWidget.self)
          let isOpen = widget.isA(adw_message_dialog_get_type()) && gtk_widget_get_visible(widget) != 0
          return isOpen ? widget : nil
        }.first
      }

      var text: String {
        dialog.flatMap { adw_message_dialog_get_body(cast($0)) }.map { String(cString: $0) } ?? ""
      }

      /// The text in the field.
      var address: String {
        let field = dialog?.descendants.first { $0.isA(gtk_entry_get_type()) }
        return field.flatMap { gtk_editable_get_text(OpaquePointer($0)) }.map { String(cString: $0) } ?? ""
      }

      func user() throws -> TestUser { TestUser(window: try #require(dialog)) }

      /// Waits until the field has the focus and keys reach the dialog. A display without a window manager may lose the key
      /// that comes with the focus.
      func untilReady() async throws {
        try await until("the dialog opens") { dialog != nil }
        let releases = try KeyReleases(of: #require(dialog))
        defer { releases.stop() }
        try await until("keys reach the dialog") {
          try await user().press("shift")
          return releases.count > 0
        }
        try await until("the field has the focus") {
          dialog.flatMap { gtk_window_get_focus(cast($0)) }?.isA(gtk_text_get_type()) == true
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

    @Test("an address is opened by keyboard, and a wrong one is explained when it is submitted")
    func address() async throws {
      let start = Start()
      try await start.untilReady()
      #expect(start.text.hasPrefix("Use a Hotwire Native site as an app"))
      #expect(start.text.hasSuffix("For example http://localhost:3000"))
      try await start.user().type("ftp://a")
      try await until("the address is typed") { start.address == "ftp://a" }
      try await start.user().press("Return")
      try await until("the problem is shown") { start.text.contains("not with ftp") }
      #expect(start.address == "ftp://a")
      try await start.untilReady()
      try await start.user().press("ctrl+a")
      try await start.user().type("localhost:3000")
      try await until("the address is right") { start.address == "localhost:3000" }
      #expect(start.opened.isEmpty)
      try await start.user().press("Return")
      try await until("the site is opened") { start.opened == ["http://localhost:3000"] }
    }

    @Test("keys and the window's close button cancel", arguments: ["Escape", nil])
    func cancel(keys: String?) async throws {
      let start = Start()
      try await start.untilReady()
      if let keys { try await start.user().press(keys) } else { gtk_window_close(cast(try #require(start.dialog))) }
      try await until("the dialog closes") { start.opened == [nil] }
    }

    @Test("a screen reader finds the field and its problem")
    func accessibility() async throws {
      let start = Start()
      try await start.untilReady()
      var found = try await ScreenReader.read("Tabwire Shell")
      #expect(found.contains { $0.name.hasPrefix("Cancel") && $0.isFocusable })
      #expect(found.contains { $0.name == "Address of the site" })
      #expect(found.unnamed == [])
      try await start.user().press("Return")
      try await until("the problem is shown") { start.text == "Enter the address of a site." }
      found = try await ScreenReader.read("Tabwire Shell")
      #expect(found.contains { $0.name == "Enter the address of a site." })
    }
  }
}
