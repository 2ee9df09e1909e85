import Foundation
import TabwirePages
import TabwireWebKit

/// Replaces pages of which the server has newer data.
@MainActor
struct PageUpdates {
  let shown: ShownPage
  let actions: PageActions

  /// Handles newer data on the server. Reloads the page in front, or offers the reload if input would be lost. Pages
  /// behind it are reloaded when the user goes back.
  ///
  /// - Parameter isCovered: Whether the page in front is about to be behind another one, too.
  func becomeOutdated(isCovered: Bool) {
    let covered = isCovered ? [shown.url].compactMap(\.self) : []
    shown.records.becomeOutdated(shown.backList + covered)
    shown.webView?.page.forgetSnapshots()
    if !isCovered { shown.send(.outdated) }
  }

  /// Reloads the page if the user loses no input, or offers the reload.
  func askToRefresh() {
    Task { [weak shown, weak webView = shown.webView, weak actions] in
      guard let shown, let webView, webView === shown.webView, let screen = shown.screen else { return }
      let condition = await PageCondition.ask(webView, isCrashed: false)
      guard webView === shown.webView, screen === shown.screen, shown.isSelected else { return }
      if condition.busyReason == nil, !shown.hasInput, !shown.view.scriptDialogs.isPending {
        shown.send(.refreshInPlace)
      } else {
        shown.delegate?.offer(
          localized("Updated"), action: (localized("Reload"), { [weak actions] in actions?.reload() }))
      }
    }
  }

  /// Refreshes a page that the user went back to if it is out of date.
  func refreshIfOutdated(_ url: URL) {
    guard shown.records.takeOutdated(url) else { return }
    // There are pages to go forward to only after going back.
    if shown.webView?.history.canGoForward == true { shown.send(.outdated) }
  }
}
