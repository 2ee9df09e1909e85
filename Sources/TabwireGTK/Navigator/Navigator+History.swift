import Foundation
import TabwirePages
import TabwirePaths
import TabwireWebKit

extension Navigator {
  // MARK: Another session

  /// Makes sure that going back or forward shows no page of the former user: only the page in front stays in the
  /// back-forward list, and Turbo's snapshots, WebKit's page cache and the HTTP cache are emptied.
  func forgetHistory() {
    guard let webView else { return }
    if isGoingThroughHistory { webView.stopLoading() }
    records.sessionDidChange(inFront: page.address?.url)
    contents.forgetHistory()
    webView.scripts.cancelRestoration()
    webView.page.forgetSnapshots()
    webView.page.keepHistoryState()
    clearHistory()
    environment.emptyCaches()
  }

  /// Keeps only the page in front in the back-forward list.
  func clearHistory() {
    guard let webView else { return }
    if !webView.history.removeOthers() { replaceWebView() }
  }

  /// Whether the app is going back or forward to a page that was not committed yet.
  private var isGoingThroughHistory: Bool {
    guard let webView, let requested = records.requested, page.document?.load != nil else { return false }
    return webView.history.others.contains { PageAddress($0) == requested }
  }

  /// Loads the page again in a new web view, which has no history.
  private func replaceWebView() {
    configuration.logger.notice("the history cannot be emptied in this version of WebKit: the page is loaded again")
    // The web view must not be replaced while WebKit emits a signal.
    Task { [weak self] in
      guard let self, let address = page.address else { return }
      send(.replaceAll(address))
    }
  }

  /// The time that a page has to send its configuration after its load.
  private static let configurationTimeout = Duration.seconds(1)

  /// Waits for the configuration of a loaded page, up to a timeout: a page may send none.
  func awaitConfiguration() {
    Task { [weak self, weak screen] in
      try? await Task.sleep(for: Self.configurationTimeout)
      guard let self, screen === self.screen else { return }
      sessionIsKnown()
      if isSelected { tabManager.pageDidSettle() }
    }
  }

  /// Records that the page in front sent a form (P15.5). The pages of other tabs are not shown before its response is known.
  func formDidStart() {
    if isSelected { tabManager.formDidStart() }
  }

  /// Records that no page follows the form.
  func formDidEnd() {
    if isSelected { tabManager.formDidEnd() }
  }

  /// Records that another page is in front.
  func pageDidAppear() {
    if isSelected { tabManager.pageDidAppear() }
  }

  /// Carries out a delayed `goBack()`, because the session of the page in front is known now.
  func sessionIsKnown() {
    if records.sessionIsKnown() { goBackIfPossible() }
  }

  // MARK: Another version

  /// Handles newer data on the server. Reloads the page in front, or offers the reload if input would be lost. Pages
  /// behind it are reloaded when the user goes back.
  ///
  /// - Parameter isInFront: Whether the page in front is out of date, too.
  func becomeOutdated(isInFront: Bool = true) {
    records.becomeOutdated(backList)
    webView?.page.forgetSnapshots()
    if isInFront { send(.outdated) }
  }

  /// Reloads the page if the user loses no input, or offers the reload.
  func askToRefresh() {
    Task { [weak self, weak webView] in
      guard let self, let webView, webView === self.webView, let screen else { return }
      let condition = await PageCondition.ask(webView, isCrashed: false)
      guard webView === self.webView, screen === self.screen, isSelected else { return }
      if condition.busyReason == nil, !hasInput, !view.scriptDialogs.isPending {
        send(.refreshInPlace)
      } else {
        delegate?.navigator(self, offer: "Updated", action: ("Reload", { [weak self] in self?.reload() }))
      }
    }
  }

  /// Reloads the page in place.
  func refreshInPlace() {
    guard let webView else { return }
    records.request(page.address)
    webView.page.refresh { [weak self, weak webView] in webView != nil && webView === self?.webView }
  }

  /// Refreshes a page that the user went back to if it is out of date.
  func refreshIfOutdated(_ url: URL) {
    guard records.takeOutdated(url) else { return }
    // There are pages to go forward to only after going back.
    if webView?.history.canGoForward == true { send(.outdated) }
  }
}
