import Foundation
import HotwireNative
import TabwireClient
import Testing
import UIKit
import WebKit

@testable import TabwireHotwireNative
@testable import TabwireIOS

/// Outdated pages, other users' pages, and addresses from outside the pages, with Hotwire Native's navigators.
@MainActor
@Suite("Fresh pages", .serialized)
struct FreshPagesTests {
  let manager: TabManager
  let window: TabbedNavigatorController
  let page: URL

  init() throws {
    Hotwire.registerBridgeComponents(TabManager.bridgeComponents)
    page = try #require(URL(string: "https://example.org/"))
    manager = TabManager(location: try AppLocation(startURL: page))
    window = TabbedNavigatorController(tabManager: manager)
    window.appear()
  }

  var selected: Navigator? { manager.activeNavigator }
  var screen: HotwireWebViewController? { selected?.rootViewController.topViewController as? HotwireWebViewController }
  var paths: [String] {
    (selected?.rootViewController.viewControllers ?? []).map {
      ($0 as? any Visitable)?.initialVisitableURL.path ?? "native"
    }
  }

  /// Configures two tabs, and shows the second one with the page `/library` when it is out of date.
  private func outdatedLibrary(
    isAnswering: Bool = true, _ prepare: (Navigator) throws -> Void = { _ in }
  ) throws -> Navigator {
    try #require(screen).configure(versioned(library: 1))
    window.tap(id: manager.tabs[1].id)
    let library = try #require(selected)
    library.finishLoading()
    try prepare(library)
    library.finishLoading()
    window.tap(id: manager.tabs[0].id)
    try #require(screen).configure(versioned(library: 2))
    library.session.forgetLog()
    library.session.webView.log = []
    window.tap(id: manager.tabs[1].id)
    if isAnswering { library.answer() }
    return library
  }

  private func versioned(library version: Int) -> String {
    """
    {"active":"home","tabs":[{"id":"home","title":"Home","icon":"star","path":"/"},
    {"id":"library","title":"Library","icon":"star","path":"/library","version":\(version)}]}
    """
  }

  private func leaveAndReturn() {
    window.tap(id: manager.tabs[0].id)
    window.tap(id: manager.tabs[1].id)
    selected?.answer()
  }

  private func reportLoad(in navigator: Navigator, isConfigured: Bool = true, isMainFrame: Bool = true) {
    navigator.session.webView.post([String: Any](), to: PageScript.loadHandler, isMainFrame: isMainFrame)
    navigator.session.webView.post(
      ["isConfigured": isConfigured], to: PageScript.loadHandler, isMainFrame: isMainFrame)
  }

  // MARK: The app comes back

