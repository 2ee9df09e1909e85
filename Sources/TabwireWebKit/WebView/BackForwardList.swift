import CWebKitGTK
import Foundation

/// The back-forward list of a web view.
@MainActor
package struct BackForwardList {
  let webView: GObjectReference

  package var canGoBack: Bool { webView.withPointer { webkit_web_view_can_go_back($0) } != 0 }
  package var canGoForward: Bool { webView.withPointer { webkit_web_view_can_go_forward($0) } != 0 }

  /// Calls a function with WebKit's list, which belongs to the web view.
  private func withList<Result>(_ use: (OpaquePointer?) -> Result) -> Result {
    webView.withPointer { use(webkit_web_view_get_back_forward_list($0)) }
  }

  func onChange(_ call: @escaping @MainActor () -> Void) {
    withList { list in
      if let list { SignalHandler.connect(list, "changed") { _ in call() } }
    }
  }

  /// The pages to go back to, nearest first.
  package var back: [URL] { urls(webkit_back_forward_list_get_back_list) }
  /// The pages to go forward to, nearest first.
  package var forward: [URL] {
    // WebKit gives the farthest page first.
    urls(webkit_back_forward_list_get_forward_list).reversed()
  }
  /// All pages but the one in front.
  package var others: [URL] { back + forward }

  private func urls(_ get: (OpaquePointer?) -> UnsafeMutablePointer<GList>?) -> [URL] {
    withList { list in
      let entries = get(list)
      defer { g_list_free(entries) }
      return sequence(first: entries, next: { $0?.pointee.next }).prefix { $0 != nil }.compactMap { entry in
        guard let item = entry?.pointee.data, let uri = webkit_back_forward_list_item_get_uri(OpaquePointer(item))
        else { return nil }
        return URL(string: String(cString: uri))
      }
    }
  }

  /// Whether there is a page.
  ///
  /// - Parameter offset: The offset from the current page, as in JavaScript's `history.go`.
  func hasEntry(at offset: Int) -> Bool {
    withList { webkit_back_forward_list_get_nth_item($0, gint(offset)) != nil }
  }

  func go(_ offset: Int) {
    webView.withPointer { webView in
      guard let item = withList({ webkit_back_forward_list_get_nth_item($0, gint(offset)) }) else { return }
      webkit_web_view_go_to_back_forward_list_item(webView, item)
    }
  }

  /// Removes all pages but the current one.
  ///
  /// - Returns: Whether this version of WebKit allows that.
  package func removeOthers() -> Bool {
    guard canGoBack || canGoForward else { return true }
    webView.withPointer { SessionState(currentPageOf: $0)?.restore(in: $0) }
    return !canGoBack && !canGoForward
  }

  /// Puts a page into the list of a new web view, without loading it.
  package func begin(with url: URL) {
    webView.withPointer { SessionState(pages: [url], current: 0)?.restore(in: $0) }
  }
}
