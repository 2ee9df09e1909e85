import Foundation
@preconcurrency import HotwireNative
import SwiftUI
import TabwireClient
import Testing
import WebKit

@testable import TabwireHotwireNative
@testable import TabwireIOS

@MainActor
@Suite("Hotwire Native", .serialized)
struct HotwireNativeTests {
  let manager: TabManager
  let window: TabbedNavigatorController
  let delegate = Delegate()
  let page: URL

  final class Delegate: NavigatorDelegate {}

  init() throws {
    Hotwire.registerBridgeComponents(TabManager.bridgeComponents)
    page = try #require(URL(string: "https://example.org/"))
    manager = TabManager(location: try AppLocation(startURL: page))
    window = TabbedNavigatorController(tabManager: manager, navigatorDelegate: delegate)
    window.appear()
  }

  func navigator(_ id: UUID) -> Navigator? { window.navigator(for: id) as? Navigator }
  var selected: Navigator? { navigator(manager.selectedID) }
  var screen: HotwireWebViewController? { selected?.rootViewController.topViewController as? HotwireWebViewController }
  var names: [String] { manager.tabs.compactMap { $0.represents?.id.rawValue } }
  let tabs = UIKitApp.json(["home", "explore", "library"])

  @Test("a page configures the tabs")
  func configuration() throws {
    try #require(screen).configure(tabs)
    #expect(names == ["home", "explore", "library"])
    #expect(window.bar.map(\.title) == ["Home", "Explore", "Library"])
  }

  @Test("a modal page of the selected tab configures the tabs")
  func modalPage() throws {
    try #require(selected).show(try #require(URL(string: "https://example.org/sign-in")), isModal: true)
      .configure(tabs)
    #expect(names.count == 3)
  }

  @Test("pages configure the tabs after Hotwire Native recreates its sessions")
  func newSessions() throws {
    let navigator = try #require(selected)
    navigator.recreateSessions()
    navigator.show(page).configure(tabs)
    #expect(names.count == 3)
  }

  @Test("a tab has two web views once it is selected, and none before")
  func webViews() throws {
    try #require(screen).configure(tabs)
    #expect(manager.tabs.compactMap { navigator($0.id) }.map(\.webViews.count) == [2])
    window.tap(id: manager.tabs[2].id)
    #expect(manager.tabs.map { navigator($0.id)?.webViews.count } == [2, nil, 2])
  }

  @Test("a page in a background tab, on another origin or of another navigator is ignored")
  func ignoredPages() throws {
    try #require(screen).configure(tabs)
    let background = try #require(screen)
    window.tap(id: manager.tabs[1].id)
    background.configure(UIKitApp.json(["x", "y"]))
    try #require(selected).show(try #require(URL(string: "https://evil.example/")))
      .send(PageScript.configureEvent, UIKitApp.json(["x", "y"]))
    Navigator(configuration: .init(name: "other", startLocation: page)).show(page)
      .send(PageScript.configureEvent, UIKitApp.json(["x", "y"]))
    #expect(names == ["home", "explore", "library"])
  }

  @Test("a frame of the page cannot configure the tabs")
  func frames() throws {
    try #require(screen).configure(tabs)
    try #require(screen).send("configure", UIKitApp.json(["x", "y"]))
    #expect(names == ["home", "explore", "library"])
  }

  @Test("an app that replaces makeCustomWebView keeps its web views and the tabs")
  func customWebViews() throws {
    final class CustomWebView: WKWebView {}
    let makeCustomWebView = Hotwire.config.makeCustomWebView
    defer { Hotwire.config.makeCustomWebView = makeCustomWebView }
    Hotwire.config.makeCustomWebView = { configuration in
      MainActor.assumeIsolated { CustomWebView(frame: .zero, configuration: configuration) }
    }
    try #require(screen).configure(tabs)
    window.tap(id: manager.tabs[1].id)
    let navigator = try #require(selected)
    #expect(navigator.webViews.allSatisfy { $0 is CustomWebView })
    try #require(screen).configure(UIKitApp.json(["explore", "library"]))
    #expect(names == ["explore", "library"])
    navigator.recreateSessions()
    #expect(navigator.webViews.allSatisfy { $0 is CustomWebView })
    navigator.show(page).configure(UIKitApp.json(["explore", "home"]))
    #expect(names == ["explore", "home"])
    let source = PageScript.source(startURL: page)
    let scripts = navigator.webViews.map(\.configuration.userContentController.userScripts)
    #expect(scripts.map { $0.filter { $0.source == source }.count } == [1, 1])
  }

  @Test("modal pages learn that they are modal, also in web views that Hotwire Native makes later")
  func modalPages() throws {
    try #require(screen).configure(tabs)
    let navigator = try #require(selected)
    func marked() -> [Int] {
      navigator.webViews.map {
        $0.configuration.userContentController.userScripts.count { $0.source == PageScript.modalSource }
      }
    }
    #expect(marked() == [0, 1])
    navigator.recreateSessions()
    for _ in 1...2 {
      navigator.session.webView.post(["event": "page"], to: PageScript.loadHandler)
      navigator.modalSession.webView.post(["event": "page"], to: PageScript.loadHandler)
    }
    #expect(marked() == [0, 1])
    #expect(navigator.modalSession.webView.log.contains(PageScript.modalSource))
    #expect(!navigator.session.webView.log.contains(PageScript.modalSource))
  }

