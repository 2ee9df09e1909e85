#if canImport(CWebKitGTK)
  import CWebKitGTK
  import Foundation
  import Tabwire
  import TabwirePaths
  import Testing

  @testable @_spi(Testing) import TabwireGTK

  extension AllWindowTests {
    /// How it looks in every state that users put it into. With `TABWIRE_PICTURES` set to a folder, as
    /// `scripts/contact-sheet` does, each leaves a picture there.
    @MainActor
    @Suite("How it looks")
    struct LooksTests {
      static let icons = [
        "house", "magnifyingglass", "cart", "bell", "chart.bar", "bubble.left", "gear", "no.such.icon",
      ]
      static let titles = ["Home", "Explore", "Cart", "Notifications", "Statistics", "Messages", "Settings", "Other"]

      func app(
        tabs: Int = 4, width: Int = 400, height: Int = 640, badge: Bool = true, patience: Duration = .seconds(8)
      ) async throws -> TestApp {
        let list = zip(Self.titles, Self.icons).prefix(tabs).enumerated().map { index, tab in
          let more = badge && index == 2 ? #","badge":"3""# : ""
          return #"{"id":"\#(index)","title":"\#(tab.0)","icon":"\#(tab.1)","path":"/\#(index)"\#(more)}"#
        }
        let configuration = #"{"active":"0","tabs":[\#(list.joined(separator: ","))]}"#
        let server = try TestServer { path in
          path == "/held"
            ? .init(isHeld: true)
            : .init(
              body: TestPage.html(
                "Home", configuration: configuration,
                body: """
                  <style>body { font: 16px sans-serif; padding: 8px; color-scheme: light dark; background: canvas; color: canvastext }
                  input, a { display: block; margin: 8px 0 }</style>
                  """))
        }
        let app = try TestApp(server: server, patience: patience, width: width, height: height)
        try await app.untilBar((0..<tabs).map(String.init))
        try await app.untilLoaded(title: "Home")
        return app
      }

      /// Leaves a picture, if pictures are wanted.
      ///
      /// - Parameters:
      ///   - name: what the picture is called.
      ///   - app: what it is of.
      ///   - window: the window; nothing for the app's main one.
      ///   - isLoading: whether a page is on its way, so that there is nothing to wait for.
      func picture(
        _ name: String, of app: TestApp, window: Widget? = nil, isLoading: Bool = false
      ) async throws {
        guard let folder = ProcessInfo.processInfo.environment["TABWIRE_PICTURES"] else { return }
        if isLoading {
          // Long enough for what slides into the window.
          try await Task.sleep(for: .milliseconds(700))
        } else {
          try await app.window.untilSettled()
        }
        try TabbedNavigator.writePicture(
          of: window ?? app.window.window, to: URL(filePath: folder).appending(path: "\(name).png"))
      }

      func pictureOfDialog(_ name: String, in app: TestApp) async throws {
        try await until("the dialog is there") { app.window.dialogWindow != nil }
        try await picture(name, of: app, window: app.window.dialogWindow)
      }

      @Test("On a phone, tabs are at the bottom, with icon, label and badge")
      func phone() async throws {
        let app = try await app(width: 360)
        defer { app.window.close() }
        #expect(app.window.visibleTabs.map(\.title) == ["Home", "Explore", "Cart", "Notifications"])
        #expect(app.window.visibleTabs.map(\.badge) == [nil, nil, "3", nil])
        #expect(app.window.size.width <= 360)
        #expect(app.window.tabBarPlace.minY > app.window.size.height / 2)
        try await picture("01-phone-360", of: app)
      }

      @Test("More tabs than fit scroll, and the selected one is always seen", arguments: [360, 400])
      func manyTabs(width: Int) async throws {
        let app = try await app(tabs: 8, width: width)
        defer { app.window.close() }
        #expect(Int(app.window.size.width) <= width)
        for tab in ["7", "0", "4"] {
          app.window.click(tab: .init(tab))
          try await until("tab \(tab) is seen") {
            app.window.place(ofTab: .init(tab)).map { $0.minX >= -1 && Int($0.maxX) <= width } ?? false
          }
        }
        try await app.untilLoaded(title: "Home")
        try await picture("02-many-tabs-\(width)", of: app)
      }

      @Test("In a wide window tabs are at the top, icon and label side by side, and what a tab holds stays")
      func wide() async throws {
        let app = try await app(width: 400)
        defer { app.window.close() }
        _ = try await app.evaluate("window.marker = 1; scrollTo(0, 200)")
        try await Hands(app: app).resize(width: 1200, height: 640)
        try await until("tabs are at the top") { app.window.tabBarPlace.minY < 100 && app.window.size.width > 1000 }
        #expect(try await app.evaluate("marker") == "1")
        #expect(app.window.selectedNavigator.loadCount == 1)
        _ = try await app.evaluate("scrollTo(0, 0)")
        try await picture("03-wide-1200", of: app)
        try await Hands(app: app).resize(width: 400, height: 640)
        try await until("tabs are at the bottom") { app.window.tabBarPlace.minY > 320 }
        #expect(try await app.evaluate("marker") == "1")
      }

      @Test("Dark reaches the page while it is shown")
      func dark() async throws {
        let app = try await app()
        defer { app.window.close() }
        defer { adw_style_manager_set_color_scheme(adw_style_manager_get_default(), ADW_COLOR_SCHEME_DEFAULT) }
        let isDark = "matchMedia('(prefers-color-scheme: dark)').matches"
        #expect(try await app.evaluate(isDark) == "false")
        adw_style_manager_set_color_scheme(adw_style_manager_get_default(), ADW_COLOR_SCHEME_FORCE_DARK)
        try await until("the page is dark") { try await app.evaluate(isDark) == "true" }
        #expect(app.window.selectedNavigator.loadCount == 1)
        try await picture("04-dark", of: app)
      }

      @Test(
        "High contrast, which the user sets on the desktop, reaches the tabs while they are shown",
        arguments: [false, true])
      func highContrast(isDark: Bool) async throws {
        let desktop = try #require(g_settings_new("org.gnome.desktop.a11y.interface"))
        let setHighContrast = { (isOn: Bool) in _ = g_settings_set_boolean(desktop, "high-contrast", isOn ? 1 : 0) }
        defer { g_object_unref(desktop) }
        defer { setHighContrast(false) }
        if isDark {
          adw_style_manager_set_color_scheme(adw_style_manager_get_default(), ADW_COLOR_SCHEME_FORCE_DARK)
        }
        defer { adw_style_manager_set_color_scheme(adw_style_manager_get_default(), ADW_COLOR_SCHEME_DEFAULT) }
        let app = try await app()
        defer { app.window.close() }
        // What the Web Content Accessibility Guidelines ask for at best, of a selected tab and of the others.
        let isHigh = { ["0", "1"].allSatisfy { app.window.contrast(ofTab: .init($0)) >= 7 } }
        #expect(!isHigh())
        setHighContrast(true)
        try await until("the contrast is high") { isHigh() }
        try await picture(isDark ? "11-high-contrast-dark" : "10-high-contrast", of: app)
        setHighContrast(false)
        try await until("it is as it was") { !isHigh() }
      }

      @Test("High contrast marks the selected tab of a wide window by changing its colours over")
      func highContrastWide() async throws {
        let desktop = try #require(g_settings_new("org.gnome.desktop.a11y.interface"))
        defer { g_object_unref(desktop) }
        defer { g_settings_set_boolean(desktop, "high-contrast", 0) }
        g_settings_set_boolean(desktop, "high-contrast", 1)
        let app = try await app(width: 1200)
        defer { app.window.close() }
        try await until("tabs are at the top") { app.window.tabBarPlace.minY < 150 && app.window.size.width > 1000 }
        // The label of the selected tab has the bar's colour, on the colour of the other labels.
        try await until("the selected tab is marked") {
          app.window.contrast(ofTab: "0") < 1.1 && app.window.contrast(ofTab: "1") >= 7
        }
        try await picture("19-high-contrast-wide", of: app)
      }

      @Test("Where people read from right to left, the first tab is at the right")
      func rightToLeft() async throws {
        gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
        defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
        let app = try await app()
        defer { app.window.close() }
        try await until("it is laid out") { app.window.place(ofTab: "3") != nil }
        let (first, last) = (app.window.place(ofTab: "0"), app.window.place(ofTab: "3"))
        #expect(try #require(first).minX > #require(last).minX)
        try await picture("05-right-to-left", of: app)
      }

      @Test("Large text is large in the tabs and in the page, and the window stays as wide as it was")
      func largeText() async throws {
        let app = try await app(width: 360)
        defer { app.window.close() }
        defer { tw_set_text_scale(1) }
        let size =
          "(() => { const range = document.createRange(); range.selectNodeContents(document.querySelector('h1')); return range.getBoundingClientRect().height / innerWidth })()"
        let before = Double(try await app.evaluate(size) ?? "") ?? 0
        tw_set_text_scale(2)
        try await until("the page's text is twice as large") {
          let now = Double(try await app.evaluate(size) ?? "") ?? 0
          return abs(now / before - 2) < 0.2
        }
        #expect(app.window.size.width <= 360)
        try await picture("06-large-text-360", of: app)
      }

      @Test("A page that is on its way is seen to be")
      func progress() async throws {
        let app = try await app()
        defer { app.window.close() }
        _ = try await app.evaluate("location.href = '/held'")
        try await until("the bar shows it") { app.window.isShowingProgress }
        #expect(app.window.headerTitle == "Home")
        app.window.selectedNavigator.stopLoading()
        try await until("it is over") { !app.window.isShowingProgress }
      }

      @Test("A toast is seen")
      func toast() async throws {
        let app = try await app()
        defer { app.window.close() }
        app.window.showToast("“report.pdf” downloaded", action: ("Show", {}))
        try await picture("07-toast", of: app)
      }

      @Test("The search is seen")
      func find() async throws {
        let app = try await app()
        defer { app.window.close() }
        app.window.findBar.show()
        try await picture("08-find", of: app)
      }

      @Test("An error page is seen")
      func unreachable() async throws {
        let app = try await app()
        defer { app.window.close() }
        app.server.stop()
        app.window.click(tab: "1")
        try await until("the error page is shown") { app.window.offeredAction == "Retry" }
        try await picture("09-unreachable", of: app)
      }

      @Test(
        "Every error page says what happened and offers a way forward, with text as large as it can be",
        arguments: [
          ("insecure", ErrorPage.Reason.insecure(host: "trails.example.org"), 1.0),
          ("server-failed", .serverFailed(host: "trails.example.org", status: 503), 1),
          ("redirect-loop", .redirectLoop(host: "trails.example.org"), 1), ("stopped", .stopped, 1),
          ("crashed", .crashed, 1), ("unresponsive", .unresponsive, 1),
          ("large-text", .insecure(host: "a-long-name-of-a-server.trails.example.org"), 2),
        ])
      func errorPages(name: String, reason: ErrorPage.Reason, scale: Double) async throws {
        let app = try await app(width: 360)
        defer { app.window.close() }
        defer { tw_set_text_scale(1) }
        tw_set_text_scale(scale)
        app.window.selectedNavigator.errorPage.show(reason)
        #expect(app.window.offeredAction?.isEmpty == false)
        #expect(!app.window.errorText.isEmpty)
        try await picture("12-error-\(name)", of: app)
        #expect(app.window.size.width <= 360)
      }

      @Test("A page that takes long is seen to")
      func slow() async throws {
        let app = try await app(patience: .milliseconds(200))
        defer { app.window.close() }
        _ = try await app.evaluate("location.href = '/held'")
        try await until("it says so") { app.window.selectedNavigator.slowNotice.isShown }
        try await picture("13-slow", of: app, isLoading: true)
      }

      @Test("What is modal is over everything else, with a way out", arguments: [false, true])
      func modal(isLarge: Bool) async throws {
        let app = try await app(width: 360)
        defer { app.window.close() }
        defer { tw_set_text_scale(1) }
        tw_set_text_scale(isLarge ? 2 : 1)
        app.window.apply(PathConfiguration { PathRule("^/new$").context(.modal) })
        _ = try await app.evaluate("next.href = '/new'; next.dataset.turbo = 'false'; next.click()")
        try await until("it is there") { app.window.modals.shown?.navigator.title == "Home" }
        let modal = try #require(app.window.modals.shown)
        try await until("it is loaded") { !modal.navigator.isLoading }
        try await picture(isLarge ? "14-modal-large-text" : "14-modal", of: app, window: modal.window)
      }

      @Test("What a page lets the user choose or confirm is seen")
      func dialogs() async throws {
        let app = try await app(width: 360)
        defer { app.window.close() }
        let screen = try #require(app.window.selectedNavigator.screen)
        screen.showMenu("Sort by", items: ["Name", "Date", "A longer way to sort, which takes more than a line"]) { _ in
        }
        try await pictureOfDialog("15-menu", in: app)
        app.window.clickDialogButton("Cancel")
        try await until("it is closed") { app.window.dialogTitle == nil }
        screen.show(
          Alert(
            title: "Delete the trail?", description: "It is gone for everybody.", confirm: "Delete", isDestructive: true
          )
        ) {}
        try await pictureOfDialog("16-alert", in: app)
        app.window.clickDialogButton("Cancel")
      }

      @Test("Everything at once: a wide window, dark, from right to left", arguments: [1.0, 2.0])
      func everything(scale: Double) async throws {
        gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
        defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
        adw_style_manager_set_color_scheme(adw_style_manager_get_default(), ADW_COLOR_SCHEME_FORCE_DARK)
        defer { adw_style_manager_set_color_scheme(adw_style_manager_get_default(), ADW_COLOR_SCHEME_DEFAULT) }
        tw_set_text_scale(scale)
        defer { tw_set_text_scale(1) }
        let app = try await app(tabs: 8, width: 1200)
        defer { app.window.close() }
        try await until("tabs are at the top") { app.window.tabBarPlace.minY < 150 && app.window.size.width > 1000 }
        app.window.click(tab: "7")
        try await until("the last tab is seen") { (app.window.place(ofTab: "7")?.minX ?? -1) >= -1 }
        try await app.untilLoaded(title: "Home")
        try await picture(scale == 1 ? "17-wide-everything" : "18-wide-everything-large-text", of: app)
      }
    }
  }

  extension TabbedNavigator {
    /// How much lighter a tab's label is than the bar, or the bar than the label: from 1 to 21.
    fileprivate func contrast(ofTab id: TabID) -> Double {
      guard let tab = tabManager.tabs.first(where: { $0.represents?.id == id }),
        let button = tabBar.button(for: tab.id)?.widget
      else { return 0 }
      var (label, bar) = (GdkRGBA(), GdkRGBA())
      gtk_style_context_get_color(gtk_widget_get_style_context(button), &label)
      gtk_style_context_lookup_color(gtk_widget_get_style_context(button), "headerbar_bg_color", &bar)
      let behind = luminance(bar, over: bar)
      let front = luminance(label, over: bar)
      return (max(behind, front) + 0.05) / (min(behind, front) + 0.05)
    }

    private func luminance(_ color: GdkRGBA, over background: GdkRGBA) -> Double {
      let parts = [
        (color.red, background.red, 0.2126), (color.green, background.green, 0.7152),
        (color.blue, background.blue, 0.0722),
      ]
      return parts.reduce(0) { sum, part in
        let value = Double(part.0 * color.alpha + part.1 * (1 - color.alpha))
        return sum + part.2 * (value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4))
      }
    }
  }
#endif
