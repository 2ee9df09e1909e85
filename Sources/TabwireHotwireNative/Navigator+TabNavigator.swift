#if HotwireNative && TabwireIOS
  import Foundation
  @preconcurrency import HotwireNative
  import TabwireClient
  import TabwireIOS
  import UIKit
  import WebKit

  extension Navigator: TabNavigator {
    @MainActor
    public var pageURL: URL? { session.topmostVisitable?.currentVisitableURL }

    /// Visits a page that was opened from outside the pages, on top of the page in front.
    ///
    /// - Parameter url: A page on the app's origin.
    @MainActor
    public func visit(_ url: URL) {
      guard rootViewController.viewControllers.isEmpty, let firstURL = tabPages?.startURL, firstURL != url else {
        return route(url)
      }
      // A modal page is presented over the first page, which is visible behind it.
      if isModal(url) { start() }
      route(url)
      guard let shown = rootViewController.viewControllers.first else { return start() }
      guard !isModal(url), rootViewController.viewControllers.count == 1, let first = unvisitedScreen(for: firstURL)
      else { return }
      // The first page loads when the user goes back to it.
      rootViewController.setViewControllers([first, shown], animated: false)
    }

    /// Visits the path of an action, unless its page is in front already.
    @MainActor
    public func perform(_ url: URL, completion: @escaping @MainActor () -> Void) {
      if (frontScreen as? any Visitable)?.currentVisitableURL == url { return completion() }
      guard let tabPages else {
        visit(url)
        return completion()
      }
      tabPages.actionVisit?.end()
      tabPages.actionVisit = ActionVisit(of: url, in: self, completion: completion)
    }

    /// Finds the cookies of the web views' data store.
    @MainActor
    public func findCookies(completion: @escaping @MainActor ([HTTPCookie]) -> Void) {
      session.webView.configuration.websiteDataStore.httpCookieStore.getAllCookies(completion)
    }

    /// The user agent that Hotwire Native appends to that of WebKit. By it, a server recognizes the app.
    @MainActor
    public var userAgent: String? { Hotwire.config.userAgent }

    /// Reloads the page in front, which is out of date, or offers the reload if the user would lose input.
    @MainActor
    public func refresh() {
      tabPages?.refresh.start()
    }

    @MainActor
    public var needsRefresh: Bool { tabPages?.refresh.isPending ?? false }

    /// Discards Turbo's snapshots, and lets Turbo take none of the page in front, which another page is about to cover.
    @MainActor
    public func discardCachedPages() {
      discardSnapshots()
      if session.topmostVisitable != nil {
        session.webView.evaluateJavaScript(PageRefresh.noSnapshotScript, completionHandler: nil)
      }
    }

    @MainActor
    private func discardSnapshots() {
      for session in [session, modalSession] where session.topmostVisitable != nil { session.clearSnapshotCache() }
    }

    @MainActor
    public var modalViewController: UIViewController? { modalRootViewController }

    /// Reloads the page of a screen that has returned to the front, if it is out of date or another user's.
    @MainActor
    public func didShow(_ screen: UIViewController) {
      tabPages?.actionVisit?.didShow(screen)
      tabPages?.refresh.didShow(screen)
    }

    /// Removes every page but the one in front, Turbo's snapshots, and the web views' cached pages.
    ///
    /// A page behind a modal page is covered and reloaded. The modal web view is emptied unless it is in front.
    @MainActor
    public func forgetHistory() {
      discardSnapshots()
      rootViewController.removeAllButTop()
      if rootViewController.presentedViewController === modalRootViewController {
        modalRootViewController.removeAllButTop()
        tabPages?.refresh.discardPagesBehindModal()
      } else {
        modalRootViewController.setViewControllers([], animated: false)
        tabPages?.refresh.emptyHiddenWebViews()
      }
      // Empties WebKit's back-forward cache.
      session.webView.configuration.websiteDataStore.removeData(
        ofTypes: [WKWebsiteDataTypeMemoryCache], modifiedSince: .distantPast, completionHandler: {})
    }

    /// Replaces the first page, if it was not loaded yet, by that of the tab that the container represents now.
    @MainActor
    public func startURLDidChange() {
      let screens = rootViewController.viewControllers
      guard screens.count > 1, let first = screens[0] as? any Visitable, screens[0].viewIfLoaded == nil,
        let startURL = tabPages?.startURL, first.initialVisitableURL != startURL
      else { return }
      let isShown = screens.count == 2 && (screens[1] as? any Visitable)?.initialVisitableURL == startURL
      let newFirst = isShown ? nil : unvisitedScreen(for: startURL)
      rootViewController.setViewControllers((newFirst.map { [$0] } ?? []) + screens.dropFirst(), animated: false)
    }

    /// Loads the first page in the background.
    @MainActor
    public func preload(completion: @escaping @MainActor (_ isLoaded: Bool) -> Void) {
      guard let tabPages else { return completion(false) }
      tabPages.preload = PagePreload(of: self, completion: completion)
    }

    @MainActor
    public func endPreload() {
      tabPages?.preload?.end()
      tabPages?.preload = nil
    }

    /// Runs the script in the page of the tab, also while a modal page is over it.
    @MainActor
    public func tellPage(_ script: String) {
      session.webView.evaluateJavaScript(script, completionHandler: nil)
    }

    /// Asks the page in front, and the page behind it if it is modal.
    @MainActor
    public func checkInput(completion: @escaping @MainActor (_ hasInput: Bool) -> Void) {
      let isModal = rootViewController.presentedViewController === modalRootViewController
      let sessions = isModal ? [modalSession, session] : [session]
      PageInput.check(sessions.map(\.webView)[...], completion: completion)
    }

    /// Asks the page that was loaded last. A native screen holds its navigator weakly, as Hotwire Native asks, so that its container
    /// stays.
    @MainActor
    public func prepareToSuspend(completion: @escaping @MainActor (_ scrollPosition: CGPoint?) -> Void) {
      guard rootViewController.viewControllers.allSatisfy({ $0 is any Visitable }) else { return completion(nil) }
      ScrollRestoration.position(in: session, completion: completion)
    }

    @MainActor
    public func suspend() {
      guard let page = session.activeVisitable else { return }
      page.visitableWillDeactivateWebView()
      page.visitableView.deactivateWebView()
      page.visitableDidDeactivateWebView()
    }

    /// Loads the page in front again, or visits a page on top of it.
    @MainActor
    public func resume(_ pages: SuspendedPages, visiting url: URL?) {
      let visitables = pages.screens.compactMap { $0 as? any Visitable }
      for visitable in visitables { visitable.visitableDelegate = session }
      if let screen = pages.screens.last as? VisitableViewController {
        // The tab bar hid the screen. Its session would not hear that it appears again.
        screen.appearReason = .pushedOntoNavigationStack
        screen.disappearReason = .poppedFromNavigationStack
      }
      rootViewController.setViewControllers(pages.screens, animated: false)
      if let front = visitables.last, url.map(isModal) ?? true {
        tabPages?.restoration = ScrollRestoration(of: front.currentVisitableURL, to: pages.scrollPosition)
        session.visit(front, action: .advance)
      }
      if let url { route(url) }
    }

    /// Routes an address that is not on the app's origin, as if a page linked to it.
    @MainActor
    public func openExternally(_ url: URL) {
      route(url)
    }

    @MainActor
    private var tabPages: TabPages? { NavigatorRegistry.shared.pages(of: self) }

    @MainActor
    private func isModal(_ url: URL) -> Bool {
      session.pathConfiguration?.properties(for: url)["context"] as? String == "modal"
    }

    /// Returns the screen that the app shows for a page, or `nil` if it rejects the page. The page loads when the screen appears.
    @MainActor
    private func unvisitedScreen(for url: URL) -> UIViewController? {
      var properties = session.pathConfiguration?.properties(for: url) ?? [:]
      let options = VisitOptions(action: .advance)
      let proposal = VisitProposal(url: url, options: options, properties: properties)
      let screen: UIViewController
      switch delegate?.handle(proposal: proposal, from: self) {
      case .accept: screen = Hotwire.config.defaultViewController(url)
      case .acceptCustom(let custom): screen = custom
      case .reject, nil: return nil
      }
      (screen as? any Visitable)?.visitableDelegate = session
      // Since version 1.3, Hotwire Native recognizes a screen by the address that it was routed to, and a debug build stops at a screen
      // without one. With this presentation, routing a screen does not show it.
      properties["presentation"] = "none"
      let appDelegate = delegate
      let screenDelegate = ScreenDelegate(screen)
      withExtendedLifetime(screenDelegate) {
        delegate = screenDelegate
        route(VisitProposal(url: url, options: options, properties: properties))
      }
      delegate = appDelegate
      return screen
    }
  }

  /// Has a navigator use a given screen.
  private final class ScreenDelegate: NavigatorDelegate {
    private let screen: UIViewController

    init(_ screen: UIViewController) {
      self.screen = screen
    }

    func handle(proposal: VisitProposal, from navigator: Navigator) -> ProposalResult {
      .acceptCustom(screen)
    }
  }

  extension Navigator {
    /// Creates the navigator of a container and registers it, so that its pages can configure the tabs.
    @MainActor
    static func make(
      for id: TabManager.ContainerID, of tabManager: TabManager, options: TabBarOptions,
      delegate: (any NavigatorDelegate)?, configure: @MainActor (Navigator) -> Void
    ) -> Navigator {
      let navigator = Navigator(
        configuration: Configuration(name: id.uuidString, startLocation: tabManager.startURL(of: id)),
        delegate: delegate)
      PageScript.install(in: navigator, startURL: tabManager.location.startURL)
      NavigatorRegistry.shared.register(
        TabPages(of: navigator, in: id, of: tabManager, refreshTitle: options.refreshTitle))
      configure(navigator)
      return navigator
    }
  }
#endif
