#if TabwireIOS
  import Foundation
  import UIKit
  import WebKit

  /// Shows the pages of one container in a navigation stack and keeps their web views.
  ///
  /// Hotwire Native's `Navigator` conforms to it in `TabwireHotwireNative`.
  @MainActor
  public protocol TabNavigator: AnyObject {
    /// The navigation stack. It is the same object for as long as the navigator lives.
    var rootViewController: UINavigationController { get }

    /// The address of the page in front, or `nil`.
    var pageURL: URL? { get }

    /// Loads the first page. Called at most once: when the tab is first selected, or before, if the tab is eager.
    func start()

    /// Visits a page that was opened from outside the pages, such as a universal link, on top of the page in front. A page
    /// that is in front already is reloaded.
    ///
    /// A navigator that was not started loads this page only, and its first page when the user goes back.
    ///
    /// - Parameter url: A page on the app's origin.
    func visit(_ url: URL)

    /// Visits the path of an action on the tab bar, as a link on the page in front would (P23.2). A page that is in front already
    /// stays as it is, so that two taps open one page.
    ///
    /// - Parameters:
    ///   - url: A page on the app's origin.
    ///   - completion: Called once, when the page has loaded, or when it is not going to. The action is disabled until then.
    func perform(_ url: URL, completion: @escaping @MainActor () -> Void)

    /// Finds the cookies of the web views, with which the images of the tab bar are fetched (P22.8).
    ///
    /// - Parameter completion: Called once with all cookies, also those of other sites.
    func findCookies(completion: @escaping @MainActor ([HTTPCookie]) -> Void)

    /// The app's part of the user agent of the web views, or `nil` for that of the system.
    var userAgent: String? { get }

    /// Reloads the page in front, which is out of date, and discards cached pages. The scroll position and the navigation
    /// stack stay. If the user would lose input, offers the reload instead (P14.6).
    func refresh()

    /// Whether a reload is still to be done: it failed, or the user has not accepted the offer. The client then calls
    /// ``refresh()`` again when the tab is next selected (P14.7).
    var needsRefresh: Bool { get }

    /// The view controller in which the navigator presents modal pages, or `nil` if it presents none.
    var modalViewController: UIViewController? { get }

    /// Runs a script in the page in front, which answers nothing.
    ///
    /// - Parameter script: JavaScript that sends an event to the page (P14.14).
    func tellPage(_ script: String)

    /// Records that a screen has come to the front of the navigation stack.
    ///
    /// - Parameter screen: The screen.
    func didShow(_ screen: UIViewController)

    /// Discards cached pages, because they are out of date and another page is about to be in front: going back loads them again.
    func discardCachedPages()

    /// Removes every page but the one in front, and cached pages, because they belong to another user (P15.1).
    func forgetHistory()

    /// Records that the container represents another tab, with another first page. A first page that was not loaded yet,
    /// because ``visit(_:)`` came first, becomes that page.
    func startURLDidChange()

    /// Loads the first page of an eager tab in the background (P18.1). The page opens no dialogs and plays no
    /// sound until ``endPreload()``.
    ///
    /// - Parameter completion: Called once with whether the page was loaded. After 30 seconds, the load counts as failed (P18.7).
    func preload(completion: @escaping @MainActor (_ isLoaded: Bool) -> Void)

    /// Allows dialogs and sound, because the tab is selected.
    func endPreload()

    /// Finds out whether the user typed or chose something in the page in front, because the container is about to be disposed.
    ///
    /// - Parameter completion: Called with whether something would be lost. A page that does not answer within a second counts as one
    ///   in which something was typed.
    func checkInput(completion: @escaping @MainActor (_ hasInput: Bool) -> Void)

    /// Finds out whether the container can be suspended, because it is in the background, and memory is low or too many tabs run.
    ///
    /// - Parameter completion: Called with the scroll position of the page in front, or with `nil` if the user would lose
    ///   something, such as typed text.
    func prepareToSuspend(completion: @escaping @MainActor (_ scrollPosition: CGPoint?) -> Void)

    /// Detaches the web views from the screens of the navigation stack, which are kept. The navigator is freed afterwards.
    func suspend()

    /// Shows the screens of a suspended container, whose pages are loaded again. Called at most once, instead of ``start()``.
    ///
    /// - Parameters:
    ///   - pages: The screens and the scroll position.
    ///   - url: A page that was opened from outside the pages, which is visited on top of them, or `nil`. With it, the page
    ///     below is loaded only when the user goes back to it.
    func resume(_ pages: SuspendedPages, visiting url: URL?)

    /// Opens an address that is not on the app's origin, outside the tabs.
    ///
    /// - Parameter url: An `http` or `https` URL.
    func openExternally(_ url: URL)
  }

  /// The pages of a suspended container: a background tab whose web view was freed.
  public struct SuspendedPages {
    /// The screens of the navigation stack, from back to front. They have no web view.
    public let screens: [UIViewController]
    /// The scroll position of the page in front, in CSS pixels.
    public let scrollPosition: CGPoint
  }

  extension TabNavigator {
    public var pageURL: URL? { nil }

    /// Visits the page unless it is in front, and enables the action at once.
    public func perform(_ url: URL, completion: @escaping @MainActor () -> Void) {
      if pageURL != url { visit(url) }
      completion()
    }

    /// Finds the cookies of WebKit's default data store.
    public func findCookies(completion: @escaping @MainActor ([HTTPCookie]) -> Void) {
      WKWebsiteDataStore.default().httpCookieStore.getAllCookies(completion)
    }

    public var userAgent: String? { nil }

    public var needsRefresh: Bool { false }

    public var modalViewController: UIViewController? { nil }

    public func tellPage(_ script: String) {}

    public func didShow(_ screen: UIViewController) {}

    public func discardCachedPages() {}

    /// Removes the screens behind the one in front, and discards cached pages.
    public func forgetHistory() {
      discardCachedPages()
      rootViewController.removeAllButTop()
    }

    public func startURLDidChange() {}

    /// Reports a failure: the tab loads when it is first selected.
    public func preload(completion: @escaping @MainActor (_ isLoaded: Bool) -> Void) {
      completion(false)
    }

    public func endPreload() {}

    /// Reports that nothing was typed.
    public func checkInput(completion: @escaping @MainActor (_ hasInput: Bool) -> Void) {
      completion(false)
    }

    /// Reports that the container cannot be suspended.
    public func prepareToSuspend(completion: @escaping @MainActor (_ scrollPosition: CGPoint?) -> Void) {
      completion(nil)
    }

    public func suspend() {}

    /// Shows the screens. A custom navigator that can be suspended implements this method, too.
    public func resume(_ pages: SuspendedPages, visiting url: URL?) {
      rootViewController.setViewControllers(pages.screens, animated: false)
      if let url { visit(url) }
    }

    /// Opens the address with the system, for example in Safari.
    public func openExternally(_ url: URL) {
      UIApplication.shared.open(url, options: [:], completionHandler: nil)
    }
  }

  extension TabNavigator {
    /// The screen in front: that of the modal page, or the top of the navigation stack.
    package var frontScreen: UIViewController? {
      guard let modal = modalViewController, modal === rootViewController.presentedViewController,
        !modal.isBeingDismissed
      else { return rootViewController.topViewController }
      return (modal as? UINavigationController)?.topViewController ?? modal
    }
  }

  extension UINavigationController {
    /// Removes the screens behind the one in front.
    package func removeAllButTop() {
      guard let top = topViewController, viewControllers.count > 1 else { return }
      setViewControllers([top], animated: false)
    }
  }
#endif
