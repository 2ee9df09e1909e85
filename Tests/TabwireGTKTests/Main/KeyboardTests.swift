import CWebKitGTK
import Foundation
import Testing

@testable import TabwireGTK
@testable import TabwireGTKTesting
@testable import TabwireWebKit

extension AllWindowTests {
  @MainActor
  @Suite("Keyboard")
  struct KeyboardTests {
    func app() async throws -> (TestApp, TestUser) {
      let server = try TestServer { path in
        let name = path.dropFirst().prefix { $0 != "?" }
        return .init(
          body: TestPage.html(
            name.isEmpty ? "Home" : name.capitalized,
            configuration: TestPage.configuration(active: "home", ["home", "explore", "library"]),
            body: "<select id='choice'><option>One<option>Two<option>Three</select>"))
      }
      let app = try TestApp(server: server)
      try await app.untilBar(["home", "explore", "library"])
      try await app.untilLoaded(title: "Home")
      app.window.selectedNavigator.webView?.focus()
      return (app, TestUser(app: app))
    }

    /// Presses a key until the focus is back at its start.
    ///
    /// - Returns: The focused elements, the first one at both ends.
    func tour(of app: TestApp, _ user: TestUser, with key: String) async throws -> [String] {
      var places = [try await app.focus()]
      repeat {
        try await pressAndHandle(key, in: app, user)
        places.append(try await app.focus())
      } while places.last != places.first && places.count < 20
      return places
    }

    /// Presses a key and waits until the window and the page have handled it.
    func pressAndHandle(_ key: String, in app: TestApp, _ user: TestUser) async throws {
      let releases = try KeyReleases(of: app.window.window)
      defer { releases.stop() }
      try await user.press(key)
      try await until("\(key) is released") { releases.count > 0 }
      // The page handles its events in order: the key before this script.
      _ = try? await app.evaluate("0")
    }

    @Test("Tab moves the focus through everything in visual order, and Shift+Tab back")
    func order() async throws {
      let (app, user) = try await app()
      defer { app.window.close() }
      _ = try await app.evaluate("next.click()")
      try await app.untilLoaded(title: "Next")
      app.window.showToast("It is done", action: ("Show", {}))
      try await user.press("Tab")
      try await until("the page's first element has the focus") { try await app.focus() == "a" }
      let order = ["a", "input", "select", "Show", "×", "Home", "Explore", "Library", "Back"]
      #expect(try await tour(of: app, user, with: "Tab").filter { $0 != "body" } == order + ["a"])
      #expect(
        try await tour(of: app, user, with: "shift+Tab").filter { $0 != "body" } == ["a"] + order.reversed())
    }