  // P14.13
  @Test("after a minute in the background a page that is out of date is loaded again")
  func returns() async throws {
    let center = NotificationCenter()
    let clock = DelayedCalls()
    let location = try AppLocation(startURL: page)
    let manager = TabManager(
      location: location, logger: .system(label: "tests"), resolve: location.resolve, clock: clock)
    let window = NotificationObservation.$center.withValue(center) { TabbedNavigatorController(tabManager: manager) }
    window.appear()
    let home = try #require(manager.activeNavigator)
    home.finishLoading()
    let screen = try #require(home.rootViewController.topViewController as? HotwireWebViewController)
    func configure(home version: Int, _ members: String = "") {
      screen.configure(
        """
        {"active":"home","tabs":[{"id":"home","title":"Home","icon":"star","path":"/","version":\(version)},
        {"id":"library","title":"Library","icon":"star","path":"/library"}]\(members)}
        """)
    }
    configure(home: 1)
    configure(home: 2, #","live":true"#)
    home.session.forgetLog()
    for seconds in [0, 60] {
      center.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
      await settle()
      await settle()
      clock.pass(.seconds(seconds))
      center.post(name: UIApplication.willEnterForegroundNotification, object: nil)
      await settle()
      await settle()
    }
    #expect(!home.session.log.contains { $0.hasPrefix("replace") })
    clock.run()
    home.answer()
    #expect(home.session.log.count { $0.hasPrefix("replace") } == 1)
  }

  // P14.14
  @Test("an app asks the page of the tab in front again")
  func askAgain() throws {
    try #require(screen).configure(versioned(library: 1))
    let selected = try #require(selected)
    selected.session.webView.log = []
    manager.askAgain()
    #expect(selected.session.webView.log.contains { $0.contains("tabwire:ask-again") })
  }

  // MARK: Outdated pages

  // P14.1, P14.2, P14.3
  @Test("an outdated page is reloaded by a replace visit when its tab is selected, once")
  func refresh() throws {
    let library = try outdatedLibrary()
    #expect(library.session.log == ["clear snapshots", "replace https://example.org/library"])
    let scripts = [PageInput.unsavedScript, PageRefresh.keepScrollScript]
    #expect(library.session.webView.log.filter(scripts.contains) == scripts)
    #expect(paths == ["/library"])
    reportLoad(in: library)
    library.session.forgetLog()
    leaveAndReturn()
    #expect(library.session.log == [])
  }

  // P14.7
  @Test("a reload that failed is tried again when the tab is next selected")
  func failedRefresh() throws {
    let library = try outdatedLibrary()
    library.session.forgetLog()
    leaveAndReturn()
    #expect(library.session.log == ["clear snapshots", "replace https://example.org/library"])
  }

  // P14.6
  @Test("a page with typed text offers the reload, and offers it again until the user accepts")
  func offeredRefresh() throws {
    let library = try outdatedLibrary { navigator in
      navigator.session.webView.run = { $0 == PageInput.unsavedScript ? true : nil }
    }
    let view = try #require(screen?.view)
    #expect(library.session.log == [])
    leaveAndReturn()
    let buttons = view.subviews.compactMap { $0 as? UIButton }
    #expect(buttons.map(\.configuration?.title) == ["Updated · Reload"])
    buttons.first?.tap()
    #expect(library.session.log == ["clear snapshots", "replace https://example.org/library"])
    #expect(!view.subviews.contains { $0 is UIButton })
  }

  @Test("a page that loads by itself removes the offer")
  func withdrawnOffer() throws {
    let library = try outdatedLibrary { navigator in
      navigator.session.webView.run = { $0 == PageInput.unsavedScript ? true : nil }
    }
    // A load of the modal page does not count for the page behind it.
    library.modalSession.webView.post([String: Any](), to: PageScript.loadHandler)
    #expect(screen?.view.subviews.contains { $0 is UIButton } == true)
    reportLoad(in: library)
    #expect(screen?.view.subviews.contains { $0 is UIButton } == false)
  }

  @Test("the offer is above the keyboard, and not wider than the screen")
  func offerLayout() throws {
    _ = try outdatedLibrary { navigator in
      navigator.session.webView.run = { $0 == PageInput.unsavedScript ? true : nil }
    }
    #expect(
      NSLayoutConstraint.activated.suffix(4) == [
        "UIButton.centerX = UIView.centerX + 0.0", "UIButton.leading >= UILayoutGuide.leading + 16.0",
        "UIButton.trailing <= UILayoutGuide.trailing + -16.0", "UIButton.bottom = UIKeyboardLayoutGuide.top + -16.0",
      ])
  }

  @Test("behind a native screen, links load their pages, and the outdated page reloads when the user returns to it")
  func refreshBehindNativeScreen() throws {
    let library = try outdatedLibrary { $0.routeToNativeScreen(page.appending(path: "library/map")) }
    let stack = library.rootViewController
    #expect(library.session.log == ["clear snapshots"])
    let linked = library.show(page.appending(path: "library/1"))
    library.rootViewController.finishTransition()
    library.finishLoading()
    reportLoad(in: library)
    #expect(library.session.log == ["clear snapshots", "advance https://example.org/library/1"])
    #expect(linked.hasWebView)
    for _ in 1...2 {
      stack.popViewController(animated: true)
      stack.finishTransition()
      library.answer()
    }
    #expect(paths == ["/library"])
    #expect(screen?.hasWebView == true)
    #expect(library.session.log.last == "restore https://example.org/library")
    reportLoad(in: library)
    #expect(!library.needsRefresh)
  }

  @Test("a page that the user leaves before it has answered is not reloaded over the next one")
  func refreshAfterLink() throws {
    let library = try outdatedLibrary(isAnswering: false)
    let linked = library.show(page.appending(path: "library/1"))
    library.rootViewController.finishTransition()
    library.finishLoading()
    #expect(library.session.log == ["advance https://example.org/library/1", "clear snapshots"])
    #expect(linked.hasWebView)
  }

