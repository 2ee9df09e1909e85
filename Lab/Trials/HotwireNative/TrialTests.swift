import Foundation
import HotwireNative
import TabwireClient
import TabwireIOS
import Testing
import UIKit
import WebKit

@testable import TabwireHotwireNative

/// Drives the real Session, Navigator, Bridge and BridgeDelegate with the messages that WebKit would deliver.
@MainActor
@Suite("Real Hotwire Native", .serialized)
struct TrialTests {
  let manager: TabManager
  let window: TabbedNavigatorController
  let start: URL

  init() throws {
    Hotwire.registerBridgeComponents(TabManager.bridgeComponents)
    start = try #require(URL(string: "https://example.org/"))
    manager = TabManager(location: try AppLocation(startURL: start))
    window = TabbedNavigatorController(tabManager: manager, navigatorDelegate: Delegate())
    window.appear()
    try load()
  }

  final class Delegate: NavigatorDelegate {}

  @Test("a page configures the tabs, and its web view survives promotion, morphing and demotion")
  func configuration() throws {
    let webView = try #require(navigator).session.webView
    try configure(["home", "explore"])
    #expect(names == ["home", "explore"])
    try configure(["explore", "library"])
    #expect(names == ["explore", "library"])
    try configure([])
    #expect(manager.isBootstrap)
    #expect(try #require(navigator).session.webView === webView)
    #expect(webView.log.filter { $0.hasPrefix("load ") } == ["load https://example.org/"])
    #expect(try #require(screen).visitableView.webView === webView)
  }

  @Test("a frame of the page cannot configure the tabs")
  func frames() throws {
    try configure(["home", "explore"])
    try configure(["x", "y"], event: "configure")
    #expect(names == ["home", "explore"])
  }

  @Test("both web views run the script before the page")
  func userScripts() throws {
    let navigator = try #require(navigator)
    for webView in [navigator.session.webView, navigator.modalSession.webView] {
      let scripts = webView.configuration.userContentController.userScripts
      #expect(scripts.contains { $0.source == PageScript.source(startURL: start) && $0.isForMainFrameOnly })
    }
  }

  @Test("links work when only the tab bar controller holds the navigator delegate")
  func delegateLifetime() throws {
    let navigator = try #require(navigator)
    navigator.route(start.appending(path: "trails/1"))
    #expect(navigator.rootViewController.viewControllers.count == 2)
  }

  @Test("a reselected root shows its web view after any number of pushed native screens", arguments: 1...3)
  func reselect(pushedScreens: Int) throws {
    try configure(["home", "explore"])
    let root = try #require(screen)
    let stack = try #require(navigator).rootViewController
    try select(1)
    try select(0)
    #expect(root.visitableView.webView != nil)
    for _ in 1...pushedScreens { stack.pushViewController(UIViewController(), animated: true) }
    stack.finishTransition()
    #expect(root.visitableView.webView == nil)
    try select(0)
    stack.finishTransition()
    #expect(stack.viewControllers == [root])
    #expect(root.visitableView.webView != nil)
  }

  @Test("a tab that is selected again keeps its page without a visit")
  func selection() throws {
    try configure(["home", "explore"])
    let webView = try #require(navigator).session.webView
    let log = webView.log
    try select(1)
    try select(0)
    #expect(webView.log == log)
  }

  @Test("a modal page that was hidden by a selection from code returns with its web view, and is not loaded again")
  func modal() throws {
    try configure(["home", "explore"])
    let navigator = try #require(navigator)
    let proposal = VisitProposal(
      url: start.appending(path: "edit"), options: VisitOptions(), properties: ["context": "modal"])
    navigator.route(proposal)
    let modal = try #require(navigator.modalRootViewController.topViewController as? HotwireWebViewController)
    navigator.modalSession.webView.post(pageLoaded, to: "turbo")
    try select(1)
    #expect(navigator.rootViewController.presentedViewController == nil)
    try select(0)
    #expect(navigator.rootViewController.presentedViewController == navigator.modalRootViewController)
    #expect(navigator.modalRootViewController.topViewController == modal)
    #expect(modal.visitableView.webView == navigator.modalSession.webView)
    #expect(navigator.modalSession.webView.log.filter { $0.hasPrefix("load ") } == ["load https://example.org/edit"])
  }

  @Test("a disposed container frees its navigator and web views")
  func disposal() async throws {
    try configure(["home", "explore"])
    try select(1)
    weak let navigator = self.navigator
    weak let webView = self.navigator?.session.webView
    self.navigator?.answer()
    try select(0)
    try configure(["home", "library"])
    // Hotwire Native copies the cookies of a finished request in a task.
    let deadline = ContinuousClock.now + .seconds(10)
    while navigator != nil || webView != nil, ContinuousClock.now < deadline { await Task.yield() }
    #expect(navigator == nil)
    #expect(webView == nil)
  }

  @Test("an outdated page is reloaded with Turbo when its tab is selected, and its navigation stack stays")
  func refresh() throws {
    try configure(["home", "explore"], version: 1)
    try select(1)
    let webView = try #require(navigator).session.webView
    let explore = try #require(screen)
    try select(0)
    try configure(["home", "explore"], version: 2)
    webView.log = []
    try select(1)
    webView.answerScripts()
    #expect(webView.log.contains { $0.contains("clearSnapshotCache") })
    let visits = webView.log.filter { $0.contains("visitLocationWithOptions") }
    #expect(visits.count == 1)
    #expect(visits.first?.contains("replace") == true)
    #expect(screen === explore)
    #expect(explore.visitableView.webView === webView)
    #expect(!webView.log.contains { $0.hasPrefix("load ") })
    webView.post([String: Any](), to: PageScript.loadHandler)
    try select(0)
    webView.log = []
    try select(1)
    webView.answerScripts()
    #expect(webView.log.filter { $0.contains("visitLocationWithOptions") } == [])
  }

