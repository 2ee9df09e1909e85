import CWebKitGTK
import Foundation

/// The state of a suspended page that the window shows and the web view restores.
@MainActor
package struct SuspendedWebPage {
  package let url: URL?
  package let title: String
  /// The pages behind it, nearest first.
  package let backList: [URL]
  /// The pages to go forward to, nearest first.
  package let forwardList: [URL]
  package var scrollPosition = ScrollPosition.top
  package let sessionStorage: [String: String]
  /// The back-forward list of the web view, or `nil` if only its addresses are kept.
  private let state: SessionState?

  package var canGoForward: Bool { !forwardList.isEmpty }

  /// Saves the page of a web view. Returns `nil` if WebKit gives no back-forward list.
  package init?(of webView: WebView, title: String, condition: PageCondition) {
    guard let state = webView.withView({ SessionState(of: $0) }) else { return nil }
    url = webView.url
    self.title = title
    backList = webView.history.back
    forwardList = webView.history.forward
    scrollPosition = condition.position
    sessionStorage = condition.sessionStorage
    self.state = state
  }

  /// Keeps the addresses of pages.
  package init(_ url: URL, backList: [URL], forwardList: [URL]) {
    self.url = url
    title = ""
    self.backList = backList
    self.forwardList = forwardList
    sessionStorage = [:]
    state = nil
  }

  /// Restores the back-forward list in a web view, without a load.
  package func restoreHistory(in webView: WebView) {
    let pages = backList.reversed() + [url].compactMap(\.self) + forwardList
    let state = state ?? SessionState(pages: pages, current: backList.count)
    webView.withView { state?.restore(in: $0) }
  }
}
