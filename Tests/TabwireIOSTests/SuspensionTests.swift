import Foundation
@preconcurrency import HotwireNative
import SwiftUI
import TabwireClient
import Testing
import UIKit
import WebKit

@testable import TabwireHotwireNative
@testable import TabwireIOS

@MainActor
@Suite("Suspended tabs", .serialized)
struct SuspensionTests {
  let manager: TabManager
  let window: TabbedNavigatorController
  let page: URL
  private let center = NotificationCenter()

  init() throws {
    Hotwire.registerBridgeComponents(TabManager.bridgeComponents)
    page = try #require(URL(string: "https://example.org/"))
    manager = TabManager(location: try AppLocation(startURL: page))
    window = NotificationObservation.$center.withValue(center) { [manager] in
      TabbedNavigatorController(tabManager: manager)
    }
    window.appear()
  }

  private var library: Navigator? { manager.navigator(for: manager.tabs[1].id) }
  private var front: HotwireWebViewController? {
    library?.rootViewController.topViewController as? HotwireWebViewController
  }
  private var paths: [String] {
    (library?.rootViewController.viewControllers ?? []).map {
      ($0 as? any Visitable)?.initialVisitableURL.path ?? "native"
    }
  }

  private func tabs(libraryVersion: Int = 1) -> String {
    """
    {"active":"home","tabs":[{"id":"home","title":"Home","icon":"star","path":"/"},
    {"id":"library","title":"Library","icon":"star","path":"/library","version":\(libraryVersion)}]}
    """
  }

  /// Shows `/library` and `/library/1` in the second tab, and then the first tab.
  ///
  /// - Parameters:
  ///   - scrollPosition: The scroll position of the second tab's page, or `nil` if the user would lose something in it.
  ///   - prepare: Changes the second tab before the user leaves it.
  private func showLibrary(
    scrollPosition: [Double]? = [0, 300], _ prepare: (Navigator) -> Void = { _ in }
  ) throws -> Navigator {
    let home = manager.activeNavigator?.rootViewController.topViewController as? HotwireWebViewController
    try #require(home).configure(tabs())
    window.tap(id: manager.tabs[1].id)
    let library = try #require(library)
    library.finishLoading()
    library.show(page.appending(path: "library/1"))
    library.finishLoading()
    prepare(library)
    library.answer()
    library.session.webView.run = { $0 == ScrollRestoration.positionScript ? scrollPosition : nil }
    window.tap(id: manager.tabs[0].id)
    return library
  }

