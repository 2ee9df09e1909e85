import Foundation
@preconcurrency import HotwireNative
import Testing
import UIKit
import WebKit

@testable import TabwireClient
@testable import TabwireHotwireNative
@testable import TabwireIOS

/// Forms, native screens and links, driven as Turbo would.
@MainActor
@Suite("Journeys with the real Hotwire Native", .serialized)
struct JourneyTests {
  let manager: TabManager
  let window: TabbedNavigatorController
  let start: URL
  let delegate = Delegate()
  private let center = NotificationCenter()

  /// Shows `/native…` on a native screen, as the documentation of Hotwire Native's `NavigationHandler` says.
  final class Delegate: NavigatorDelegate {
    func handle(proposal: VisitProposal, from navigator: Navigator) -> ProposalResult {
      guard proposal.url.path.hasPrefix("/native") else { return .accept }
      return .acceptCustom(MainActor.assumeIsolated { NativeScreen(navigator) })
    }
  }

  /// A screen that holds its navigator as the documentation of Hotwire Native's `NavigationHandler` asks.
  final class NativeScreen: UIViewController {
    private weak var navigator: (any NavigationHandler)?
    init(_ navigator: any NavigationHandler) {
      self.navigator = navigator
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    func didTapRow(_ url: URL) { navigator?.route(url) }
  }

  init() throws {
    Hotwire.registerBridgeComponents(TabManager.bridgeComponents)
    start = try #require(URL(string: "https://example.org/"))
    manager = TabManager(location: try AppLocation(startURL: start))
    window = NotificationObservation.$center.withValue(center) { [manager, delegate] in
      TabbedNavigatorController(tabManager: manager, navigatorDelegate: delegate)
    }
    window.appear()
    try load()
  }

  // MARK: Forms in modal pages (P15.5)

  /// Rails: `recede_or_redirect_to`, `resume_or_redirect_to` after a form in a modal page over the first page of a tab.
  @Test(
    "a form in a modal page that is closed by a historical location leaves the other tabs usable",
    arguments: ["recede", "resume"])
  func historicalLocation(name: String) async throws {
    try configure(["home", "explore"])
    try select(1)
    let explore = try #require(navigator)
    explore.route(start.appending(path: "explore/7"))
    explore.rootViewController.finishTransition()
    explore.finishLoading()
    try select(0)
    let home = try #require(navigator)
    home.route(
      VisitProposal(url: start.appending(path: "notes/new"), options: VisitOptions(), properties: ["context": "modal"]))
    let modalWebView = home.modalSession.webView
    modalWebView.post(pageLoaded, to: "turbo")
    // The user saves; Turbo follows the redirect and proposes the historical location.
    modalWebView.post(["event": "form-start"], to: PageScript.loadHandler)
    let location = start.appending(path: "\(name)_historical_location").absoluteString
    modalWebView.post(
      ["name": "visitProposed", "data": ["location": location, "options": ["action": "advance"] as [String: Any]]]
        as [String: Any],
      to: "turbo")
    home.rootViewController.finishTransition()
    #expect(home.rootViewController.presentedViewController == nil, "the modal page is closed")
    #expect(manager.isSessionKnown, "no page follows that could give the session")
    // The user taps the other tab.
    let id = manager.tabs[1].id
    manager.selectTab(id)
    #expect(manager.selectedID == id, "the tap is carried out at once")
    let deadline = ContinuousClock.now + .seconds(5)
    while manager.selectedID != id, ContinuousClock.now < deadline { try await Task.sleep(for: .milliseconds(50)) }
    #expect(manager.navigator(for: id) === explore, "the tab keeps its pages")
    #expect(explore.rootViewController.viewControllers.count == 2)
  }

  @Test("a form whose response opens a native screen leaves the other tabs usable")
  func formToNativeScreen() throws {
    try configure(["home", "explore"])
    try select(1)
    try select(0)
    let home = try #require(navigator)
    home.session.webView.post(["event": "form-start"], to: PageScript.loadHandler)
    home.session.webView.post(
      [
        "name": "visitProposed",
        "data": [
          "location": start.appending(path: "native/receipt").absoluteString,
          "options": ["action": "advance"] as [String: Any],
        ],
      ] as [String: Any], to: "turbo")
    home.rootViewController.finishTransition()
    #expect(home.rootViewController.topViewController is NativeScreen)
    let id = manager.tabs[1].id
    manager.selectTab(id)
    #expect(manager.selectedID == id)
  }

