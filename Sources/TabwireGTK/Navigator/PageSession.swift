import Foundation
import TabwirePages
import TabwirePaths
import TabwireWebKit

/// The session that the page in front belongs to. No page of a former user is shown.
@MainActor
final class PageSession {
  private let shown: ShownPage
  private let actions: PageActions

  init(_ shown: ShownPage, actions: PageActions) {
    self.shown = shown
    self.actions = actions
  }

  // MARK: Another session

  /// Makes sure that going back or forward shows no page of the former user: only the page in front stays in the
  /// back-forward list, and Turbo's snapshots, WebKit's page cache and the HTTP cache are emptied.
  func forgetHistory() {
    guard let webView = shown.webView else { return }
    shown.firstPageWillBeForgotten()
    shown.savedPage = nil
    shown.restoredTitle = nil
    if isGoingThroughHistory { webView.stopLoading() }
    shown.records.sessionDidChange(inFront: shown.page.address?.url)
    webView.scripts.cancelRestoration()
    webView.page.forgetSnapshots()
    webView.page.keepHistoryState()
    clearHistory()
    shown.environment.emptyCaches()
  }

  /// Keeps only the page in front in the back-forward list.
  func clearHistory() {
    guard let webView = shown.webView else { return }
    if !webView.history.removeOthers() { replaceWebView() }
  }

  /// Whether the app is going back or forward to a page that was not committed yet.
  private var isGoingThroughHistory: Bool {
    guard let webView = shown.webView, let requested = shown.records.requested, shown.page.document?.load != nil
    else { return false }
    return webView.history.others.contains { PageAddress($0) == requested }
  }

  /// Loads the page again in a new web view, which has no history.
  private func replaceWebView() {
    shown.configuration.logger.notice(
      "the history cannot be emptied in this version of WebKit: the page is loaded again")
    // The web view must not be replaced while WebKit emits a signal.
    Task { [weak shown] in
      guard let shown, let address = shown.page.address else { return }
      shown.send(.replaceAll(address))
    }
  }

  // MARK: The session is known

  /// The time that a page has to send its configuration after its load.
  private static let configurationTimeout = Duration.seconds(1)

  /// Waits for the configuration of a loaded page, up to a timeout: a page may send none.
  func awaitConfiguration() {
    Task { [weak self, weak screen = shown.screen] in
      try? await Task.sleep(for: Self.configurationTimeout)
      guard let self, screen === shown.screen else { return }
      becomeKnown()
      if shown.isSelected { shown.tabManager.pageDidSettle() }
    }
  }

  /// Goes back if the user waits for it, because the session of the page in front is known now.
  func becomeKnown() {
    if shown.records.sessionIsKnown() { actions.goBack() }
  }

  // MARK: Forms

  /// Records that the page in front sent a form (P15.5). The pages of other tabs are not shown before its response is known.
  func formDidStart() {
    if shown.isSelected { shown.tabManager.formDidStart() }
  }

  /// Records that no page follows the form.
  func formDidEnd() {
    if shown.isSelected { shown.tabManager.formDidEnd() }
  }

  func pageDidAppear() {
    if shown.isSelected { shown.tabManager.pageDidAppear() }
  }
}
