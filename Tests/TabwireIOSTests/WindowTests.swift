import Foundation
import Network
import SwiftUI
import Testing

@testable import TabwireClient
@testable import TabwireIOS

/// Several windows of an app, as an iPad shows a `WindowGroup`.
@MainActor
@Suite("Windows of SwiftUI", .serialized)
struct WindowTests {
  /// Opens another window of an app that passes one manager to all of them.
  private func openWindow(of app: SwiftUIApp) async -> Screen {
    let window = Screen(TabbedNavigator(tabManager: app.manager) { _ in NavigatorDouble() })
    await settle()
    window.update()
    return window
  }

  @Test("a link opens in a window after another one with the same manager was closed")
  func closedWindow() async throws {
    let app = try await SwiftUIApp()
    await app.configure(["home", "explore"])
    _ = await openWindow(of: app)
    await settle()
    app.manager.open("/explore/3")
    await app.settle()
    let explore = try #require(app.navigator(app.id("explore")))
    #expect(explore.log == ["visit /explore/3"])
  }

  @Test("a tap in one window selects no tab in another one with the same manager")
  func independentTabs() async throws {
    let app = try await SwiftUIApp()
    await app.configure(["home", "explore"])
    let second = await openWindow(of: app)
    #expect(second.page.tabs.map(\.value) != app.screen.page.tabs.map(\.value))
    second.tap(BarEntry.ID.tab(try #require(app.id("explore"))))
    await settle()
    app.screen.update()
    #expect(app.shownContainer?.id == app.id("home"))
  }

  @Test(
    "a window keeps its tabs when the one whose manager it was given is closed, and opens the links of that manager")
  func remainingWindow() async throws {
    var app: SwiftUIApp? = try await SwiftUIApp()
    let manager = try #require(app?.manager)
    let second = try await openWindow(of: #require(app))
    let tabs = second.page.tabs.map(\.value)
    app = nil
    await until { manager.client == nil }
    second.replaceRoot(TabbedNavigator(tabManager: manager) { _ in NavigatorDouble() })
    #expect(second.page.tabs.map(\.value) == tabs)
    manager.open("/explore/3")
    let container = try #require(second.contents.first as? NavigatorContainer)
    #expect((container.navigator.navigator as? NavigatorDouble)?.log == ["visit /explore/3"])
  }

  @Test("the windows of one group have a manager each, share the session, and open their own links")
  func group() async throws {
    var managers: [TabManager] = []
    let root = TabbedNavigator(location: "https://windows.example") { manager, id in
      if !managers.contains(where: { $0 === manager }) { managers.append(manager) }
      return NavigatorDouble(url: manager.startURL(of: id))
    }
    let windows = [Screen(root), Screen(root)]
    try #require(managers.count == 2)
    #expect(managers[0] !== managers[1])
    let page = managers[0].location.startURL
    for (manager, session) in [(managers[0], "ada"), (managers[1], "ada"), (managers[0], "nobody")] {
      let json = UIKitApp.json(["home", "explore"], session: session)
      manager.receive(json, from: manager.selectedID, showing: page, isFirstPage: true)
    }
    #expect(managers.map(\.isSessionKnown) == [true, false])
    windows[0].update()
    windows[0].page.openURL?(page.appending(path: "explore/3"))
    #expect(managers.map { $0.tabs.first { $0.represents?.id == "explore" }?.id == $0.selectedID } == [true, false])
  }

  @Test("evaluating the view around it again starts no other observation of the network")
  func evaluations() async throws {
    let app = try await SwiftUIApp()
    await app.configure(["home", "explore"])
    let before = NWPathMonitor.startCount
    // Without a pause, in which other tests could start one.
    for _ in 1...10 { app.screen.replaceRoot(TabbedNavigator(tabManager: app.manager) { _ in NavigatorDouble() }) }
    #expect(NWPathMonitor.startCount == before)
  }
}
