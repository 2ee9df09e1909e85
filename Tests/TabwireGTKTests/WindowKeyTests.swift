import CWebKitGTK
import Foundation
import Testing

@testable import TabwireGTK
@testable import TabwireGTKTesting
@testable import TabwireWebKit

extension AllWindowTests {
  /// The keys of the window, pressed on a real keyboard.
  @MainActor
  @Suite("Keys of the window")
  struct WindowKeyTests {
    func app(width: Int = 400) async throws -> TestApp {
      let server = try TestServer { path in
        .init(body: TestPage.html(path, configuration: TestPage.configuration(active: "home", ["home", "explore"])))
      }
      let app = try TestApp(server: server, width: width)
      try await app.untilBar(["home", "explore"])
      try await app.untilLoaded(title: "/")
      app.window.selectedNavigator.webView?.focus()
      return app
    }

    @Test("F11 hides the header bar, and F11 shows it again")
    func fullScreen() async throws {
      let app = try await app(width: 800)
      // A window that asks to be shown while a window manager starts may never be.
      let manager = try await WindowManager.start()
      let user = TestUser(app: app)
      let header = app.window.chrome.header.widget
      try await user.press("F11")
      try await until("the header bar is hidden") {
        gtk_widget_get_mapped(header) == 0 && app.window.tabBarLayout.isFullScreen
      }
      try await user.press("F11")
      try await until("the header bar is back") {
        gtk_widget_get_mapped(header) != 0 && !app.window.tabBarLayout.isFullScreen
      }
      app.window.close()
      try await manager.end()
    }

    /// Returns the visible windows of a class.
    func windows(_ type: String) -> [Widget] {
      let windows = gtk_window_get_toplevels()
      return (0..<g_list_model_get_n_items(windows)).compactMap { index in
        guard let window = g_list_model_get_item(windows, index) else { return nil }
        defer { g_object_unref(window) }
        let widget = window.assumingMemoryBound(to: GtkWidget.self)
        let name = g_type_name_from_instance(window.assumingMemoryBound(to: GTypeInstance.self))
        let isRight = name.map { String(cString: $0) } == type && gtk_widget_get_visible(widget) != 0
        return isRight ? widget : nil
      }
    }

    @Test("Ctrl+P prints, and Ctrl+? shows the shortcuts")
    func dialogs() async throws {
      let app = try await app()
      defer { app.window.close() }
      app.window.addPrimaryMenu(id: "org.example.Test")
      let user = TestUser(app: app)
      for (keys, type) in [("ctrl+question", "GtkShortcutsWindow"), ("ctrl+p", "GtkPrintUnixDialog")] {
        try await until("\(type) opens") {
          if windows(type).isEmpty { try await user.press(keys) }
          return !windows(type).isEmpty
        }
        for window in windows(type) { gtk_window_close(cast(window)) }
        try await until("\(type) is closed") { windows(type).isEmpty }
      }
    }

    @Test("the main menu gives the focus back when it closes")
    func focusAfterMenu() async throws {
      let app = try await app()
      defer { app.window.close() }
      app.window.addPrimaryMenu(id: "org.example.Test")
      let user = TestUser(app: app)
      let page = app.window.selectedNavigator.webView?.widget
      try await until("the page has the focus") { gtk_window_get_focus(cast(app.window.window)) == page }
      try await until("the menu is open") {
        if app.window.primaryMenu?.isOpen == false { try await user.press("F10") }
        return app.window.primaryMenu?.isOpen == true
      }
      try await user.press("Escape")
      try await until("the menu is closed") { app.window.primaryMenu?.isOpen == false }
      try await until("the page has the focus again") { gtk_window_get_focus(cast(app.window.window)) == page }
    }

    @Test(
      "the window about the app has its icon, unless the app is not installed",
      arguments: ["org.example.Test", "open-menu-symbolic"])
    func about(id: String) async throws {
      let app = try await app()
      defer { app.window.close() }
      app.window.addPrimaryMenu(id: id)
      app.window.primaryMenu?.showAbout()
      let about = try #require(windows("AdwAboutWindow").first)
      defer { gtk_window_destroy(cast(about)) }
      let icon = String(cString: adw_about_window_get_application_icon(OpaquePointer(about)))
      #expect(icon == (id == "org.example.Test" ? "" : id))
    }

    @Test("the main menu opens the page in the browser")
    func browser() async throws {
      let app = try await app()
      defer { app.window.close() }
      app.window.addPrimaryMenu(id: "org.example.Test")
      gtk_widget_activate_action_variant(app.window.window, "menu.browser", nil)
      #expect(app.opened.map(\.path) == ["/"])
    }

    @Test("Ctrl+W and Ctrl+Q ask before typed text is lost", arguments: ["ctrl+w", "ctrl+q"])
    func typedText(keys: String) async throws {
      let app = try await app()
      defer { app.window.close() }
      let user = TestUser(app: app)
      _ = try await app.evaluate("field.focus()")
      try await user.type("words")
      try await until("they are typed") { try await app.evaluate("field.value") == #""words""# }
      app.window.click(tab: "explore")
      try await app.untilLoaded(title: "/explore")
      try await user.press(keys)
      try await until("the user is asked") { app.window.dialogTitle == "Close the Window?" }
      app.window.clickDialogButton("Cancel")
      try await until("the question is gone") { app.window.dialogTitle == nil }
    }
  }
}

extension PrimaryMenu {
  fileprivate var isOpen: Bool {
    withWidget { button in
      gtk_menu_button_get_popover(OpaquePointer(button)).map { gtk_widget_get_visible(cast($0)) != 0 } ?? false
    }
  }
}
