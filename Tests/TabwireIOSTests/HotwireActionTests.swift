import Foundation
@preconcurrency import HotwireNative
import Tabwire
import TabwireClient
import Testing
import UIKit
import WebKit

@testable import TabwireHotwireNative
@testable import TabwireIOS

/// Actions on the tab bar, whose pages Hotwire Native shows (P23.2).
@MainActor
@Suite("Actions with Hotwire Native", .serialized)
struct HotwireActionTests {
  let manager: TabManager
  let window: TabbedNavigatorController
  let page: URL

  private final class NativeScreens: NavigatorDelegate {
    func handle(proposal: VisitProposal, from navigator: Navigator) -> ProposalResult {
      proposal.url.path == "/scan" ? .acceptCustom(MainActor.assumeIsolated { UIViewController() }) : .accept
    }
  }

  init() throws {
    Hotwire.registerBridgeComponents(TabManager.bridgeComponents)
    page = try #require(URL(string: "https://example.org/"))
    manager = TabManager(location: try AppLocation(startURL: page))
    window = TabbedNavigatorController(tabManager: manager, navigatorDelegate: NativeScreens())
    window.appear()
    try #require(screen).configure(ActionTests.tabBar(["home", "explore"], ["compose", "note", "scan"]))
    let navigator = try #require(manager.activeNavigator)
    navigator.finishLoading()
  }

  /// Loads the path configuration, which all tests share: another one can replace it before it has loaded.
  private func loadRules() async throws {
    let configuration = try #require(manager.activeNavigator?.session.pathConfiguration)
    let rules = #"{"settings":{},"rules":[{"patterns":["/compose"],"properties":{"context":"modal"}}]}"#
    let url = page.appending(path: "compose")
    await until {
      if configuration.properties(for: url)["context"] as? String == "modal" { return true }
      Hotwire.loadPathConfiguration(from: [.data(Data(rules.utf8))])
      return false
    }
  }

  private func finish() {
    Hotwire.loadPathConfiguration(from: [])
  }

  private var screen: HotwireWebViewController? {
    manager.activeNavigator?.rootViewController.topViewController as? HotwireWebViewController
  }

  private func isEnabled(_ action: TabID) -> Bool? { window.button(action)?.isEnabled }

  @Test("the path configuration says how it opens, and the modal page is there once, however often it is tapped")
  func modal() async throws {
    try await loadRules()
    defer { finish() }
    let navigator = try #require(manager.activeNavigator)
    window.tap(.action("compose"))
    let modal = try #require(navigator.modalRootViewController.topViewController)
    #expect(navigator.rootViewController.presentedViewController === navigator.modalRootViewController)
    #expect(navigator.rootViewController.viewControllers.count == 1)
    #expect(isEnabled("compose") == false)
    #expect(isEnabled("note") == true)
    // A load of the page behind is not that of the modal page.
    navigator.session.webView.post([String: Any](), to: PageScript.loadHandler)
    #expect(isEnabled("compose") == false)
    navigator.finishLoading()
    navigator.modalSession.webView.post([String: Any](), to: PageScript.loadHandler)
    #expect(isEnabled("compose") == true)
    navigator.modalSession.forgetLog()
    for _ in 1...3 { window.tap(.action("compose")) }
    #expect(navigator.modalRootViewController.viewControllers.map(ObjectIdentifier.init) == [ObjectIdentifier(modal)])
    #expect(navigator.modalSession.log.isEmpty)
    #expect(isEnabled("compose") == true)
  }

  @Test("a page that is pushed is enabled by its load, and another tap does not reload what the user typed there")
  func pushed() async throws {
    try await loadRules()
    defer { finish() }
    let navigator = try #require(manager.activeNavigator)
    window.tap(.action("note"))
    navigator.rootViewController.finishTransition()
    #expect(navigator.rootViewController.viewControllers.count == 2)
    #expect(isEnabled("note") == false)
    navigator.finishLoading()
    navigator.session.webView.post([String: Any](), to: PageScript.loadHandler)
    #expect(isEnabled("note") == true)
    navigator.session.forgetLog()
    for _ in 1...3 { window.tap(.action("note")) }
    #expect(navigator.rootViewController.viewControllers.count == 2)
    #expect(navigator.session.log.isEmpty)
  }

  @Test("going back from a page that does not load enables it, and it can be opened again")
  func back() async throws {
    try await loadRules()
    defer { finish() }
    let navigator = try #require(manager.activeNavigator)
    window.tap(.action("note"))
    navigator.rootViewController.finishTransition()
    #expect(isEnabled("note") == false)
    _ = navigator.rootViewController.popViewController(animated: true)
    navigator.rootViewController.finishTransition()
    #expect(isEnabled("note") == true)
    window.tap(.action("note"))
    navigator.rootViewController.finishTransition()
    #expect(navigator.rootViewController.viewControllers.count == 2)
  }

  @Test("another action enables one whose page is still loading")
  func otherAction() async throws {
    try await loadRules()
    defer { finish() }
    let navigator = try #require(manager.activeNavigator)
    window.tap(.action("note"))
    navigator.rootViewController.finishTransition()
    window.tap(.action("compose"))
    #expect(isEnabled("note") == true)
    #expect(isEnabled("compose") == false)
  }

  @Test("a native screen loads no page, and is there once")
  func native() async throws {
    try await loadRules()
    defer { finish() }
    let navigator = try #require(manager.activeNavigator)
    for _ in 1...3 {
      window.tap(.action("scan"))
      navigator.rootViewController.finishTransition()
      #expect(isEnabled("scan") == true)
    }
    #expect(navigator.rootViewController.viewControllers.count == 2)
  }

  @Test("after a time, a page that neither loads nor fails no longer disables it, and is not opened twice either")
  func timeout() async throws {
    try await loadRules()
    defer { finish() }
    let navigator = try #require(manager.activeNavigator)
    let url = page.appending(path: "compose")
    var endCount = 0
    let visit = ActionVisit(of: url, in: navigator, limit: .milliseconds(1)) { endCount += 1 }
    await until { endCount == 1 }
    visit.pageDidLoad(isModal: true)
    #expect(endCount == 1)
    try await loadRules()
    window.tap(.action("compose"))
    #expect(navigator.modalRootViewController.viewControllers.count == 1)
    #expect(isEnabled("compose") == true)
  }

  @Test("a navigator that the app made without the module keeps no action disabled")
  func ownNavigator() throws {
    let navigator = Navigator(configuration: .init(name: "own", startLocation: page))
    navigator.start()
    var endCount = 0
    navigator.perform(page.appending(path: "note")) { endCount += 1 }
    #expect(endCount == 1)
    #expect(navigator.rootViewController.viewControllers.count == 2)
  }

  @Test("images are fetched with the cookies of the web view's own data store, and the user agent of the app")
  func cookies() async throws {
    try await loadRules()
    defer { finish() }
    let navigator = try #require(manager.activeNavigator)
    let store = navigator.session.webView.configuration.websiteDataStore.httpCookieStore
    store.cookies = [
      try #require(HTTPCookie(properties: [.name: "user", .value: "ann", .domain: "example.org", .path: "/"]))
    ]
    var names: [String]?
    navigator.findCookies { names = $0.map(\.name) }
    await until { names != nil }
    #expect(names == ["user"])
    #expect(navigator.userAgent?.contains("Hotwire Native iOS") == true)
  }
}
