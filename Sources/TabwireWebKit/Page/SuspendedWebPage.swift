import CWebKitGTK
import Foundation
import TabwirePages

/// The state of a suspended page that the window shows and the web view restores.
@MainActor
package struct SuspendedWebPage {
  package let url: URL?
  package let title: String
  /// The pages behind it, nearest first.
  package let backList: [URL]
  /// The pages to go forward to, nearest first.
  package let forwardList: [URL]
  package var scrollPosition: ScrollPosition
  package let sessionStorage: [String: String]
  /// The back-forward list of the web view, or `nil` for pages of the last start of the app.
  private let state: SessionState?

  package var canGoForward: Bool { !forwardList.isEmpty }

  /// Restores the back-forward list in a web view, without a load.
  package func restoreHistory(in webView: WebView) {
    webView.withView { view in
      let pages = backList.reversed() + [url].compactMap(\.self) + forwardList
      let state = state ?? SessionState(pages: pages, current: backList.count, like: view)
      state?.restore(in: view)
    }
  }
}

extension SuspendedWebPage {
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

  /// - Parameters:
  ///   - history: The history of the last start.
  ///   - showsTitle: Whether its title is shown until the page has loaded.
  package init(_ history: SavedHistory, showsTitle: Bool) {
    url = history.url
    title = showsTitle ? history.title : ""
    backList = history.back
    forwardList = history.forward
    scrollPosition = .top
    sessionStorage = [:]
    state = nil
  }
}
