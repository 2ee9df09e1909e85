import CWebKitGTK
import Foundation
import TabwirePaths
import Testing

@testable import TabwireGTK
@testable import TabwireGTKTesting
@testable import TabwireWebKit

extension AllWindowTests {
  /// The keyboard focus of windows that nobody clicked in.
  @MainActor
  @Suite("Focus")
  struct FocusTests {
    func app(_ ids: [String] = ["home", "explore"]) async throws -> (TestApp, TestUser) {
      let server = try TestServer { path in
        .init(
          body: TestPage.html(
            path, configuration: TestPage.configuration(active: ids.first, ids),
            body: "<input id='first' autofocus>"))
      }
      let app = try TestApp(server: server, hasMenu: true)
      try await app.untilBar(ids)
      try await app.untilLoaded(title: "/")
      return (app, TestUser(app: app))
    }

    /// Types into the page in front until its text has the letters. A display without a window manager loses the first key.
    func type(_ user: TestUser, into navigator: @autoclosure @escaping () -> Navigator?, in window: Widget? = nil)
      async throws
    {
      try await until("what is typed is in the field with autofocus", seconds: 10) {
        try await user.type("w", in: window)
        return try await navigator()?.evaluateJavaScript("first.value.includes('w')") == "true"
      }
    }

    @Test("the page has the focus at the start, and after a tab was selected by keyboard")
    func start() async throws {
      let (app, user) = try await app()
      defer { app.window.close() }
      try await type(user, into: app.window.selectedNavigator)
      try await user.press("ctrl+2")
      try await app.untilLoaded(title: "/explore")
      try await type(user, into: app.window.selectedNavigator)
    }

    @Test("Page Down scrolls a page that was just opened")
    func scrolling() async throws {
      let server = try TestServer { path in
        .init(body: TestPage.html(path, configuration: TestPage.configuration(active: "home", ["home", "explore"])))
      }
      let app = try TestApp(server: server, hasMenu: true)
      defer { app.window.close() }
      try await app.untilLoaded(title: "/")
      let user = TestUser(app: app)
      try await until("the page scrolls", seconds: 10) {
        try await user.press("Page_Down")
        return try await app.evaluate("scrollY > 0") == "true"
      }
    }

    @Test("the page has the focus after a click on its tab, and after its web view was replaced")
    func clicks() async throws {
      let (app, user) = try await app()
      defer { app.window.close() }
      try await until("the tabs are laid out") {
        app.window.isTabBarSettled
          && app.window.place(ofTab: "explore").map { $0.maxY <= app.window.size.height } == true
      }
      let tab = try #require(app.window.place(ofTab: "explore"))
      try await user.click(1, x: Int(tab.minX + tab.maxX) / 2, y: Int(tab.minY + tab.maxY) / 2)
      try await app.untilLoaded(title: "/explore")
      try await type(user, into: app.window.selectedNavigator)
      app.window.selectedNavigator.send(.replaceAll(PageAddress(app.server.url("/explore").absoluteURL)))
      try await app.untilLoaded(title: "/explore")
      try await type(user, into: app.window.selectedNavigator)
    }

    @Test("a modal page has the focus, and then the page below it again")
    func modal() async throws {
      let (app, user) = try await app()
      defer { app.window.close() }
      app.window.apply(PathConfiguration { PathRule("^/next$").context(.modal) })
      _ = try await app.evaluate("next.dataset.turbo = 'false'; next.click()")
      try await until("the modal page has loaded") { app.window.modals.shown?.navigator.loadOutcome == .loaded }
      let modal = try #require(app.window.modals.shown)
      try await type(user, into: modal.navigator, in: modal.window)
      app.window.modals.dismiss()
      try await type(user, into: app.window.selectedNavigator)
    }

    @Test("the focus stays on the tab bar while the user selects tabs there by keyboard")
    func tabBar() async throws {
      let (app, user) = try await app()
      defer { app.window.close() }
      let button = { app.window.tabBar.button(for: app.tabManager.tabs[$0].id)?.widget }
      gtk_widget_grab_focus(button(0))
      try await until("the next tab has the focus") {
        try await user.press("Right")
        return button(1).map { gtk_widget_is_focus($0) != 0 } ?? false
      }
      try await user.press("space")
      try await app.untilLoaded(title: "/explore")
      #expect(button(1).map { gtk_widget_is_focus($0) != 0 } == true)
    }
  }
}
