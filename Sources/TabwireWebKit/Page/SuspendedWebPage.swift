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
          let pages = history.back.reversed() + [history.url] + history.forward
          SessionState(pages: pages, current: history.back.count, like: view)?.restore(in: view)
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
  package let history: History

  package var canGoForward: Bool { !forwardList.isEmpty }
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
    history = .webKit(state)
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
    self.history = .saved(history)
  }
}
