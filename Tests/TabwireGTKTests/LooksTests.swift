import CWebKitGTK
import Foundation
import Tabwire
import TabwirePages
import TabwirePaths
import TabwireProof
import Testing

@testable import TabwireGTK
@testable import TabwireGTKTesting
@testable import TabwireWebKit

extension AllWindowTests {
  /// The window in every state. With `TABWIRE_PICTURES` set to a folder, as `scripts/pictures looks` does, the tests
  /// keep their pictures there.
  @MainActor
  @Suite("Appearance")
  struct LooksTests {
    static let icons = [
      "house", "magnifyingglass", "cart", "bell", "chart.bar", "bubble.left", "gear", "no.such.icon",
    ]
    static let titles = ["Home", "Explore", "Cart", "Notifications", "Statistics", "Messages", "Settings", "Other"]

    func app(
      tabs: Int = 4, width: Int = 400, height: Int = 640, badge: Bool = true, slowLoadDelay: Duration = .seconds(8)
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
      let app = try TestApp(server: server, slowLoadDelay: slowLoadDelay, width: width, height: height)
      try await app.untilBar((0..<tabs).map(String.init))
      try await app.untilLoaded(title: "Home")
      return app
    }

    /// Takes a picture and expects it to show something. Keeps it if `TABWIRE_PICTURES` names a folder.
    ///
    /// - Parameters:
    ///   - name: The name of the picture.
    ///   - app: The app.
    ///   - window: The window, or `nil` for the main window.
    ///   - isLoading: Whether a page is loading, so that the window never settles.
    func picture(
      _ name: String, of app: TestApp, window: Widget? = nil, isLoading: Bool = false
    ) async throws {
      if !isLoading { try await app.window.untilSettled() }
      let folder = ProcessInfo.processInfo.environment["TABWIRE_PICTURES"].map { URL(filePath: $0) }
      let file = (folder ?? .temporaryDirectory.appending(path: UUID().uuidString)).appending(path: "\(name).png")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      defer { if folder == nil { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) } }
      let window = window ?? app.window.window
      try await WindowPicture(of: [window]).write(to: file)
      let picture = try Picture(file)
      #expect(picture.width == Int(gtk_widget_get_width(window)), "\(name)")
      #expect(picture.height == Int(gtk_widget_get_height(window)), "\(name)")
      #expect(picture.colorCount > 10, "\(name)")
    }

    func pictureOfDialog(_ name: String, in app: TestApp) async throws {
      try await until("the dialog opens") { app.window.dialogWindow != nil }
      try await picture(name, of: app, window: app.window.dialogWindow)
    }

    func pictureOfMenu(_ name: String, in app: TestApp) async throws {
      try await picture(name, of: app, window: app.window.menu)
    }

    @Test("a narrow window has its tab bar at the bottom, with icons, labels and badges")
    func phone() async throws {
      let app = try await app(width: 360)
      defer { app.window.close() }
      #expect(app.window.visibleTabs.map(\.title) == ["Home", "Explore", "Cart", "Notifications"])
      #expect(app.window.visibleTabs.map(\.badge) == [nil, nil, "3", nil])
      #expect(app.window.size.width <= 360)
      #expect(app.window.tabBarPlace.minY > app.window.size.height / 2)
      try await picture("01-phone-360", of: app)
    }

    /// A width of the window in points, a style of the desktop and a scale of its text.
    struct Look: CustomTestStringConvertible {
      enum Style: String, CaseIterable { case light, dark, contrast }

      let width: Int
      let style: Style
      let scale: Double

      /// Those that differ most; with `TABWIRE_PICTURES`, every combination.
      static let shown =
        ProcessInfo.processInfo.environment["TABWIRE_PICTURES"] == nil
        ? [
          Look(width: 360, style: .light, scale: 1.6), Look(width: 360, style: .dark, scale: 1),
          Look(width: 360, style: .contrast, scale: 2), Look(width: 1200, style: .light, scale: 1),
          Look(width: 1200, style: .dark, scale: 1),
        ]
        : [360, 800, 1400].flatMap { width in
          Style.allCases.flatMap { style in [1, 2].map { Look(width: width, style: style, scale: $0) } }
        }

