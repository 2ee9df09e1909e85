import Foundation
import TabwireWebKit

/// Tells a page which page is below it: a visit to that page goes back.
@MainActor
struct PreviousPage {
  let shown: ShownPage
  /// The page below, as the page in front knows it, or `nil`.
  private var told: URL?

  init(_ shown: ShownPage) {
    self.shown = shown
  }

  /// Tells a new document.
  mutating func documentDidCommit() {
    told = nil
    historyDidChange()
  }

  /// Tells the page in front if another page is below it.
  mutating func historyDidChange() {
    let location = shown.tabManager.location
    guard let webView = shown.webView, shown.screen != nil, let url = webView.url, location.contains(url) else {
      return
    }
    let previous = webView.history.back.first.flatMap { location.contains($0) ? $0 : nil }
    guard previous != told else { return }
    told = previous
    webView.page.update(previous: previous)
  }
}
