import CWebKitGTK
import Foundation
import TabwirePages
import TabwirePaths
import TabwireWebKit

extension Navigator {
  /// Whether its page is running in the background.
  var isLiveInBackground: Bool { !isSelected && webView != nil }

  /// Removes the web view and ends its process, and keeps what is needed to restore the page. A busy page stays alive.
  func suspend() async {
    if isRestoringInBackground { return send(.suspended(SuspendedPage(address: page.address))) }
    guard mayBeSuspended, let webView else { return }
    let lastShown = lastShown
    let condition = await PageCondition.ask(webView, isCrashed: screen == nil)
    if let reason = condition.busyReason {
      return configuration.logger.debug("\(url?.absoluteString ?? "a page") not suspended: \(reason)")
    }
    let snapshot = view.errorPage.isShown ? nil : await PageSnapshot.take(of: webView)
    // The user may have visited the tab meanwhile.
    guard mayBeSuspended, webView === self.webView, lastShown == self.lastShown,
      let saved = SuspendedWebPage(of: webView, title: title, condition: condition, snapshot: snapshot)
    else { return }
    configuration.logger.info("\(url?.absoluteString ?? "a page") suspended")
    savedPage = saved
    send(.suspended(SuspendedPage(address: page.address)))
  }

  /// Whether the page was being restored when the user left the tab again.
  private var isRestoringInBackground: Bool {
    guard isLiveInBackground, case .returning = page, let webView, let savedPage else { return false }
    return webView.currentURL == savedPage.url && page.canBeSuspended && !view.scriptDialogs.isPending
  }

  /// Whether the page can be suspended, as far as the client knows without asking it.
  private var mayBeSuspended: Bool {
    guard isLiveInBackground, page.suspendedPage == nil, page.canBeSuspended, !isLoading, !view.scriptDialogs.isPending
    else { return false }
    if let url, records.isFormResponse(url) { return false }
    return !hasInput
  }

  /// Restores the back-forward list in the new web view, and loads one of its pages.
  ///
  /// - Parameter offset: The offset from the suspended page, as in JavaScript's `history.go`, or `nil` to load none.
  func restoreSavedPage(offset: Int?) {
    guard let savedPage, let webView else { return }
    savedPage.history.restore(in: webView.view)
    guard let offset else { return }
    if offset == 0, let url = savedPage.url {
      webView.scripts.restore(url, scrolledTo: savedPage.scrollPosition, sessionStorage: savedPage.sessionStorage)
    }
    records.request(offset == 0 ? savedPage.url.map { PageAddress($0) } : nil)
    if !webView.go(offset) { webView.load(savedPage.url ?? root) }
  }

  /// Removes the snapshot after the time that the page has to be painted.
  func awaitPaint() {
    Task { [weak self, weak webView] in
      try? await Task.sleep(for: PageSnapshot.timeout)
      if let self, webView != nil, webView === self.webView { send(.paintTimedOut) }
    }
  }

  /// Removes the snapshot: the page was painted or is late, or another page was committed.
  func uncover() {
    if let savedPage, isLoading, webView?.url == savedPage.url { restoredTitle = savedPage.title }
    view.cover.hide()
  }

  /// Makes a page that is being restored start at the top.
  func restoreAtTop() {
    savedPage?.scrollPosition = .top
    webView?.scripts.restoreAtTop()
  }
}