      var testDescription: String { "\(width)-\(style.rawValue)-\(Int(scale * 100))" }
    }

    func withLook(_ look: Look, _ use: () async throws -> Void) async throws {
      let (manager, desktop) = (adw_style_manager_get_default(), g_settings_new("org.gnome.desktop.a11y.interface"))
      defer { g_object_unref(desktop) }
      adw_style_manager_set_color_scheme(
        manager, look.style == .dark ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_DEFAULT)
      defer { adw_style_manager_set_color_scheme(manager, ADW_COLOR_SCHEME_DEFAULT) }
      g_settings_set_boolean(desktop, "high-contrast", look.style == .contrast ? 1 : 0)
      defer { g_settings_set_boolean(desktop, "high-contrast", 0) }
      tw_set_text_scale(look.scale)
      defer { tw_set_text_scale(1) }
      try await use()
    }

    @Test("dots, faces and actions are on the tab bar", arguments: Look.shown)
    func moreOnTheBar(look: Look) async throws {
      try await withLook(look) {
        let app = try await appWithMoreOnTheBar(width: look.width)
        defer { app.window.close() }
        #expect(Int(app.window.size.width) <= look.width)
        #expect(app.ellipsizedLabels.isEmpty, "\(app.ellipsizedLabels)")
        try await picture("28-more-on-the-bar-\(look.width >= 800 ? "wide-" : "")\(look.testDescription)", of: app)
      }
    }

    func appWithMoreOnTheBar(width: Int) async throws -> TestApp {
      let configuration = """
        {"active":"home","tabs":[
        {"id":"home","title":"Home","icon":"house","path":"/","badge":3,"badgeLabel":"3 unread messages"},
        {"id":"explore","title":"Explore","icon":"magnifyingglass","path":"/explore","role":"search","badge":true},
        {"id":"compose","title":"Write","icon":"plus","path":"/compose","action":true},
        {"id":"profile","title":"Profile","icon":"person.crop.circle","path":"/profile","badge":true,
        "image":{"path":"/face.png","kind":"picture"}}]}
        """
      let server = try TestServer { path in
        path == "/face.png"
          ? .init(bytes: try? TestImage.file())
          : .init(body: TestPage.html("Home", configuration: configuration))
      }
      let app = try TestApp(server: server, width: width, height: 640)
      try await app.untilBar(["home", "explore", "profile"])
      try await app.untilLoaded(title: "Home")
      try await until("the face is there") { app.window.image(on: "profile") == "/face.png" }
      return app
    }

    @Test("tabs that do not fit are behind More, except the selected one", arguments: [360, 400])
    func manyTabs(width: Int) async throws {
      let app = try await app(tabs: 8, width: width)
      defer { app.window.close() }
      #expect(Int(app.window.size.width) <= width)
      try await until("More is on the tab bar") { app.window.tabBar.moreContent?.title == "More" }
      for tab in ["7", "0", "4"] {
        app.window.click(tab: .init(tab))
        try await until("tab \(tab) is visible") {
          app.window.place(ofTab: .init(tab)).map { $0.minX >= -1 && Int($0.maxX) <= width } ?? false
        }
      }
      try await app.untilLoaded(title: "Home")
      #expect(app.ellipsizedLabels.isEmpty, "\(app.ellipsizedLabels)")
      try await picture("02-many-tabs-\(width)", of: app)
      #expect(app.bar == (0..<8).map(String.init))
    }

