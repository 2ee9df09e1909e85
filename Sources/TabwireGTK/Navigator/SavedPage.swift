#if canImport(CWebKitGTK)
  import CWebKitGTK
  import Foundation

  /// The widgets' part of a suspended page: what is needed to show and to restore it.
  @MainActor
  struct SavedPage {
    let url: URL?
    let title: String
    /// The pages behind it, nearest first.
    let backList: [URL]
    let canGoForward: Bool
    var scrollPosition: ScrollPosition
    /// The page's session storage.
    let sessionStorage: [String: String]
    /// The snapshot that covers the page while it is restored, or `nil`.
    let snapshot: PageSnapshot?
    /// The back-forward list.
    let history: SessionState
  }

  /// The scroll position of a page, in CSS pixels.
  struct ScrollPosition: Decodable, Equatable {
    let x: Double
    let y: Double

    static let top = ScrollPosition(x: 0, y: 0)
  }

  /// The back-forward list of a web view, in WebKit's format, kept in memory.
  @MainActor
  final class SessionState {
    private let state: OpaquePointer

    /// Reads the back-forward list of a web view.
    init?(of view: UnsafeMutablePointer<WebKitWebView>) {
      guard let state = webkit_web_view_get_session_state(view) else { return nil }
      self.state = state
    }

    isolated deinit {
      webkit_web_view_session_state_unref(state)
    }

    /// Restores the back-forward list in a new web view. Loads nothing.
    func restore(in view: UnsafeMutablePointer<WebKitWebView>) {
      webkit_web_view_restore_session_state(view, state)
    }
  }
#endif
