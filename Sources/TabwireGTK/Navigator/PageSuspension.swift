import Foundation
import TabwirePages
import TabwirePaths
import TabwireWebKit

/// Suspends a page in the background, and restores it when its tab is selected.
@MainActor
struct PageSuspension {
  let shown: ShownPage

  // MARK: Suspending

  var isLiveInBackground: Bool { !shown.isSelected && shown.webView != nil }

  /// Removes the web view and ends its process, and keeps what is needed to restore the page. A busy page stays alive.
  func suspend() async {
    guard mayBeSuspended, let webView = shown.webView else { return }
    let lastShown = shown.lastShown
    let condition = await PageCondition.ask(webView, isCrashed: shown.screen == nil)
    if let reason = condition.busyReason {
      return shown.configuration.logger.debug("\(shown.name) not suspended: \(reason)")
    }
    // The user may have visited the tab meanwhile.
    guard mayBeSuspended, webView === shown.webView, lastShown == shown.lastShown,
      // A page that could not be restored is still saved.
      let saved = shown.savedPage ?? SuspendedWebPage(of: webView, title: shown.title, condition: condition)
    else { return }
    shown.configuration.logger.info("\(shown.name) suspended")
    shown.savedPage = saved
    shown.send(.suspended(SuspendedPage(address: shown.page.address)))
  }

  /// Whether the page can be suspended, as far as the client knows without asking it.
  private var mayBeSuspended: Bool {
    guard isLiveInBackground, shown.page.canBeSuspended, !shown.isLoading, !shown.view.scriptDialogs.isPending
    else { return false }
    if let url = shown.url, shown.records.isFormResponse(url) { return false }
    return !shown.hasInput
  }

  // MARK: Restoring

  /// The addresses of the tab's pages, to be loaded again, or `nil` if the tab was not started. Nothing else is kept: it may be a
  /// former user's.
  var pagesToLoad: SuspendedWebPage? {
    guard shown.isStarted else { return nil }
    let url =
      shown.url ?? shown.page.failure?.address?.url ?? shown.page.document?.load?.requested.url ?? shown.root
    return SuspendedWebPage(
      url, backList: shown.backList, forwardList: shown.webView?.history.forward ?? shown.savedPage?.forwardList ?? [])
  }

  func restore(_ pages: SuspendedWebPage) {
    guard shown.page == .unstarted else { return }
    shown.savedPage = pages
    shown.send(.found(SuspendedPage(address: pages.url.map { PageAddress($0) })))
  }

  /// Restores the back-forward list in the new web view, and loads one of its pages.
  ///
  /// - Parameter offset: The offset from the suspended page, as in JavaScript's `history.go`, or `nil` to load none.
  func restore(offset: Int?) {
    guard let saved = shown.savedPage, let webView = shown.webView else { return }
    saved.restoreHistory(in: webView)
    guard let offset else { return }
    if offset == 0, let url = saved.url {
      webView.scripts.restore(url, scrolledTo: saved.scrollPosition, sessionStorage: saved.sessionStorage)
      shown.restoredTitle = saved.title
    }
    shown.records.request(offset == 0 ? saved.url.map { PageAddress($0) } : nil)
    if !webView.go(offset) { webView.load(saved.url ?? shown.root) }
  }
}