    @Test("long titles are shortened, each by itself: four tabs fit on a phone", arguments: [4, 32])
    func longTitles(count: Int) async throws {
      let titles = (0..<count).map { $0 == 1 ? "A title that no tab bar has room for" : "Tab \($0)" }
      let tabs = try TabConfiguration(
        active: "0",
        tabs: titles.enumerated().map {
          TabData(
            id: TabID("\($0)"), title: $1, icon: "house", path: "/\($0)",
            badge: $0 == 0 ? "128" : $0 == 2 ? "99+" : nil)
        })
      let app = try await app(width: 360)
      defer { app.window.close() }
      app.tabManager.accept(tabs)
      try await app.window.untilSettled()
      let bar = app.window.tabBar
      let onBar = app.tabManager.tabs.count - bar.tabsBehindMore.count + (bar.moreContent == nil ? 0 : 1)
      #expect(onBar >= 4 && app.window.size.width <= 360)
      #expect(app.ellipsizedLabels == ["A title that no tab bar has room for"])
      try await picture("30-long-titles-\(count)", of: app)
      if count == 32 { #expect(bar.tabsBehindMore.count <= 29, "\(bar.tabsBehindMore.count)") }
    }

    @Test(
      "a wide window has every tab in its header bar, and shortens long titles, each by itself",
      arguments: [(1, "A title with many words in it "), (4, String(repeating: "long ", count: 40))])
    func longTitlesInWideWindow(count: Int, title: String) async throws {
      let app = try await app(width: 1200)
      defer { app.window.close() }
      app.tabManager.accept(
        try TabConfiguration(
          active: "0",
          tabs: (0..<4).map {
            TabData(
              id: TabID("\($0)"), title: $0 < count ? "\(title)\($0)" : "Tab \($0)", icon: "house", path: "/\($0)")
          }))
      try await app.window.untilSettled()
      #expect(app.window.tabBar.placement == .header && app.window.tabBar.tabsBehindMore.isEmpty)
      for id in 0..<4 {
        let place = try #require(app.window.place(ofTab: .init("\(id)")))
        #expect(place.minX >= 0 && place.maxX <= app.window.size.width, "tab \(id): \(place)")
      }
      #expect(app.ellipsizedLabels.count == count, "\(app.ellipsizedLabels)")
      try await picture("34-long-titles-wide-\(count)", of: app)
    }

    @Test("full screen hides the header bar, and keeps the tabs")
    func fullScreen() async throws {
      let app = try await app(width: 360)
      defer { app.window.close() }
      app.window.addPrimaryMenu(id: "org.example.Test")
      let header = app.window.chrome.header.widget
      try await picture("32-menu", of: app)
      // The display of the tests has no window manager, which would change the window.
      app.window.tabBarLayout.isFullScreen = true
      #expect(gtk_widget_get_visible(header) == 0)
      #expect(app.window.visibleTabs.count == 4 && app.window.tabBar.placement != .header)
      app.window.tabBarLayout.isFullScreen = false
      #expect(gtk_widget_get_visible(header) != 0)
      app.window.primaryMenu?.showShortcuts()
      app.window.primaryMenu?.showAbout()
      let windows = gtk_window_get_toplevels()
      try await until("both windows are open") { g_list_model_get_n_items(windows) >= 3 }
      for index in (0..<g_list_model_get_n_items(windows)).reversed() {
        guard let item = g_list_model_get_item(windows, index) else { continue }
        defer { g_object_unref(item) }
        let window = item.assumingMemoryBound(to: GtkWidget.self)
        guard window != app.window.window, gtk_window_get_transient_for(cast(window)) != nil else { continue }
        try await until("it is painted") { gtk_widget_get_width(window) > 0 }
        try await picture("33-menu-window-\(index)", of: app, window: window)
        gtk_window_destroy(cast(window))
      }
    }

    @Test("More has the sum of the hidden badges and selects a hidden tab")
    func more() async throws {
      let app = try await app(tabs: 8, width: 360)
      defer { app.window.close() }
      try await until("More is on the tab bar") { app.window.tabBar.moreContent != nil }
      #expect(app.window.tabBar.moreContent?.badge == nil)
      var tabs = app.tabManager.tabs.compactMap(\.represents)
      for (index, badge) in [(5, "3"), (6, "4")] {
        let tab = tabs[index]
        tabs[index] = TabData(id: tab.id, title: tab.title, icon: tab.icon, path: tab.path, badge: badge)
      }
      app.tabManager.accept(try TabConfiguration(active: "0", tabs: tabs))
      #expect(app.window.tabBar.moreContent?.badge == "7")
      let hidden = app.window.tabBar.tabsBehindMore.compactMap { $0.represents?.title }
      app.window.tabBar.clickMore()
      try await until("the menu opens") { app.window.menuTitles == hidden }
      try await pictureOfMenu("21-more", in: app)
      let last = try #require(hidden.last)
      app.window.chooseFromMenu(hidden.count - 1)
      try await until("the tab is selected") {
        app.window.labelsOfTabBar.contains(last)
          && app.tabManager.tabs.last?.id == app.tabManager.selectedID
      }
      #expect(!app.window.tabBar.tabsBehindMore.contains { $0.id == app.tabManager.selectedID })
    }

    @Test(
      "badges are summed up to 99, and a text becomes a dot",
      arguments: [
        ([], nil), (["3"], "3"), (["3", "4"], "7"), (["60", "60"], "99+"), (["3", "new"], "•"),
        (["9223372036854775807", "9223372036854775807"], "99+"),
      ] as [([String], String?)])
    func badgeSum(badges: [String], sum: String?) {
      #expect(TabBadge.sum(of: badges.map { TabBadge($0) })?.text == sum)
    }

    @Test("tabs that do not fit into the header bar of a wide window are below it")
    func belowHeader() async throws {
      let app = try await app(tabs: 8, width: 800)
      defer { app.window.close() }
      try await until("the tab bar is below the header bar") { app.window.tabBar.placement == .top }
      try await picture("22-wide-800", of: app)
    }

    @Test("many resizes and configurations rebuild, reload and reparent no web view", .timeLimit(.minutes(3)))
    func resizes() async throws {
      let app = try await app(tabs: 8)
      defer { app.window.close() }
      for tab in ["1", "2"] {
        app.window.click(tab: .init(tab))
        try await app.untilLoaded(title: "Home")
      }
      app.window.click(tab: "0")
      let views = ["0", "1", "2"].compactMap { tab in
        app.tabManager.tabs.first { $0.represents?.id == TabID(tab) }.flatMap {
          app.window.navigator(for: $0.id)?.webView
        }
      }
      try #require(views.count == 3)
      var moves = 0
      for view in views {
        for signal in ["notify::parent", "unrealize"] {
          SignalHandler.connect(view.widget, signal) { _ in moves += 1 }
        }
      }
      let requests = app.server.hits.values.reduce(0, +)
      var random = SplitMix64(seed: 1)
      let all = app.tabManager.tabs.compactMap(\.represents)
      var placements: Set<TabBarPlacement> = []
      for step in 1...Rounds.count(atNight: 1000) {
        app.window.resize(
          width: Int.random(in: 320...1250, using: &random), height: Int.random(in: 300...900, using: &random))
        if step.isMultiple(of: 3) {
          // The three tabs with a page stay.
          let others = all.dropFirst(3).filter { _ in Bool.random(using: &random) }.shuffled(using: &random)
          app.tabManager.accept(try TabConfiguration(active: "0", tabs: Array(all.prefix(3)) + others))
        }
        if step.isMultiple(of: 4) {
          // Another tab: selecting the same one again would go to its root.
          let other = app.tabManager.tabs.prefix(3).filter { $0.id != app.tabManager.selectedID }
          if let tab = other.randomElement(using: &random) { app.tabManager.selectTab(tab.id) }
        }
        // Time for a layout.
        try await Task.sleep(for: .milliseconds(5))
        placements.insert(app.window.tabBar.placement)
      }
      let before = moves
      try await app.window.untilSettled()
      #expect(placements == [.bottom, .top, .header], "\(placements)")
      #expect(moves == before && moves == 0, "\(moves)")
      #expect(app.server.hits.values.reduce(0, +) == requests)
      for (tab, view) in zip(["0", "1", "2"], views) {
        let item = app.tabManager.tabs.first { $0.represents?.id == TabID(tab) }
        #expect(item.flatMap { app.window.navigator(for: $0.id)?.webView } === view)
      }
    }

    @Test("a wide window has its tabs in the header bar and keeps their state")
    func wide() async throws {
      let app = try await app(width: 400)
      defer { app.window.close() }
      _ = try await app.evaluate("window.marker = 1; scrollTo(0, 200)")
      try await TestUser(app: app).resize(width: 1200, height: 640)
      try await until("the tab bar is at the top") {
        app.window.tabBarPlace.minY < 100 && app.window.size.width > 1000
      }
      #expect(app.window.tabBar.placement == .header)
      #expect(try await app.evaluate("marker") == "1")
      #expect(app.window.selectedNavigator.loadCount == 1)
      _ = try await app.evaluate("scrollTo(0, 0)")
      try await picture("03-wide-1200", of: app)
      try await TestUser(app: app).resize(width: 400, height: 640)
      try await until("the tab bar is at the bottom") { app.window.tabBarPlace.minY > 320 }
      #expect(try await app.evaluate("marker") == "1")
    }

    @Test("the tab bar of a wide window can be seen after signing out and in")
    func returnsToHeader() async throws {
      let app = try await app(width: 1200)
      defer { app.window.close() }
      let tabs = app.tabManager.tabs.compactMap(\.represents)
      for _ in 1...2 {
        try await until("the tab bar is in the header bar") { app.window.tabBar.placement == .header }
        try await until("the tab bar can be seen") {
          app.window.isTabBarSettled && gtk_widget_get_opacity(app.window.tabBar.widget) == 1
        }
        app.tabManager.accept(try TabConfiguration(active: nil, tabs: []))
        try await until("the title is in the header bar") {
          app.window.isTabBarSettled && app.window.tabBar.placement == .top
        }
        app.tabManager.accept(try TabConfiguration(active: "0", tabs: tabs))
      }
    }

    @Test("the dark color scheme reaches a page that is shown")
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
      "high contrast reaches tabs that are shown",
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
      // Level AAA of the Web Content Accessibility Guidelines, for the selected tab and for others.
      let contrasts = { ["0", "1"].map { app.window.contrast(ofTab: .init($0)) } }
      // Colors change gradually.
      try await app.window.untilSettled()
      let normal = contrasts()
      let isNormal = { zip(contrasts(), normal).allSatisfy { abs($0 - $1) < 0.5 } }
      setHighContrast(true)
      try await until("the contrast is high") {
        !isNormal() && contrasts().allSatisfy { $0 >= 7 }
      }
      try await picture(isDark ? "11-high-contrast-dark" : "10-high-contrast", of: app)
      setHighContrast(false)
      try await until("the contrast is normal") { isNormal() }
    }