  /// The system warns of low memory.
  private func warnOfLowMemory() async {
    center.post(name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
    await settle()
    await settle()
  }

  /// Suspends the second tab, and returns when its web views are freed.
  private func suspendLibrary(_ prepare: (Navigator) -> Void = { _ in }) async throws {
    let webViews = try {
      let library = try showLibrary(prepare)
      return library.webViews.map { Weak($0) }
    }()
    await warnOfLowMemory()
    library?.answer()
    #expect(library == nil)
    await until { webViews.allSatisfy { $0.value == nil } }
  }

  @Test("low memory frees the web views of a background tab, whose screens and scroll position return")
  func suspension() async throws {
    try await suspendLibrary()
    window.tap(id: manager.tabs[1].id)
    let library = try #require(library)
    #expect(paths == ["/library", "/library/1"])
    #expect(library.session.log == ["advance https://example.org/library/1"])
    #expect(front?.hasWebView == true)
    library.finishLoading()
    #expect(library.session.topmostVisitable === front)
    let webView = library.session.webView
    #expect(!webView.log.contains { $0.contains("scrollTo") })
    webView.post([String: Any](), to: PageScript.loadHandler)
    #expect(webView.log.filter { $0.contains("top: 300.0") }.count == 1)
    webView.post([String: Any](), to: PageScript.loadHandler)
    #expect(webView.log.filter { $0.contains("scrollTo") }.count == 1)
    library.rootViewController.popViewController(animated: true)
    library.rootViewController.finishTransition()
    #expect(library.session.log.last == "restore https://example.org/library")
    #expect(front?.hasWebView == true)
  }

  @Test("a tab with a native screen is not suspended: the screen holds its navigator weakly")
  func nativeScreen() async throws {
    let native = UIViewController()
    let before = try showLibrary { $0.rootViewController.pushViewController(native, animated: false) }
    await warnOfLowMemory()
    before.answer()
    #expect(library === before)
    window.tap(id: manager.tabs[1].id)
    #expect(paths == ["/library", "/library/1", "native"])
    #expect(before.rootViewController.topViewController === native)
  }

  @Test("a tab with typed text, or whose page does not answer, is not suspended", arguments: [false, true])
  func input(isAnswering: Bool) async throws {
    let shown = try showLibrary(scrollPosition: nil)
    await warnOfLowMemory()
    if isAnswering { shown.answer() }
    #expect(library === shown)
    #expect(front?.hasWebView == true)
  }

  @Test("a tab that the user selects before its page has answered is not suspended")
  func lateAnswer() async throws {
    let shown = try showLibrary()
    await warnOfLowMemory()
    window.tap(id: manager.tabs[1].id)
    shown.answer()
    #expect(library === shown)
    #expect(front?.hasWebView == true)
  }

  @Test("the selected tab and a tab with a hidden modal page are not suspended")
  func busyTabs() async throws {
    try #require(manager.activeNavigator?.rootViewController.topViewController as? HotwireWebViewController)
      .configure(tabs())
    manager.selectTab(manager.tabs[1].id)
    let shown = try #require(library)
    shown.finishLoading()
    shown.show(page.appending(path: "edit"), isModal: true)
    shown.session.webView.run = { $0 == ScrollRestoration.positionScript ? [0.0, 0.0] : nil }
    let home = try #require(manager.navigator(for: manager.tabs[0].id))
    home.session.webView.run = { $0 == ScrollRestoration.positionScript ? [0.0, 0.0] : nil }
    manager.selectTab(manager.tabs[0].id)
    await warnOfLowMemory()
    for navigator in [home, shown] { navigator.answer() }
    #expect(library === shown)
    #expect(manager.activeNavigator === home)
  }

  @Test("an address that is opened in a suspended tab is the only page that loads, until the user goes back")
  func open() async throws {
    try await suspendLibrary()
    manager.open("/library/3")
    let library = try #require(library)
    #expect(paths == ["/library", "/library/1", "/library/3"])
    #expect(library.session.log == ["advance https://example.org/library/3"])
    library.finishLoading()
    library.rootViewController.popViewController(animated: true)
    library.rootViewController.finishTransition()
    #expect(library.session.log.last == "restore https://example.org/library/1")
    #expect(front?.hasWebView == true)
  }

  // P14.3
  @Test("a suspended tab that is out of date loads once")
  func outdated() async throws {
    try await suspendLibrary()
    try #require(manager.activeNavigator?.rootViewController.topViewController as? HotwireWebViewController)
      .configure(tabs(libraryVersion: 2))
    window.tap(id: manager.tabs[1].id)
    library?.answer()
    #expect(library?.session.log == ["advance https://example.org/library/1"])
  }

  @Test("a suspended tab of another user is disposed")
  func session() async throws {
    try await suspendLibrary()
    let home = try #require(manager.activeNavigator?.rootViewController.topViewController as? HotwireWebViewController)
    for user in ["a", "b"] { home.configure(String(tabs().dropLast()) + #","session":"\#(user)"}"#) }
    window.tap(id: manager.tabs[1].id)
    #expect(paths == ["/library"])
  }

  @Test("background tabs over the maximum are suspended, the least recently shown first, but for those with typed text")
  func maximum() async throws {
    let manager = TabManager(location: try AppLocation(startURL: page))
    let window = TabbedNavigatorController(tabManager: manager, options: TabBarOptions(maximumBackgroundTabs: 1))
    window.appear()
    let names = ["home", "a", "b", "c"]
    let tabs = names.map { #"{"id":"\#($0)","title":"","icon":"star","path":"/\#($0)"}"# }.joined(separator: ",")
    try #require(manager.activeNavigator?.rootViewController.topViewController as? HotwireWebViewController)
      .configure(#"{"active":"home","tabs":[\#(tabs)]}"#)
    func running() -> [String] {
      zip(names, manager.tabs).filter { manager.navigator(for: $0.1.id) != nil }.map(\.0)
    }
    func answer() {
      for tab in manager.tabs { manager.navigator(for: tab.id)?.answer() }
    }
    func show(_ name: String, isTyping: Bool = false) async throws {
      let id = try #require(zip(names, manager.tabs).first { $0.0 == name }).1.id
      window.tap(id: id)
      let navigator = try #require(manager.navigator(for: id))
      navigator.finishLoading()
      navigator.session.webView.run = { $0 == ScrollRestoration.positionScript && !isTyping ? [0.0, 0.0] : nil }
      await settle()
    }
    manager.activeNavigator?.session.webView.run = { $0 == ScrollRestoration.positionScript ? [0.0, 0.0] : nil }
    try await show("a", isTyping: true)
    answer()
    #expect(running() == ["home", "a"])
    try await show("b")
    answer()
    await until { running() == ["a", "b"] }
    try await show("c")
    answer()
    answer()
    await until { running() == ["a", "c"] }
    try await show("home")
    answer()
    answer()
    await until { running() == ["home", "a"] }
  }

  @Test("the SwiftUI client suspends and resumes tabs")
  func swiftUI() async throws {
    let manager = TabManager(location: try AppLocation(startURL: page))
    let screen = NotificationObservation.$center.withValue(center) { Screen(TabbedNavigator(tabManager: manager)) }
    try #require(manager.activeNavigator?.rootViewController.topViewController as? HotwireWebViewController)
      .configure(tabs())
    screen.update()
    await settle()
    let (home, id) = (manager.tabs[0].id, manager.tabs[1].id)
    screen.tap(BarEntry.ID.tab(id))
    let shown = Weak(manager.navigator(for: id))
    shown.value?.finishLoading()
    shown.value?.session.webView.run = { $0 == ScrollRestoration.positionScript ? [0.0, 0.0] : nil }
    screen.tap(BarEntry.ID.tab(home))
    await warnOfLowMemory()
    shown.value?.answer()
    await until { shown.value == nil }
    screen.tap(BarEntry.ID.tab(id))
    let resumed = try #require(manager.navigator(for: id))
    #expect(resumed.rootViewController.isShown)
    #expect((resumed.rootViewController.topViewController as? HotwireWebViewController)?.hasWebView == true)
  }
}