  @Test("web views that share one controller have no script of modal pages: each modal page is told when it loads")
  func sharedController() throws {
    let makeCustomWebView = Hotwire.config.makeCustomWebView
    defer { Hotwire.config.makeCustomWebView = makeCustomWebView }
    let shared = WKWebViewConfiguration()
    Hotwire.config.makeCustomWebView = { _ in
      MainActor.assumeIsolated {
        // Hotwire Native adds its own for each web view, and WebKit throws for a second handler of the same name.
        for name in ["bridge", "turbo"] { shared.userContentController.removeScriptMessageHandler(forName: name) }
        return WKWebView(frame: .zero, configuration: shared)
      }
    }
    try #require(screen).configure(tabs)
    window.tap(id: manager.tabs[1].id)
    let navigator = try #require(selected)
    navigator.modalSession.webView.post(["event": "page"], to: PageScript.loadHandler)
    #expect(!shared.userContentController.userScripts.contains { $0.source == PageScript.modalSource })
    #expect(navigator.modalSession.webView.log.contains(PageScript.modalSource))
  }

  @Test("the app reaches the active navigator and routes to it")
  func activeNavigator() throws {
    try #require(screen).configure(tabs)
    window.tap(id: manager.tabs[1].id)
    let navigator = try #require(manager.activeNavigator)
    #expect(navigator === selected)
    #expect(navigator === window.activeNavigator)
    #expect(manager.navigator(for: manager.tabs[0].id) === self.navigator(manager.tabs[0].id))
    #expect(manager.navigator(for: manager.tabs[2].id) == nil)
    window.route(page.appending(path: "trails/1"))
    #expect(navigator.rootViewController.viewControllers.count == 2)
    window.route(page.appending(path: "trails/2"), options: VisitOptions(action: .replace))
    #expect(navigator.rootViewController.viewControllers.count == 2)
    window.route(VisitProposal(url: page.appending(path: "trails/3"), options: VisitOptions()))
    #expect(navigator.rootViewController.viewControllers.count == 3)
  }

  @Test("other events and invalid messages change nothing")
  func others() throws {
    let screen = try #require(screen)
    screen.send("connect", tabs)
    for message in ["", "null", "[]", #"{"active":null}"#, #"{"active":"a","tabs":[{"id":"a"}]}"#] {
      screen.configure(message)
    }
    #expect(manager.isBootstrap)
  }

  @Test("the component registers together with the app's components")
  func registration() {
    final class FormComponent: BridgeComponent {
      override nonisolated class var name: String { "form" }
    }
    Hotwire.registerBridgeComponents(TabManager.bridgeComponents + [FormComponent.self])
    #expect(Hotwire.componentTypes.map { $0.name } == ["navigation", "form"])
  }

  @Test("a navigator starts at its tab's path and has the app's delegate")
  func start() throws {
    try #require(screen).configure(tabs)
    window.tap(id: manager.tabs[1].id)
    #expect(screen?.initialVisitableURL.absoluteString == "https://example.org/explore")
    #expect(selected?.delegate === delegate)
    #expect(selected?.rootViewController.viewControllers.count == 1)
  }

  @Test("links work when only the tab bar controller holds the navigator delegate")
  func delegateLifetime() throws {
    let manager = TabManager(location: try AppLocation(startURL: page))
    let window = TabbedNavigatorController(tabManager: manager, navigatorDelegate: Delegate())
    let navigator = try #require(window.navigator(for: manager.selectedID) as? Navigator)
    navigator.route(try #require(URL(string: "https://example.org/trails/1")))
    #expect(navigator.rootViewController.viewControllers.count == 2)
    #expect(navigator.delegate is Delegate)
  }

  @Test("links work when only the SwiftUI view holds the navigator delegate")
  func delegateLifetimeInSwiftUI() throws {
    let manager = TabManager(location: try AppLocation(startURL: page))
    let screen = Screen(TabbedNavigator(tabManager: manager, navigatorDelegate: Delegate()))
    let container = try #require(screen.contents.first as? NavigatorContainer)
    let navigator = try #require(container.navigator.navigator as? Navigator)
    navigator.route(try #require(URL(string: "https://example.org/trails/1")))
    #expect(navigator.rootViewController.viewControllers.count == 2)
    #expect(navigator.delegate is Delegate)
  }

  @Test("a reselected root shows its web view after any number of pushed screens", arguments: 1...3)
  func reselect(pushedScreens: Int) throws {
    try #require(screen).configure(tabs)
    let root = try #require(screen)
    let stack = try #require(selected).rootViewController
    window.tap(id: manager.tabs[1].id)
    window.tap(id: manager.tabs[0].id)
    #expect(root.hasWebView)
    for _ in 1...pushedScreens { stack.pushViewController(UIViewController(), animated: true) }
    stack.finishTransition()
    #expect(!root.hasWebView)
    window.tap(id: manager.tabs[0].id)
    stack.finishTransition()
    #expect(stack.viewControllers.count == 1)
    #expect(root.hasWebView)
  }

  @Test("a freed navigator is removed from the registry")
  func memory() throws {
    try #require(screen).configure(tabs)
    window.tap(id: manager.tabs[1].id)
    let explore = Weak(selected)
    explore.value?.answer()
    window.tap(id: manager.tabs[0].id)
    try #require(screen).configure(UIKitApp.json(["home", "library"]))
    #expect(explore.value == nil)
    window.tap(id: manager.tabs[1].id)
    #expect(NavigatorRegistry.shared.count(of: manager) == 2)
  }

  @Test("pages configure the tabs of the SwiftUI client")
  func swiftUI() throws {
    let manager = TabManager(location: try AppLocation(startURL: page))
    let screen = Screen(TabbedNavigator(tabManager: manager, navigatorDelegate: delegate))
    let container = try #require(screen.contents.first as? NavigatorContainer)
    let navigator = try #require(container.navigator.navigator as? Navigator)
    let page = try #require(navigator.rootViewController.topViewController as? HotwireWebViewController)
    page.configure(tabs)
    screen.update()
    #expect(screen.page.tabs.map(\.label.texts) == [["Home"], ["Explore"], ["Library"]])
  }
}