    @Test("high contrast inverts the selected tab of a wide window")
    func highContrastWide() async throws {
      let desktop = try #require(g_settings_new("org.gnome.desktop.a11y.interface"))
      defer { g_object_unref(desktop) }
      defer { g_settings_set_boolean(desktop, "high-contrast", 0) }
      g_settings_set_boolean(desktop, "high-contrast", 1)
      let app = try await app(width: 1200)
      defer { app.window.close() }
      try await until("the tab bar is at the top") {
        app.window.tabBarPlace.minY < 150 && app.window.size.width > 1000
      }
      // The selected tab's label has the color of the tab bar, on the color of the other labels.
      try await until("the selected tab is inverted") {
        app.window.contrast(ofTab: "0") < 1.1 && app.window.contrast(ofTab: "1") >= 7
      }
      try await picture("19-high-contrast-wide", of: app)
    }

    @Test("the first tab is at the right in right-to-left languages")
    func rightToLeft() async throws {
      gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
      defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
      let app = try await app()
      defer { app.window.close() }
      try await until("the tabs are laid out") { app.window.place(ofTab: "3") != nil }
      let (first, last) = (app.window.place(ofTab: "0"), app.window.place(ofTab: "3"))
      #expect(try #require(first).minX > #require(last).minX)
      try await picture("05-right-to-left", of: app)
    }