    @Test("editing keys work in pages")
    func editing() async throws {
      let (app, user) = try await app()
      defer { app.window.close() }
      _ = try await app.evaluate("field.focus()")
      try await user.type("half a word")
      try await user.press("ctrl+a")
      try await user.type("whole")
      try await user.press("ctrl+BackSpace")
      try await user.type("new")
      try await until("the text is edited") { try await app.evaluate("field.value") == #""new""# }
    }

    @Test("a tab selected by keyboard gives its page the focus")
    func selection() async throws {
      let (app, user) = try await app()
      defer { app.window.close() }
      try await user.press("ctrl+2")
      try await app.untilLoaded(title: "Explore")
      _ = try await app.evaluate("field.focus()")
      try await user.type("words")
      try await until("the text is typed") { try await app.evaluate("field.value") == #""words""# }
      try await user.press("ctrl+1")
      try await user.press("ctrl+2")
      try await user.type(" more")
      try await until("the text is typed") { try await app.evaluate("field.value") == #""words more""# }
    }

    @Test("Enter retries on an error page, and hidden widgets never get the focus")
    func retry() async throws {
      let (app, user) = try await app()
      defer { app.window.close() }
      app.server.stop()
      try await user.press("ctrl+2")
      try await until("Retry is offered") { app.window.offeredAction == "Retry" }
      #expect(try await app.focus() == "Retry")
      #expect(
        try await tour(of: app, user, with: "Tab") == ["Retry", "Home", "Explore", "Library", "Retry"])
      try app.server.start()
      try await user.press("Return")
      try await app.untilLoaded(title: "Explore")
      #expect(try await app.focus() == "body")
    }

    @Test("Enter performs a toast's action")
    func toast() async throws {
      let (app, user) = try await app()
      defer { app.window.close() }
      var isDone = false
      app.window.showToast("It is done", action: ("Show", { isDone = true }))
      gtk_widget_grab_focus(app.window.tabBar.button(for: app.tabManager.tabs[0].id)?.widget)
      try await until("the button has the focus") {
        if try await app.focus() == "Show" { return true }
        try await pressAndHandle("shift+Tab", in: app, user)
        return false
      }
      try await user.press("Return")
      try await until("the action runs") { isDone }
    }

    @Test("a menu is opened, used and closed by keyboard")
    func menu() async throws {
      let (app, user) = try await app()
      defer { app.window.close() }
      _ = try await app.evaluate("choice.focus()")
      try await user.press("space")
      try await until("the menu opens") { app.window.menu != nil }
      for key in ["Down", "Return"] { try await user.press(key) }
      try await until("the item is chosen") { try await app.evaluate("choice.value") == #""Two""# }
      try await until("the menu closes") { app.window.menu == nil }
      try await user.press("space")
      try await until("the menu opens again") { app.window.menu != nil }
      try await user.press("Escape")
      try await until("the menu closes") { app.window.menu == nil }
      #expect(try await app.evaluate("choice.value") == #""Two""#)
    }

    @Test("the Menu key opens a page's context menu")
    func contextMenu() async throws {
      let (app, user) = try await app()
      defer { app.window.close() }
      _ = try await app.evaluate("next.focus()")
      try await user.press("Menu")
      try await until("the menu opens") { app.window.menuTitles == ["Open in Browser", "Copy Link"] }
      try await user.press("Return")
      try await until("the link is opened") { app.opened.map(\.path) == ["/next"] }
      #expect(try await app.focus() == "a")
    }

    @Test("typing continues while tabs are added, changed and removed")
    func typing() async throws {
      let server = try TestServer { _ in .init(body: TestPage.html("Home", configuration: nil)) }
      let app = try TestApp(server: server)
      defer { app.window.close() }
      let user = TestUser(app: app)
      try await app.untilLoaded(title: "Home")
      app.window.selectedNavigator.webView?.focus()
      _ = try await app.evaluate("field.focus()")
      // A display without a window manager may lose the key that comes with the focus.
      _ = try await app.evaluate("void addEventListener('keyup', () => window.isReached = true)")
      try await until("keys reach the page") {
        try await pressAndHandle("shift", in: app, user)
        return try await app.evaluate("window.isReached") == "true"
      }
      var typed = ""
      for (letter, ids) in [
        ("a", ["home", "explore"]), ("b", ["new", "home", "explore"]), ("c", ["new", "explore"]), ("d", []),
      ] {
        try await app.send(TestPage.configuration(active: ids.first, ids))
        try await app.untilBar(ids)
        typed += letter
        try await user.type(letter)
        try await until("\(typed) is typed") { try await app.evaluate("field.value") == "\"\(typed)\"" }
      }
    }
  }
}

extension TestApp {
  /// The focused element: the label of a button, or the element name in the page.
  fileprivate func focus() async throws -> String {
    guard let focus = gtk_window_get_focus(cast(window.window)) else { return "nothing" }
    if focus.isA(webkit_web_view_get_type()) {
      guard focus == window.selectedNavigator.webView?.widget else { return "a page in a background tab" }
      let name = try await evaluate("document.activeElement.localName") ?? ""
      return name.trimmingCharacters(in: ["\""])
    }
    if focus.isA(gtk_button_get_type()), let icon = gtk_button_get_icon_name(cast(focus)),
      String(cString: icon) == "window-close-symbolic"
    {
      return "×"
    }
    let tab = tabManager.tabs.lazy.compactMap { self.window.tabBar.button(for: $0.id) }.first { $0.widget == focus }
    let text = tab?.content.title ?? gtk_widget_get_tooltip_text(focus).map { String(cString: $0) }
    let label = focus.isA(gtk_button_get_type()) ? gtk_button_get_label(cast(focus)) : nil
    return text ?? label.map { String(cString: $0) } ?? String(cString: gtk_widget_get_css_name(focus))
  }
}