  @Test("another user's pages are removed from behind the page in front, which keeps its web view")
  func forgetHistory() throws {
    try configure(["home", "explore"], session: "a")
    let navigator = try #require(navigator)
    for path in ["1", "2"] {
      navigator.route(start.appending(path: path))
      navigator.rootViewController.finishTransition()
    }
    let front = try #require(screen)
    try configure(["home", "explore"], session: "b")
    #expect(navigator.rootViewController.viewControllers == [front])
    #expect(front.visitableView.webView === navigator.session.webView)
    #expect(navigator.session.webView.log.contains { $0.contains("clearSnapshotCache") })
  }

  @Test("an opened address is the only page of its tab that loads, until the user goes back")
  func open() throws {
    try configure(["home", "explore"])
    manager.open("/explore/3")
    let navigator = try #require(navigator)
    let webView = navigator.session.webView
    try load()
    #expect(webView.log.filter { $0.hasPrefix("load ") } == ["load https://example.org/explore/3"])
    let screens = navigator.rootViewController.viewControllers.compactMap { $0 as? HotwireWebViewController }
    #expect(screens.map(\.initialVisitableURL.path) == ["/explore", "/explore/3"])
    webView.log = []
    navigator.rootViewController.popViewController(animated: true)
    navigator.rootViewController.finishTransition()
    #expect(screen === screens.first)
    let visits = webView.log.filter { $0.contains("visitLocationWithOptions") }
    #expect(visits.count == 1 && visits.first?.contains("explore\"") == true)
    #expect(screens.first?.visitableView.webView === webView)
  }

  @Test("an opened address asks before it removes a tab with typed text, and opens in its own tab if the user leaves")
  func leaveTypedText() throws {
    try configure(["home", "explore", "library"])
    try select(1)
    try configure(["home", "explore", "library"], hardDeprecated: "explore")
    let explore = try #require(navigator)
    explore.session.webView.run = { $0 == PageInput.inputScript ? true : nil }
    for isLeaving in [false, true] {
      #expect(manager.open("/library/3") != .external)
      explore.answer()
      let alert = try #require(explore.rootViewController.presentedViewController as? UIAlertController)
      #expect(navigator === explore)
      explore.rootViewController.dismiss(animated: false)
      alert.actions[isLeaving ? 1 : 0].tap()
    }
    #expect(names == ["home", "library"])
    #expect(navigator !== explore)
    #expect(navigator?.session.webView.log.contains("load https://example.org/library/3") == true)
  }

  @Test("an eager page loads in the background and shows its web view when its tab is selected")
  func preload() throws {
    let navigator = Navigator.make(
      for: manager.selectedID, of: manager, options: TabBarOptions(), delegate: nil, configure: { _ in })
    var results: [Bool] = []
    navigator.preload { results.append($0) }
    let webView = navigator.session.webView
    #expect(webView.log.filter { $0.hasPrefix("load ") } == ["load https://example.org/"])
    #expect(navigator.webkitUIDelegate == nil)
    webView.post(pageLoaded, to: "turbo")
    navigator.endPreload()
    #expect(navigator.webkitUIDelegate != nil)
    navigator.rootViewController.appear()
    let screen = try #require(navigator.rootViewController.topViewController as? HotwireWebViewController)
    #expect(screen.visitableView.webView === webView)
    #expect(webView.log.filter { $0.hasPrefix("load ") }.count == 1)
  }

  // MARK: Driving

  private var navigator: Navigator? { manager.activeNavigator }
  private var screen: HotwireWebViewController? {
    navigator?.rootViewController.topViewController as? HotwireWebViewController
  }
  private var names: [String] { manager.tabs.compactMap { $0.represents?.id.rawValue } }
  private let pageLoaded: [String: Any] = ["name": "pageLoaded", "data": ["restorationIdentifier": "1"]]

  /// Completes the visit of the page in front.
  private func load() throws {
    try #require(navigator).session.webView.post(pageLoaded, to: "turbo")
    navigator?.rootViewController.finishTransition()
  }

  /// Selects a tab from code, and loads its first page.
  private func select(_ index: Int) throws {
    let id = manager.tabs[index].id
    let isStarted = manager.navigator(for: id) != nil
    manager.selectTab(id)
    if !isStarted { try load() }
  }

  private func configure(
    _ names: [String], version: Int? = nil, session: String? = nil, hardDeprecated: String? = nil,
    event: String = PageScript.configureEvent
  ) throws {
    let webView = try #require(navigator).session.webView
    let tabs: [AnyHashable] = names.map {
      var tab: [String: AnyHashable] = ["id": $0, "title": $0, "icon": "star", "path": "/\($0)"]
      tab["version"] = version
      if $0 == hardDeprecated { tab["deprecated"] = "hard" }
      return tab
    }
    let url = webView.url?.absoluteString ?? ""
    var data: [String: AnyHashable] = ["tabs": tabs, "metadata": ["url": url]]
    data["active"] = names.first
    data["session"] = session
    let message: [String: AnyHashable] = ["id": "1", "component": "navigation", "event": event, "data": data]
    webView.post(message, to: "bridge")
  }
}
