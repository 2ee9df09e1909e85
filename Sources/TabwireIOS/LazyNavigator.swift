#if TabwireIOS
  import Foundation
  import Observation
  import UIKit
  import WebKit

  /// The navigator of a container, created and started when its tab is first selected, or before, if the tab is eager.
  ///
  /// A navigator of Hotwire Native creates two web views in its initializer. Creating it early costs memory, and
  /// starting it early costs the server a request.
  @MainActor
  @Observable
  final class LazyNavigator {
    @ObservationIgnored private let makeNavigator: @MainActor () -> any TabNavigator
    /// The navigator, or `nil` until it is started, and while the container is suspended.
    @ObservationIgnored private(set) var navigator: (any TabNavigator)?
    /// The pages of a suspended container.
    @ObservationIgnored private var suspended: SuspendedPages?
    /// The page that was in front when the pages were discarded. It is loaded again when the tab is selected.
    @ObservationIgnored private var discarded: URL?
    /// Called when a page was visited that was opened from outside the pages.
    @ObservationIgnored var onVisit: (@MainActor () -> Void)?
    @ObservationIgnored private var preload = Preload.none
    @ObservationIgnored private let hiddenModals = HiddenModals()
    @ObservationIgnored private lazy var frontObserver = FrontScreenObserver(
      onChange: { [weak self] in self?.show($0) },
      onShow: { [weak self] in
        self?.navigator?.didShow($0)
        self?.chooseContentScrollView()
      })

    /// Whether the screen in front was pushed to hide the tab bar.
    private(set) var screenHidesTabBar = false
    /// Called when ``screenHidesTabBar`` has changed.
    @ObservationIgnored var onChange: (@MainActor () -> Void)?
    @ObservationIgnored private let onFirstPage: @MainActor () -> Void

    /// A load in the background.
    private enum Preload { case none, loading, loaded }

    /// Creates a navigator on demand.
    ///
    /// - Parameters:
    ///   - onFirstPage: Called when the first page, from which there is no way back, is in front.
    ///   - makeNavigator: Creates the navigator without starting it. Called again after a failed load in the
    ///     background, and when a suspended container resumes.
    init(
      onFirstPage: @escaping @MainActor () -> Void = {}, _ makeNavigator: @escaping @MainActor () -> any TabNavigator
    ) {
      self.onFirstPage = onFirstPage
      self.makeNavigator = makeNavigator
    }

    /// Whether the first page was loaded, also if the container is suspended.
    var isStarted: Bool { navigator != nil || suspended != nil }

    /// Whether there are web views, which a suspended container has not.
    var isRunning: Bool { navigator != nil }

    private func show(_ front: FrontScreen) {
      if front.isFirst { onFirstPage() }
      let hidesTabBar = front.hidesTabBar && !front.isFirst
      guard screenHidesTabBar != hidesTabBar else { return }
      screenHidesTabBar = hidesTabBar
      onChange?()
    }

    /// Creates and starts the navigator, because its tab is selected. Further calls do nothing.
    func start() {
      endPreload()
      guard navigator == nil, !resume(visiting: nil) else { return }
      if let discarded { create().visit(discarded) } else { create().start() }
      discarded = nil
    }

    /// Visits a page that was opened from outside the pages.
    func visit(_ url: URL) {
      endPreload()
      if !resume(visiting: url) { (navigator ?? create()).visit(url) }
      discarded = nil
      onVisit?()
    }

    /// The screen that an action has opened.
    @ObservationIgnored private weak var actionScreen: UIViewController?
    @ObservationIgnored private var actionURL: URL?

    /// Visits the path of an action on the tab bar, unless the screen that the action has opened is in front.
    ///
    /// - Parameter completion: Called when the page has loaded, or is not going to.
    func perform(_ url: URL, completion: @escaping @MainActor () -> Void) {
      start()
      guard let navigator else { return completion() }
      let before = navigator.frontScreen
      if let before, before === actionScreen, url == actionURL { return completion() }
      navigator.perform(url, completion: completion)
      let after = navigator.frontScreen
      (actionScreen, actionURL) = (after === before ? nil : after, url)
      onVisit?()
    }

    /// Removes every page that belongs to another user, but for the page in front.
    func forgetHistory() {
      hiddenModals.removeAll()
      guard let navigator else { return }
      navigator.forgetHistory()
      frontObserver.update(navigator.rootViewController)
    }

    /// Frees everything that was loaded, because it may be a former user's. The page that was in front is loaded again when the
    /// tab is selected.
    func discardPages() {
      guard isStarted else { return }
      let url = navigator?.pageURL
      endPreload()
      hiddenModals.removeAll()
      if let stack = navigator?.rootViewController {
        (stack.parent as? NavigatorContainer)?.releaseNavigator()
        stack.setViewControllers([], animated: false)
      }
      (navigator, suspended, discarded) = (nil, nil, url)
    }

    /// Returns the identity of the web views. If there are none, it has the cookies of WebKit's default data store.
    func webIdentity() async -> WebIdentity {
      let cookies = await withCheckedContinuation { continuation in
        let completion: @MainActor @Sendable ([HTTPCookie]) -> Void = { continuation.resume(returning: $0) }
        guard let navigator else {
          return WKWebsiteDataStore.default().httpCookieStore.getAllCookies(completion)
        }
        navigator.findCookies(completion: completion)
      }
      return WebIdentity(cookies: cookies, userAgent: navigator?.userAgent)
    }

    private func create() -> any TabNavigator {
      let navigator = makeNavigator()
      self.navigator = navigator
      frontObserver.observe(navigator.rootViewController)
      return navigator
    }

    // MARK: Loading in the background

    /// Loads the first page before the user selects the tab. A tab that is started already is left alone.
    ///
    /// - Parameter completion: Called with whether the page was loaded. After a failure the tab counts as not started.
    func preload(completion: @escaping @MainActor (_ isLoaded: Bool) -> Void) {
      guard !isStarted else { return completion(false) }
      let navigator = create()
      preload = .loading
      navigator.preload { [weak self, weak navigator] isLoaded in
        guard let self, self.navigator === navigator, preload == .loading else { return completion(false) }
        if isLoaded { preload = .loaded }
        completion(isLoaded)
      }
    }

    /// Stops a load in the background. The tab counts as not started.
    func stopPreload() {
      guard preload == .loading else { return }
      endPreload()
      if let stack = navigator?.rootViewController {
        (stack.parent as? NavigatorContainer)?.releaseNavigator()
        stack.setViewControllers([], animated: false)
      }
      navigator = nil
    }

    private func endPreload() {
      if preload != .none { navigator?.endPreload() }
      preload = .none
    }

    // MARK: Suspension

    /// Frees the navigator and keeps its screens, unless the user would lose something.
    ///
    /// - Parameters:
    ///   - isSuperfluous: Returns whether the web views are still to be freed. The page answers later.
    ///   - completion: Called with whether they are freed.
    func suspend(
      while isSuperfluous: @escaping @MainActor () -> Bool,
      completion: @escaping @MainActor (_ isSuspended: Bool) -> Void
    ) {
      guard let navigator, mayBeSuspended else { return completion(!isRunning) }
      navigator.prepareToSuspend { [weak self, weak navigator] scrollPosition in
        guard let self, let navigator, navigator === self.navigator else { return completion(true) }
        guard let scrollPosition, mayBeSuspended, isSuperfluous() else { return completion(false) }
        suspend(navigator, scrolledTo: scrollPosition)
        completion(true)
      }
    }

    /// A page that waits for the answer to an alert, or is behind a modal page, stays.
    private var mayBeSuspended: Bool { preload != .loading && hiddenModals.isEmpty }

    private func suspend(_ navigator: any TabNavigator, scrolledTo scrollPosition: CGPoint) {
      let stack = navigator.rootViewController
      navigator.suspend()
      (stack.parent as? NavigatorContainer)?.releaseNavigator()
      suspended = SuspendedPages(screens: stack.viewControllers, scrollPosition: scrollPosition)
      stack.setViewControllers([], animated: false)
      self.navigator = nil
      preload = .none
    }

    /// Restores the pages of a suspended container in a new navigator.
    ///
    /// - Returns: Whether the container was suspended.
    private func resume(visiting url: URL?) -> Bool {
      guard let pages = suspended else { return false }
      suspended = nil
      let navigator = create()
      navigator.resume(pages, visiting: url)
      frontObserver.update(navigator.rootViewController)
      return true
    }

    /// Pops to the root, or scrolls to the top if the root is shown.
    func reselect() {
      guard let stack = navigator?.rootViewController else { return }
      guard stack.viewControllers.count > 1 else {
        stack.topViewController?.viewIfLoaded?.firstScrollView?.scrollToTop()
        return
      }
      // Hotwire Native overrides popViewController(animated:) to learn that the web view moves to the root, and no other pop.
      if let root = stack.viewControllers.first, let top = stack.topViewController, stack.viewControllers.count > 2 {
        stack.setViewControllers([root, top], animated: false)
      }
      stack.popViewController(animated: true)
    }

    /// Whether the user opened the tab from the More list.
    var isOpenFromMore: Bool {
      (navigator?.rootViewController.parent as? NavigatorContainer)?.isOpenFromMore ?? false
    }

    // MARK: Modal pages

    /// Takes the modal page and alerts of the tab off the screen, for when code selects another tab.
    func hideModal() {
      if let navigator { hiddenModals.hide(from: navigator) }
    }

    /// Presents what was hidden, if anything.
    func presentHiddenModal() {
      if let stack = navigator?.rootViewController { hiddenModals.present(over: stack) }
    }

    // MARK: Bars

    /// Tells UIKit which scroll view the bars follow, because another screen or page is in front.
    func chooseContentScrollView() {
      guard let stack = navigator?.rootViewController else { return }
      stack.topViewController?.chooseContentScrollView()
      (stack.parent as? NavigatorContainer)?.updateContentScrollView()
    }
  }

  extension UIScrollView {
    fileprivate func scrollToTop() {
      let inset = adjustedContentInset
      setContentOffset(CGPoint(x: -inset.left, y: -inset.top), animated: true)
    }
  }
#endif
