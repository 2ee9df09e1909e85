#if canImport(CWebKitGTK)
  import CWebKitGTK
  import Foundation
  import Tabwire
  import TabwirePaths
  import Testing

  @testable @_spi(Testing) import TabwireGTK

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
        app.window.apply(PathConfiguration(rules: [PathRule("/modal$").context(.modal)]))
        try await app.untilBar(["home", "explore"])
        try await app.untilLoaded(title: "/")
        app.window.selectedNavigator.webView?.focus()
        return app
      }

      /// Whether a window is still open.
      @MainActor
      final class Life {
        var isOver = false

        init(of window: Widget) {
          SignalHandler.connect(window, "destroy") { [weak self] _ in self?.isOver = true }
        }
      }

      @Test("F11 hides the header bar and covers the screen, and F11 shows it again")
      func fullScreen() async throws {
        let manager = try await WindowManager.start()
        let app = try await app(width: 800)
        let user = TestUser(app: app)
        let header = app.window.chrome.header.widget
        let size = app.window.size
        try await until("the tabs are in the header bar") { app.window.tabBar.placement == .header }
        try await user.press("F11")
        try await until("the header bar is hidden") { gtk_widget_get_mapped(header) == 0 && app.window.isFullScreen }
        try await until("the window covers the screen") {
          app.window.size.width == 1280 && app.window.size.height == 1024
        }
        #expect(app.window.visibleTabs.count == 2 && app.window.tabBar.placement == .top)
        try await user.press("F11")
        try await until("the header bar is back") { gtk_widget_get_mapped(header) != 0 && !app.window.isFullScreen }
        try await until("the window has its size again") { app.window.size == size }
        try await until("the tabs are in the header bar") { app.window.tabBar.placement == .header }
        app.window.close()
        try await manager.end()
      }

      @Test("Ctrl+W and Ctrl+Q close the window", arguments: ["ctrl+w", "ctrl+q"])
      func close(keys: String) async throws {
        let app = try await app()
        let life = Life(of: app.window.window)
        try? await TestUser(app: app).press(keys)
        try await until("the window is closed") { life.isOver }
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
        let life = Life(of: app.window.window)
        try await user.press(keys)
        try await until("the user is asked") { app.window.dialogTitle == "Close the Window?" }
        #expect(!life.isOver)
        app.window.clickDialogButton("Cancel")
        try await until("the question is gone") { app.window.dialogTitle == nil }
        #expect(!life.isOver)
      }

      @Test("in a modal page Ctrl+W closes the page, and Ctrl+Q the window")
      func modal() async throws {
        let app = try await app()
        let user = TestUser(app: app)
        let life = Life(of: app.window.window)
        for keys in ["ctrl+w", "ctrl+q"] {
          _ = try await app.evaluate("Turbo.visit('/modal')")
          try await until("the modal page is shown") {
            app.window.modals.shown?.navigator.title == "/modal"
              && app.window.modals.shown?.navigator.isLoading == false
          }
          try? await user.press(keys, in: app.window.modals.shown?.window)
          try await until("it is closed") { keys == "ctrl+w" ? !app.window.isShowingModal : life.isOver }
          #expect(life.isOver == (keys == "ctrl+q"))
        }
      }

      @Test(
        "in a wide window a long title is shortened by itself, and all tabs that fit are there",
        arguments: [720, 1000, 1280], [4, 8])
      func wideTitles(width: Int, count: Int) async throws {
        let app = try await app(width: 400)
        defer { app.window.close() }
        let long = String(repeating: "A title that no tab bar has room for ", count: 4)
        let titles = (0..<count).map { $0 == 1 ? long : "Tab \($0)" }
        app.tabManager.accept(
          try TabConfiguration(
            active: "0",
            tabs: titles.enumerated().map { TabData(id: TabID("\($0)"), title: $1, icon: "house", path: "/\($0)") }))
        try await TestUser(app: app).resize(width: width, height: 700)
        try await until("the window is wide") { app.window.tabBar.placement != .bottom }
        try await app.window.untilSettled()
        #expect(app.window.tabBar.tabsBehindMore.isEmpty)
        #expect(app.window.labelsOfTabBar == titles)
        #expect(app.ellipsizedLabels.subtracting([long]).isEmpty, "\(app.ellipsizedLabels)")
        #expect(Int(app.window.size.width) <= width)
        if let folder = ProcessInfo.processInfo.environment["TABWIRE_PICTURES"] {
          let file = URL(filePath: "\(folder)/42-long-titles-\(width)-\(count).png")
          try await TabbedNavigator.writePicture(of: app.window.window, to: file)
        }
      }
    }
  }
#endif