  @Test("behind a modal page, the outdated page reloads at once", arguments: [false, true])
  func refreshBehindModal(isSheet: Bool) throws {
    let library = try outdatedLibrary { navigator in
      navigator.modalRootViewController.coversPresenter = !isSheet
      navigator.show(page.appending(path: "edit"), isModal: true)
    }
    #expect(library.session.log == ["clear snapshots", "replace https://example.org/library"])
    library.rootViewController.dismiss(animated: false)
    #expect(screen?.hasWebView == true)
  }

  @Test("a page that sends no configuration shows the tab bar again")
  func pageWithoutConfiguration() throws {
    try #require(screen).configure(versioned(library: 1))
    let navigator = try #require(selected)
    navigator.show(page.appending(path: "player"))
    navigator.rootViewController.finishTransition()
    let hidden = versioned(library: 1).replacingOccurrences(of: #"{"active""#, with: #"{"tabBarHidden":true,"active""#)
    try #require(screen).configure(hidden)
    #expect(window.isBarHidden)
    reportLoad(in: navigator, isConfigured: false, isMainFrame: false)
    reportLoad(in: navigator, isConfigured: true)
    #expect(window.isBarHidden)
    reportLoad(in: navigator, isConfigured: false)
    #expect(!window.isBarHidden)
  }

  // P17.2
  @Test("the first page of a tab never hides the tab bar")
  func firstPage() throws {
    let navigator = try #require(selected)
    let hidden = versioned(library: 1).replacingOccurrences(of: #"{"active""#, with: #"{"tabBarHidden":true,"active""#)
    try #require(screen).configure(hidden)
    #expect(!window.isBarHidden)
    navigator.show(page.appending(path: "player"))
    navigator.rootViewController.finishTransition()
    #expect(!window.isBarHidden)
    try #require(screen).configure(hidden)
    #expect(window.isBarHidden)
    navigator.rootViewController.popViewController(animated: true)
    #expect(window.isBarHidden)
    navigator.rootViewController.finishTransition()
    #expect(!window.isBarHidden)
  }

  // MARK: Another user

  private func configure(session: String, extra: String = "") throws {
    let json = versioned(library: 1).dropLast() + #","session":"\#(session)"\#(extra)}"#
    try #require(screen).configure(String(json))
  }

  @Test("another user's pages are removed from behind the page in front, from Turbo's and from WebKit's cache")
  func forgetHistory() throws {
    try configure(session: "a")
    let navigator = try #require(selected)
    for path in ["1", "2"] {
      navigator.show(page.appending(path: path))
      navigator.rootViewController.finishTransition()
      navigator.finishLoading()
    }
    let front = try #require(screen)
    navigator.session.forgetLog()
    try configure(session: "b")
    #expect(paths == ["/2"])
    #expect(screen === front)
    #expect(front.hasWebView)
    #expect(navigator.session.log == ["clear snapshots"])
    #expect(navigator.session.webView.configuration.websiteDataStore.removed == [[WKWebsiteDataTypeMemoryCache]])
    try configure(session: "b")
    #expect(navigator.session.log == ["clear snapshots"])
  }

  @Test("behind a sheet, another user's page is covered until it has been reloaded")
  func forgetHistoryBehindModal() throws {
    try configure(session: "a")
    let navigator = try #require(selected)
    navigator.show(page.appending(path: "1"))
    navigator.show(page.appending(path: "edit"), isModal: true)
    let modal = navigator.show(page.appending(path: "sign-in"), isModal: true)
    navigator.session.forgetLog()
    modal.configure(String(versioned(library: 1).dropLast() + #","session":"b"}"#))
    #expect(paths == ["/1"])
    #expect(navigator.session.log == ["clear snapshots", "clear snapshots", "replace https://example.org/1"])
    let behind = try #require(screen)
    #expect(isCovered(behind))
    reportLoad(in: navigator)
    #expect(!isCovered(behind))
    #expect(navigator.modalRootViewController.viewControllers.count == 1)
    #expect(navigator.rootViewController.presentedViewController === navigator.modalRootViewController)
  }

  @Test("behind a modal page, another user's page behind a native screen is removed from its web view")
  func forgetPageBehindNativeScreen() throws {
    try configure(session: "a")
    let navigator = try #require(selected)
    navigator.rootViewController.pushViewController(UIViewController(), animated: false)
    navigator.rootViewController.finishTransition()
    let modal = navigator.show(page.appending(path: "sign-in"), isModal: true)
    modal.configure(String(versioned(library: 1).dropLast() + #","session":"b"}"#))
    #expect(paths == ["native"])
    #expect(navigator.session.webView.log.contains(PageRefresh.emptyScript))
    #expect(!navigator.modalSession.webView.log.contains(PageRefresh.emptyScript))
  }

  @Test("the web view of modal pages does not keep another user's last page")
  func forgetModalPage() throws {
    try configure(session: "a")
    let navigator = try #require(selected)
    navigator.show(page.appending(path: "private"), isModal: true)
    navigator.finishLoading()
    navigator.rootViewController.dismiss(animated: false)
    try configure(session: "b")
    #expect(navigator.modalSession.webView.log.contains(PageRefresh.emptyScript))
    #expect(navigator.modalRootViewController.viewControllers.isEmpty)
    #expect(!navigator.session.webView.log.contains(PageRefresh.emptyScript))
  }

  private func isCovered(_ screen: UIViewController) -> Bool {
    screen.view.subviews.contains { type(of: $0) == UIView.self && $0.backgroundColor === UIColor.systemBackground }
  }

  @Test("a stream of another user's tabs also reloads the page in front")
  func stream() throws {
    try configure(session: "a")
    let navigator = try #require(selected)
    navigator.session.forgetLog()
    try configure(session: "b", extra: #","live":true"#)
    navigator.answer()
    #expect(navigator.session.log == ["clear snapshots", "clear snapshots", "replace https://example.org/"])
  }

  // MARK: Addresses from outside the pages

  // P16.1, P16.2
  @Test("an opened URL is visited above the first page of its tab, which loads when the user goes back")
  func open() throws {
    try #require(screen).configure(versioned(library: 1))
    let url = try #require(URL(string: "https://example.org/library/3"))
    #expect(manager.open(url: url) == .visit(manager.tabs[1].id, url))
    #expect(manager.selectedID == manager.tabs[1].id)
    #expect(paths == ["/library", "/library/3"])
    let navigator = try #require(selected)
    #expect(
      (navigator.rootViewController.viewControllers.first as? any Visitable)?.visitableDelegate === navigator.session)
    #expect(navigator.session.log == ["advance https://example.org/library/3"])
    manager.open("/library/3")
    #expect(paths == ["/library", "/library/3"])
    manager.open("/about")
    #expect(paths == ["/library", "/library/3", "/about"])
    for (path, expected) in [("library/3", ["/library", "/library/3"]), ("library", ["/library"])] {
      navigator.rootViewController.finishTransition()
      navigator.route(page.appending(path: path))
      #expect(paths == expected)
    }
  }

  // P16.1, P16.3
  @Test("an opened URL over an outdated page is one load, and Turbo keeps no snapshot of that page")
  func openOverOutdatedPage() throws {
    try #require(screen).configure(versioned(library: 1))
    window.tap(id: manager.tabs[1].id)
    let library = try #require(selected)
    library.finishLoading()
    window.tap(id: manager.tabs[0].id)
    try #require(screen).configure(versioned(library: 2))
    library.session.forgetLog()
    library.session.webView.log = []
    manager.open("/library/3")
    #expect(library.session.log == ["clear snapshots", "advance https://example.org/library/3"])
    #expect(library.session.webView.log.contains(PageRefresh.noSnapshotScript))
    #expect(paths == ["/library", "/library/3"])
  }

  @Test("an opened URL that is the first page of its tab is visited once")
  func openFirstPage() throws {
    try #require(screen).configure(versioned(library: 1))
    manager.open("/library")
    #expect(paths == ["/library"])
    #expect(selected?.session.log == ["advance https://example.org/library"])
  }

  @Test("an opened modal URL is presented over the first page of its tab")
  func openModal() async throws {
    let rules = #"{"settings":{},"rules":[{"patterns":["/library/new"],"properties":{"context":"modal"}}]}"#
    defer { Hotwire.loadPathConfiguration(from: []) }
    let configuration = try #require(selected?.session.pathConfiguration)
    let url = page.appending(path: "library/new")
    // All tests share the path configuration: another one can replace it before it has loaded.
    await until {
      if configuration.properties(for: url)["context"] as? String == "modal" { return true }
      Hotwire.loadPathConfiguration(from: [.data(Data(rules.utf8))])
      return false
    }
    try #require(screen).configure(versioned(library: 1))
    manager.open("/library/new")
    #expect(paths == ["/library"])
    #expect(selected?.modalRootViewController.viewControllers.count == 1)
  }

  @Test("the app's delegate chooses the screens of an opened URL, and can reject it")
  func openWithDelegate() throws {
    final class Delegate: NavigatorDelegate {
      func handle(proposal: VisitProposal, from navigator: Navigator) -> ProposalResult {
        switch proposal.url.path {
        case "/library": .acceptCustom(MainActor.assumeIsolated { UIViewController() })
        case "/library/map": .reject
        default: .accept
        }
      }
    }
    for (address, expected) in [("/library/3", ["native", "/library/3"]), ("/library/map", ["native"])] {
      let manager = TabManager(location: try AppLocation(startURL: page))
      let window = TabbedNavigatorController(tabManager: manager, navigatorDelegate: Delegate())
      (manager.activeNavigator?.rootViewController.topViewController as? HotwireWebViewController)?
        .configure(versioned(library: 1))
      manager.open(address)
      let stack = try #require(window.activeNavigator).rootViewController.viewControllers
      #expect(stack.map { ($0 as? any Visitable)?.initialVisitableURL.path ?? "native" } == expected)
    }
  }

  @Test("a URL that was opened before the tab bar exists is the only page that loads")
  func openEarly() throws {
    let manager = TabManager(location: try AppLocation(startURL: page))
    manager.open("/library/3")
    let window = TabbedNavigatorController(tabManager: manager)
    window.appear()
    let navigator = try #require(manager.activeNavigator)
    let stack = navigator.rootViewController.viewControllers
    #expect(stack.map { ($0 as? any Visitable)?.initialVisitableURL.path } == ["/", "/library/3"])
    #expect(navigator.session.log == ["advance https://example.org/library/3"])
    #expect(navigator.rootViewController.isShown)
  }

  @Test("a first page that was not loaded yet follows the tab that the container comes to represent")
  func laterStartURL() throws {
    for (address, expected) in [("/library/3", ["/library", "/library/3"]), ("/library", ["/library"])] {
      let manager = TabManager(location: try AppLocation(startURL: page))
      manager.open(address)
      let window = TabbedNavigatorController(tabManager: manager)
      window.appear()
      let stack = try #require(manager.activeNavigator).rootViewController
      let front = try #require(stack.topViewController as? HotwireWebViewController)
      front.configure(versioned(library: 1).replacingOccurrences(of: #""active":"home""#, with: #""active":"library""#))
      #expect(stack.viewControllers.map { ($0 as? any Visitable)?.initialVisitableURL.path } == expected)
      #expect(stack.topViewController === front)
      manager.activeNavigator?.route(page.appending(path: "library"))
      #expect(stack.viewControllers.count == 1)
    }
  }

  @Test("the page in front is restored after the app was ended")
  func restoration() throws {
    try #require(screen).configure(versioned(library: 1))
    #expect(manager.restore(from: nil) == nil)
    manager.open("/library/3")
    let activity = try #require(manager.stateRestorationActivity)
    let restored = TabManager(location: manager.location)
    restored.restore(from: activity)
    let window = TabbedNavigatorController(tabManager: restored)
    window.appear()
    #expect(restored.activeNavigator?.session.log == ["advance https://example.org/library/3"])
    let navigator = try #require(selected)
    let elsewhere = HotwireWebViewController(url: try #require(URL(string: "https://elsewhere.example/")))
    navigator.session.visit(elsewhere, action: .advance)
    navigator.rootViewController.pushViewController(elsewhere, animated: false)
    navigator.finishLoading()
    #expect(manager.stateRestorationActivity == nil)
  }

  // MARK: Leaving typed text

  /// Shows a hard-deprecated tab, and answers whether something was typed in its page.
  private func showDeprecatedLibrary(hasInput: Bool, inModal: Bool = false) throws -> Navigator {
    try #require(screen).configure(versioned(library: 1))
    window.tap(id: manager.tabs[1].id)
    let library = try #require(selected)
    let deprecated = #""path":"/library","deprecated":"hard""#
    try #require(screen).configure(
      versioned(library: 1).replacingOccurrences(of: #""path":"/library""#, with: deprecated))
    if inModal { library.show(page.appending(path: "edit"), isModal: true) }
    let webView = inModal ? library.modalSession.webView : library.session.webView
    webView.run = { $0 == PageInput.inputScript ? hasInput : nil }
    return library
  }

  private func leaveAlert(over navigator: Navigator) -> UIAlertController? {
    sequence(first: navigator.rootViewController) { $0.presentedViewController }.compactMap { $0 as? UIAlertController }
      .first
  }

  // P16.6
  @Test("an opened address asks before it removes a tab with typed text", arguments: [false, true], [false, true])
  func leaveTypedText(inModal: Bool, isLeaving: Bool) throws {
    let library = try showDeprecatedLibrary(hasInput: true, inModal: inModal)
    let home = try #require(manager.tabs.first?.id)
    let url = try #require(URL(string: "https://example.org/about"))
    // No tab owns it, so it belongs to the selected one. Hotwire Native dismisses a modal page for it.
    if !inModal { #expect(manager.open("/about") == .visit(manager.tabs[1].id, url)) }
    #expect(manager.open("/") == .confirming(home, page))
    library.answer()
    let alert = try #require(leaveAlert(over: library))
    #expect(alert.title == "Leave This Page?")
    #expect(alert.actions.map(\.title) == ["Stay", "Leave"])
    #expect(alert.actions.map(\.style) == [.cancel, .destructive])
    #expect(manager.selectedID != home)
    alert.actions[isLeaving ? 1 : 0].tap()
    #expect(manager.tabs.count == (isLeaving ? 1 : 2))
    #expect(manager.tabs.contains { $0.id == home })
    #expect((manager.selectedID == home) == isLeaving)
  }

  @Test("an opened address does not ask if nothing was typed, or if the tab stays")
  func leaveUnasked() throws {
    let library = try showDeprecatedLibrary(hasInput: false)
    let home = try #require(manager.tabs.first?.id)
    manager.open("/")
    library.answer()
    #expect(leaveAlert(over: library) == nil)
    #expect(manager.selectedID == home)
    try #require(screen).configure(versioned(library: 1))
    let front = try #require(selected)
    front.session.webView.run = { $0 == PageInput.inputScript ? true : nil }
    #expect(manager.open("/library") != .external)
    front.answer()
    #expect(leaveAlert(over: front) == nil)
    #expect(manager.selectedID == manager.tabs[1].id)
  }

  @Test("a page that never answers counts as one in which something was typed, so that the address is not lost")
  func leaveSilentPage() async throws {
    let library = try showDeprecatedLibrary(hasInput: false)
    manager.open("/")
    await until { leaveAlert(over: library) != nil }
    leaveAlert(over: library)?.actions[1].tap()
    #expect(manager.selectedID == manager.tabs.first?.id)
  }

  @Test("while the user is asked, an address that is opened later replaces the first one")
  func leaveForTheLastAddress() throws {
    let library = try showDeprecatedLibrary(hasInput: true)
    manager.open("/")
    manager.open("https://example.org/#later")
    library.answer()
    let alert = try #require(leaveAlert(over: library))
    #expect(alert.presentedViewController == nil)
    alert.actions[1].tap()
    #expect(selected?.session.log.last == "advance https://example.org/#later")
  }

  // P16.5
  @Test("an address of another site is routed as a link; other schemes are not opened")
  func external() async throws {
    try #require(screen).configure(versioned(library: 1))
    #expect(manager.open("https://elsewhere.example/a") == .external)
    await until { selected?.rootViewController.presentedViewController != nil }
    let browser = try #require(selected?.rootViewController.presentedViewController)
    #expect(!(browser is UINavigationController))
    for address in ["waymark://home", "javascript:alert(1)", "file:///etc/passwd", "/a b"] {
      #expect(manager.open(address) == .external)
    }
    #expect(selected?.rootViewController.presentedViewController === browser)
    #expect(paths == ["/"])
  }

  // MARK: Eager tabs

  // P18.4
  @Test("an eager page opens no dialogs and plays no sound until its tab is selected")
  func preload() throws {
    try #require(screen).configure(versioned(library: 1))
    let navigator = Navigator.make(
      for: manager.tabs[1].id, of: manager, options: TabBarOptions(), delegate: nil, configure: { _ in })
    let uiDelegate = try #require(navigator.webkitUIDelegate)
    var results: [Bool] = []
    navigator.preload { results.append($0) }
    #expect(navigator.rootViewController.viewControllers.count == 1)
    #expect(navigator.webkitUIDelegate == nil)
    #expect(navigator.session.webView.isMediaSuspended)
    reportLoad(in: navigator)
    #expect(results == [true])
    navigator.endPreload()
    #expect(navigator.webkitUIDelegate === uiDelegate)
    #expect(!navigator.session.webView.isMediaSuspended)
    #expect(results == [true])
  }
}
