import CWebKitGTK
import Foundation
import Tabwire
import TabwireProof
import Testing

@testable import TabwireGTK
@testable import TabwireGTKTesting
@testable import TabwireWebKit

extension AllWindowTests {
  @MainActor
  @Suite("Lifetimes")
  struct LifetimeTests {
    @Test("a removed tab frees its navigator and its web process")
    func disposal() async throws {
      let server = try TestServer { _ in .init(body: TestPage.html("Page", configuration: nil)) }
      let app = try TestApp(server: server)
      defer { app.window.close() }
      try await app.untilLoaded(title: "Page")
      let home = TabData(id: "home", title: "Home", icon: "house", path: "/")
      let other = TabData(id: "other", title: "Other", icon: "star", path: "/other")
      let third = TabData(id: "third", title: "Third", icon: "star", path: "/third")
      app.tabManager.accept(try TabConfiguration(active: "home", tabs: [home, third]))

      weak var last: Navigator?
      // With the first, WebKit starts a process ahead.
      var processes = 0
      for round in 0...5 {
        app.tabManager.accept(try TabConfiguration(active: "home", tabs: [home, other, third]))
        app.window.click(tab: "other")
        try await app.untilLoaded(title: "Page")
        if round == 0 { processes = WebProcesses.count }
        last = app.window.selectedNavigator
        app.window.click(tab: "home")
        app.tabManager.accept(try TabConfiguration(active: "home", tabs: [home, third]))
        try await until("the navigator is freed") { last == nil }
      }
      try await until("the web processes end") { WebProcesses.count <= processes }
    }

    @Test("the main menu keeps no page that is removed, also while it is open", arguments: [false, true])
    func mainMenu(isOpen: Bool) async throws {
      let server = try TestServer { _ in .init(body: TestPage.html("Page", configuration: nil)) }
      let app = try TestApp(server: server)
      defer { app.window.close() }
      app.window.addPrimaryMenu(id: "org.example.Test")
      try await app.untilLoaded(title: "Page")
      let home = TabData(id: "home", title: "Home", icon: "house", path: "/")
      let other = TabData(id: "other", title: "Other", icon: "star", path: "/other")
      let third = TabData(id: "third", title: "Third", icon: "star", path: "/third")
      app.tabManager.accept(try TabConfiguration(active: "home", tabs: [home, other, third]))
      app.window.click(tab: "other")
      try await app.untilLoaded(title: "Page")
      weak let navigator = app.window.selectedNavigator
      let page = UnsafeMutablePointer<gpointer?>.allocate(capacity: 1)
      page.initialize(to: navigator?.webView?.widget)
      defer { page.deallocate() }
      let menu = try #require(app.window.primaryMenu)
      navigator?.webView.map {
        $0.focus()
        $0.widget.withMemoryRebound(to: GObject.self, capacity: 1) { g_object_add_weak_pointer($0, page) }
      }
      if isOpen { menu.withWidget { gtk_menu_button_popup(OpaquePointer($0)) } }
      app.window.click(tab: "home")
      app.tabManager.accept(try TabConfiguration(active: "home", tabs: [home, third]))
      try await until("the navigator is freed") { navigator == nil }
      if isOpen { menu.withWidget { gtk_menu_button_popdown(OpaquePointer($0)) } }
      try await until("the page is freed") { page.pointee == nil }
    }

    @Test("many added and removed tabs are freed", .timeLimit(.minutes(3)))
    func rounds() async throws {
      let server = try TestServer { _ in .init(body: TestPage.html("Page", configuration: nil)) }
      let app = try TestApp(server: server)
      defer { app.window.close() }
      try await app.untilLoaded(title: "Page")
      let home = TabData(id: "home", title: "Home", icon: "house", path: "/")
      let third = TabData(id: "third", title: "Third", icon: "star", path: "/third")
      app.tabManager.accept(try TabConfiguration(active: "home", tabs: [home, third]))
      let processes = WebProcesses.count

      var navigators: [Weak<Navigator>] = []
      var webViews: [Weak<WebView>] = []
      var buttons: [Weak<TabButton>] = []
      let count = Rounds.count(atNight: 200)
      for round in 1...count {
        let id = "tab\(round)"
        let tab = TabData(id: TabID(id), title: "Tab \(round)", icon: "star", path: "/\(id)")
        app.tabManager.accept(try TabConfiguration(active: "home", tabs: [home, tab, third]))
        buttons.append(
          Weak(app.tabManager.tabs.lazy.compactMap { app.window.tabBar.button(for: $0.id) }.dropFirst().first))
        // Every fifth tab is selected; the others are never started.
        if round.isMultiple(of: 5) {
          app.window.click(tab: TabID(id))
          navigators.append(Weak(app.window.selectedNavigator))
          webViews.append(Weak(app.window.selectedNavigator.webView))
          try await app.untilLoaded(title: "Page")
          app.window.click(tab: "home")
        }
        app.tabManager.accept(try TabConfiguration(active: "home", tabs: [home, third]))
      }
      try await until("the web processes end") { WebProcesses.count <= processes }
      #expect(navigators.count == count / 5 && navigators.allSatisfy { $0.object == nil })
      #expect(webViews.count == count / 5 && webViews.allSatisfy { $0.object == nil })
      #expect(buttons.count == count && buttons.allSatisfy { $0.object == nil })
      #expect(app.window.visibleTabs.map(\.title) == ["Home", "Third"])
      #expect(server.hits["/"] == 1)
    }

    @Test("a tab removed while its page starts frees its web process")
    func whileStarting() async throws {
      let server = try TestServer { _ in .init(body: TestPage.html("Page", configuration: nil)) }
      let app = try TestApp(server: server)
      defer { app.window.close() }
      try await app.untilLoaded(title: "Page")
      let home = TabData(id: "home", title: "Home", icon: "house", path: "/")
      let third = TabData(id: "third", title: "Third", icon: "star", path: "/third")
      app.tabManager.accept(try TabConfiguration(active: "home", tabs: [home, third]))
      let processes = WebProcesses.count
      for round in 1...10 {
        let tab = TabData(id: TabID("tab\(round)"), title: "Tab", icon: "star", path: "/tab")
        app.tabManager.accept(try TabConfiguration(active: "home", tabs: [home, tab, third]))
        app.window.click(tab: tab.id)
        app.window.click(tab: "home")
        app.tabManager.accept(try TabConfiguration(active: "home", tabs: [home, third]))
      }
      try await until("the web processes end") { WebProcesses.count <= processes }
      #expect(app.window.headerTitle == "Page")
    }
  }

  /// A weak reference.
  struct Weak<Object: AnyObject> {
    weak var object: Object?

    init(_ object: Object?) { self.object = object }
  }

  /// The web processes that this process started, also through a sandbox.
  enum WebProcesses {
    static var count: Int {
      var parents: [Int32: Int32] = [:]
      var candidates: [Int32] = []
      for entry in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
        guard let id = Int32(entry), let status = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8),
          let parent = status.split(separator: ") ").last?.split(separator: " ").dropFirst().first
        else { continue }
        parents[id] = Int32(parent)
        if status.contains("(WebKitWebProces") { candidates.append(id) }
      }
      return candidates.count { sequence(first: $0, next: { parents[$0] }).contains(getpid()) }
    }
  }
}