    @Test("large text enlarges tabs and pages but not the window")
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
      // Tabs that do not fit any more are behind "More", and no label is cut.
      try await until("More is on the tab bar") { app.window.tabBar.moreContent?.title == "More" }
      let hidden = app.window.tabBar.tabsBehindMore.compactMap { $0.represents?.title }
      #expect(hidden == Array(app.window.visibleTabs.map(\.title).suffix(hidden.count)) && !hidden.isEmpty)
      try await app.window.untilSettled()
      #expect(app.ellipsizedLabels.isEmpty, "\(app.ellipsizedLabels)")
      #expect(app.labels.contains("More"))
      try await picture("06-large-text-360", of: app)
      tw_set_text_scale(1)
      try await until("all tabs fit again") { app.window.tabBar.moreContent == nil }
    }

    @Test("a loading page shows a progress bar")
    func progress() async throws {
      let app = try await app()
      defer { app.window.close() }
      _ = try await app.evaluate("location.href = '/held'")
      try await until("the progress bar appears") { app.window.isShowingProgress }
      #expect(app.window.headerTitle == "Home")
      app.window.selectedNavigator.stopLoading()
      try await until("it ends") { !app.window.isShowingProgress }
    }

    @Test("a toast shows its text and its action")
    func toast() async throws {
      let app = try await app()
      defer { app.window.close() }
      app.window.showToast("“report.pdf” downloaded", action: ("Show", {}))
      try await until("the toast is visible") { app.labels.isSuperset(of: ["“report.pdf” downloaded", "Show"]) }
      try await picture("07-toast", of: app)
    }

    @Test("a toast can change quickly while another one is shown")
    func quickToasts() async throws {
      let app = try await app()
      defer { app.window.close() }
      app.window.showToast("“report.pdf” downloaded")
      try await until("the toast is visible") { app.labels.contains("“report.pdf” downloaded") }
      for _ in 1...20 {
        app.window.changeZoom { $0.increase() }
        app.window.changeZoom { $0.decrease() }
      }
      try await until("the zoom is visible") { app.labels.contains("100 %") }
    }

    @Test("a long toast wraps instead of being cut")
    func longToast() async throws {
      let app = try await app(width: 360)
      defer { app.window.close() }
      let text = "“the-quarterly-report-with-a-very-long-name-of-2026.pdf” could not be downloaded"
      app.window.showToast(text, action: ("Show", {}))
      try await picture("20-long-toast", of: app)
      #expect(app.labels.isSuperset(of: [text, "Show"]), "\(app.labels)")
      #expect(!app.ellipsizedLabels.contains(text))
    }

    @Test(
      "a toast does not make the window wider", arguments: [360, 420],
      [
        "Not sent: 127.0.0.1:4567 doesn’t respond", "“report.pdf” downloaded",
        "WWWWWWWW 8888888888 WWWWWWWW 8888888888", String(repeating: "m", count: 200),
      ])
    func widthOfToast(width: Int, text: String) async throws {
      for action in [nil, ("Copy Text", { @MainActor @Sendable in })] as [ToastOverlay.Action?] {
        let app = try await app(width: width)
        defer { app.window.close() }
        app.window.showToast(text, action: action)
        try await until("the toast is visible") { app.labels.contains(text) }
        try await app.window.untilSettled()
        #expect(app.window.size.width <= Double(width), "with \(action?.title ?? "no action")")
      }
    }

    @Test("an unreachable server shows an error page")
    func unreachable() async throws {
      let app = try await app()
      defer { app.window.close() }
      app.server.stop()
      app.window.click(tab: "1")
      try await until("the error page is shown") { app.window.offeredAction == "Retry" }
      try await picture("09-unreachable", of: app)
    }

    @Test(
      "every error page has a text and an action that fit, also with large text",
      arguments: [
        ("insecure", PageFailure.Reason.insecure, 1.0), ("server-failed", .serverFailed(status: 503), 1),
        ("redirect-loop", .redirectLoop, 1), ("stopped", .stopped, 1), ("crashed", .crashed, 1),
        ("unresponsive", .unresponsive, 1), ("large-text", .insecure, 2),
      ])
    func errorPages(name: String, reason: PageFailure.Reason, scale: Double) async throws {
      let app = try await app(width: 360)
      defer { app.window.close() }
      defer { tw_set_text_scale(1) }
      tw_set_text_scale(scale)
      let host = scale == 1 ? "trails.example.org" : "a-long-name-of-a-server.trails.example.org"
      app.window.selectedNavigator.view.errorPage.show(reason, host: host)
      #expect(app.window.offeredAction?.isEmpty == false)
      #expect(!app.window.errorText.isEmpty)
      try await picture("12-error-\(name)", of: app)
      #expect(app.window.size.width <= 360)
    }

    @Test("a slow page shows a notice with Stop")
    func slow() async throws {
      let app = try await app(slowLoadDelay: .milliseconds(200))
      defer { app.window.close() }
      _ = try await app.evaluate("location.href = '/held'")
      try await until("the notice appears") { app.labels.contains { $0.hasPrefix("Still waiting for") } }
      try await picture("13-slow", of: app, isLoading: true)
    }

    @Test("a modal page covers the window and has a close button", arguments: [false, true])
    func modal(isLarge: Bool) async throws {
      let app = try await app(width: 360)
      defer { app.window.close() }
      defer { tw_set_text_scale(1) }
      tw_set_text_scale(isLarge ? 2 : 1)
      app.window.apply(PathConfiguration { PathRule("^/new$").context(.modal) })
      _ = try await app.evaluate("next.href = '/new'; next.dataset.turbo = 'false'; next.click()")
      try await until("it appears") { app.window.modals.shown?.navigator.title == "Home" }
      let modal = try #require(app.window.modals.shown)
      try await until("the modal page has loaded") { !modal.navigator.isLoading }
      try await picture(isLarge ? "14-modal-large-text" : "14-modal", of: app, window: modal.window)
    }

    @Test("menus and alerts show their title and their buttons")
    func dialogs() async throws {
      let app = try await app(width: 360)
      defer { app.window.close() }
      let screen = try #require(app.window.selectedNavigator.screen)
      let items = ["Name", "Date", "A longer way to sort, which takes more than a line"].map { MenuItem($0) }
      screen.showMenu("Sort by", items: items) { _ in
      }
      try await until("it opens") { app.window.menuTitles?.count == 3 }
      try await pictureOfMenu("15-menu", in: app)
      app.window.closeMenu()
      try await until("it closes") { app.window.menuTitles == nil }
      screen.show(
        Alert(
          title: "Delete the trail?", description: "It is gone for everybody.", confirm: "Delete", isDestructive: true
        )
      ) {}
      try await pictureOfDialog("16-alert", in: app)
      app.window.clickDialogButton("Cancel")
    }

    @Test("destructive items of a menu are red, with enough contrast", arguments: [false, true])
    func destructiveItems(isDark: Bool) async throws {
      if isDark {
        adw_style_manager_set_color_scheme(adw_style_manager_get_default(), ADW_COLOR_SCHEME_FORCE_DARK)
      }
      defer { adw_style_manager_set_color_scheme(adw_style_manager_get_default(), ADW_COLOR_SCHEME_DEFAULT) }
      let app = try await app(width: 360)
      defer { app.window.close() }
      let screen = try #require(app.window.selectedNavigator.screen)
      screen.showMenu("Trail", items: [MenuItem("Edit"), MenuItem("Delete", isDestructive: true)]) { _ in }
      try await until("the menu is open") { app.window.menuTitles == ["Edit", "Delete"] }
      // Colors change gradually.
      try await app.window.untilSettled()
      let labels = try #require(app.window.menuLabels)
      #expect(labels.map(\.color.isRed) == [false, true], "\(labels.map(\.color))")
      let background = labels[1].color(named: "popover_bg_color")
      #expect(labels[1].color.contrast(on: background) >= 4.5)
      try await pictureOfMenu(isDark ? "25-destructive-dark" : "24-destructive", in: app)
      app.window.closeMenu()
    }

    @Test("a wide window works in dark, right to left and with large text", arguments: [1.0, 2.0])
    func everything(scale: Double) async throws {
      gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
      defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
      adw_style_manager_set_color_scheme(adw_style_manager_get_default(), ADW_COLOR_SCHEME_FORCE_DARK)
      defer { adw_style_manager_set_color_scheme(adw_style_manager_get_default(), ADW_COLOR_SCHEME_DEFAULT) }
      tw_set_text_scale(scale)
      defer { tw_set_text_scale(1) }
      let app = try await app(tabs: 8, width: 1200)
      defer { app.window.close() }
      try await until("the tab bar is at the top") {
        app.window.tabBarPlace.minY < 150 && app.window.size.width > 1000
      }
      app.window.click(tab: "7")
      try await until("the last tab is visible") { (app.window.place(ofTab: "7")?.minX ?? -2) >= -1 }
      try await app.untilLoaded(title: "Home")
      try await picture(scale == 1 ? "17-wide-everything" : "18-wide-everything-large-text", of: app)
    }
  }
}

