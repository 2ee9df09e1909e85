import CWebKitGTK
import Foundation
import TabwirePages

/// The state of a suspended page that the window shows and the web view restores.
@MainActor
package struct SuspendedWebPage {
  /// The back-forward list to restore.
  package enum History {
    /// In WebKit's format, as a web view of this run had it.
    case webKit(SessionState)
    /// As the last start of the app kept it.
    case saved(SavedHistory)

    /// Restores the back-forward list in a web view, without a load.
    @MainActor
    package func restore(in webView: WebView) {
      webView.withView { view in
        switch self {
        case .webKit(let state): state.restore(in: view)
        case .saved(let history):
          SessionState(pages: history.pages.map(\.url), current: history.current, like: view)?.restore(in: view)
        }
      }
    }
  }

  package let url: URL?
  package let title: String
  /// The pages behind it, nearest first.
  package let backList: [URL]
  /// The pages to go forward to, nearest first.
  package let forwardList: [URL]
  package var scrollPosition: ScrollPosition
  package let sessionStorage: [String: String]
  /// The snapshot that covers the page while it is restored, or `nil`.
  package let snapshot: PageSnapshot?
  package let history: History

  package var canGoForward: Bool { !forwardList.isEmpty }
}

extension SuspendedWebPage {
  /// Saves the page of a web view. Returns `nil` if WebKit gives no back-forward list.
  ///
  /// - Parameters:
  ///   - webView: The web view.
  ///   - title: The title of the page.
  ///   - condition: The page's answer, with its scroll position and session storage.
  ///   - snapshot: A snapshot of the page, or `nil`.
  package init?(of webView: WebView, title: String, condition: PageCondition, snapshot: PageSnapshot?) {
    guard let state = webView.withView({ SessionState(of: $0) }) else { return nil }
    url = webView.url
    self.title = title
    backList = webView.history.back
    forwardList = webView.history.forward
    scrollPosition = condition.position
    sessionStorage = condition.sessionStorage
    self.snapshot = snapshot
    history = .webKit(state)
  }

  /// - Parameters:
  ///   - history: The history of the last start.
  ///   - showsTitle: Whether its title is shown until the page has loaded.
  package init(_ history: SavedHistory, showsTitle: Bool) {
    url = history.page.url
    title = showsTitle ? history.title : ""
    backList = history.backList
    forwardList = history.pages[(history.current + 1)...].map(\.url)
    scrollPosition = history.page.content.position
    sessionStorage = [:]
    snapshot = nil
    self.history = .saved(history)
  }
}