  @Test("an invalid form in a modal page without tabs in its layout leaves the other tabs usable after it has loaded")
  func invalidFormInModal() throws {
    try configure(["home", "explore"])
    try select(1)
    try select(0)
    let home = try #require(navigator)
    home.route(
      VisitProposal(url: start.appending(path: "notes/new"), options: VisitOptions(), properties: ["context": "modal"]))
    let modalWebView = home.modalSession.webView
    modalWebView.post(pageLoaded, to: "turbo")
    modalWebView.post(["event": "form-start"], to: PageScript.loadHandler)
    // 422: Turbo renders the page with its errors in place. A page in front gets a second to send its configuration.
    modalWebView.post(["event": "page"], to: PageScript.loadHandler)
    modalWebView.post([String: Any](), to: PageScript.loadHandler)
    modalWebView.post(["isConfigured": false] as [String: Any], to: PageScript.loadHandler)
    home.rootViewController.dismiss(animated: false)
    let id = manager.tabs[1].id
    manager.selectTab(id)
    #expect(manager.selectedID == id)
  }

  // MARK: Suspension

  /// A native screen has its navigator, weakly or not, and no other one can take its place.
  @Test("a tab with a native screen is not suspended, and its screen still works after a memory warning")
  func nativeScreen() async throws {
    try configure(["home", "explore"])
    try select(1)
    let explore = try #require(navigator)
    explore.route(start.appending(path: "native/numbers"))
    explore.rootViewController.finishTransition()
    explore.session.webView.run = { $0 == ScrollRestoration.positionScript ? [0.0, 0.0] : nil }
    explore.answer()
    let native = try #require(explore.rootViewController.topViewController as? NativeScreen)
    try select(0)
    center.post(name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
    for _ in 0..<100 { await Task.yield() }
    explore.session.webView.answerScripts()
    for _ in 0..<100 { await Task.yield() }
    manager.selectTab(manager.tabs[1].id)
    let now = try #require(navigator)
    #expect(now === explore)
    now.rootViewController.finishTransition()
    #expect(now.rootViewController.topViewController === native)
    native.didTapRow(start.appending(path: "numbers/1"))
    now.rootViewController.finishTransition()
    #expect(now.rootViewController.viewControllers.count == 3)
  }

  // MARK: Sessions

  @Test("another session frees the web views of other tabs, once their page has answered")
  func sessionChange() async throws {
    try configure(["home", "explore", "library"], session: "a")
    try select(1)
    weak let old = self.navigator
    weak let oldWeb = self.navigator?.session.webView
    navigator?.route(start.appending(path: "secret"))
    navigator?.rootViewController.finishTransition()
    try select(0)
    try configure(["home", "explore", "library"], session: "b")
    oldWeb?.answerScripts()
    let deadline = ContinuousClock.now + .seconds(5)
    while old != nil || oldWeb != nil, ContinuousClock.now < deadline { await Task.yield() }
    #expect(old == nil && oldWeb == nil)
  }

  // MARK: Links

  /// Since 1.3, a screen that its navigator has not routed stops a debug build.
  @Test("a link on an opened page works")
  func linkAfterOpening() throws {
    try configure(["home", "explore"])
    manager.open("/explore/3")
    let explore = try #require(navigator)
    try load()
    explore.route(start.appending(path: "explore/4"))
    explore.rootViewController.finishTransition()
    #expect(explore.rootViewController.viewControllers.count == 3)
  }

  /// Since 1.3, a screen that its navigator has not routed is never the previous page.
  @Test("on an opened page, a link to the first page of its tab goes back to it")
  func linkToFirstPage() throws {
    try configure(["home", "explore"])
    manager.open("/explore/3")
    let explore = try #require(navigator)
    try load()
    explore.route(start.appending(path: "explore"))
    explore.rootViewController.finishTransition()
    #expect(explore.rootViewController.viewControllers.count == 1)
  }

  // MARK: Driving

  private var navigator: Navigator? { manager.activeNavigator }
  private let pageLoaded: [String: Any] = ["name": "pageLoaded", "data": ["restorationIdentifier": "1"]]

  private func load() throws {
    try #require(navigator).session.webView.post(pageLoaded, to: "turbo")
    navigator?.rootViewController.finishTransition()
  }

  private func select(_ index: Int) throws {
    let id = manager.tabs[index].id
    let isStarted = manager.navigator(for: id) != nil
    manager.selectTab(id)
    if !isStarted { try load() }
  }

  private func configure(_ names: [String], session: String? = nil, in web: WKWebView? = nil) throws {
    let webView = try web ?? #require(navigator).session.webView
    let tabs: [AnyHashable] = names.map {
      ["id": $0, "title": $0, "icon": "star", "path": "/\($0)"] as [String: AnyHashable]
    }
    var data: [String: AnyHashable] = ["tabs": tabs, "metadata": ["url": webView.url?.absoluteString ?? ""]]
    data["active"] = names.first
    data["session"] = session
    webView.post(
      ["id": "1", "component": "navigation", "event": PageScript.configureEvent, "data": data] as [String: AnyHashable],
      to: "bridge")
  }
}