extension TabbedNavigator {
  /// The contrast ratio of a tab's label and the tab bar, from 1 to 21.
  fileprivate func contrast(ofTab id: TabID) -> Double {
    guard let tab = tabManager.tabs.first(where: { $0.represents?.id == id }),
      let button = tabBar.button(for: tab.id)?.widget
    else { return 0 }
    return button.color.contrast(on: button.color(named: "headerbar_bg_color"))
  }
}

extension Widget {
  /// The color of its text.
  fileprivate var color: GdkRGBA {
    var color = GdkRGBA()
    gtk_style_context_get_color(gtk_widget_get_style_context(self), &color)
    return color
  }

  /// The color of the theme with a name.
  fileprivate func color(named name: String) -> GdkRGBA {
    var color = GdkRGBA()
    gtk_style_context_lookup_color(gtk_widget_get_style_context(self), name, &color)
    return color
  }
}

extension GdkRGBA {
  /// The color that is seen if this one is drawn over another.
  fileprivate func over(_ other: GdkRGBA) -> GdkRGBA {
    let mixed = { (own: Float, others: Float) in own * alpha + others * (1 - alpha) }
    return GdkRGBA(
      red: mixed(red, other.red), green: mixed(green, other.green), blue: mixed(blue, other.blue), alpha: 1)
  }

  /// The contrast ratio of this color on an opaque background, from 1 to 21.
  fileprivate func contrast(on background: GdkRGBA) -> Double {
    let (front, behind) = (over(background).luminance, background.luminance)
    return (max(behind, front) + 0.05) / (min(behind, front) + 0.05)
  }

  fileprivate var isRed: Bool { red > 1.2 * max(green, blue) }

  private var luminance: Double {
    let linear = { (part: Float) in
      let part = Double(part)
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
