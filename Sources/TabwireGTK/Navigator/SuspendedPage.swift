#if canImport(CWebKitGTK)
  import CWebKitGTK
  import Foundation

  /// What is kept of a page whose process was given back.
  @MainActor
  struct SuspendedPage {
    let url: URL?
    let title: String
    /// The pages behind it, the nearest first.
    let backList: [URL]
    let canGoForward: Bool
    /// Another page that could not be loaded, if the user was told so.
    let failedURL: URL?
    var scrollPosition: ScrollPosition
    /// What the user saw of it last.
    let picture: PagePicture?
    /// Everything that lies behind it and before it, and the page itself.
    let history: SessionState
  }

  /// How far a page is scrolled, in its own pixels.
  struct ScrollPosition: Decodable, Equatable {
    let x: Double
    let y: Double

    static let top = ScrollPosition(x: 0, y: 0)
  }

  /// The history of a web view, as WebKit keeps it. It stays in memory.
  @MainActor
  final class SessionState {
    private let state: OpaquePointer

    /// Reads the history of a web view.
    init?(of view: UnsafeMutablePointer<WebKitWebView>) {
      guard let state = webkit_web_view_get_session_state(view) else { return nil }
      self.state = state
    }

    isolated deinit {
      webkit_web_view_session_state_unref(state)
    }

    /// Gives a new web view this history. It loads nothing by that.
    func restore(in view: UnsafeMutablePointer<WebKitWebView>) {
      webkit_web_view_restore_session_state(view, state)
    }
  }
#endif
