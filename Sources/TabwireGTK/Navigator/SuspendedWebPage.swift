#if canImport(CWebKitGTK)
  import CWebKitGTK
  import Foundation
  import TabwirePages

  /// The state of a suspended page that the window shows and the web view restores.
  @MainActor
  struct SuspendedWebPage {
    /// The back-forward list to restore.
    enum History {
      /// In WebKit's format, as a web view of this run had it.
      case webKit(SessionState)
      /// As the last start of the app kept it.
      case saved(SavedHistory)

      /// Restores the back-forward list in a web view, without a load.
      @MainActor
      func restore(in view: UnsafeMutablePointer<WebKitWebView>) {
        switch self {
        case .webKit(let state): state.restore(in: view)
        case .saved(let history):
          SessionState(pages: history.pages.map(\.url), current: history.current, like: view)?.restore(in: view)
        }
      }
    }

    let url: URL?
    let title: String
    /// The pages behind it, nearest first.
    let backList: [URL]
    /// The pages to go forward to, nearest first.
    let forwardList: [URL]
    var scrollPosition: ScrollPosition
    let sessionStorage: [String: String]
    /// The snapshot that covers the page while it is restored, or `nil`.
    let snapshot: PageSnapshot?
    let history: History

    var canGoForward: Bool { !forwardList.isEmpty }
  }

  extension SuspendedWebPage {
    /// - Parameters:
    ///   - history: The history of the last start.
    ///   - showsTitle: Whether its title is shown until the page has loaded.
    init(_ history: SavedHistory, showsTitle: Bool) {
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
#endif
