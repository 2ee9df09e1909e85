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

  /// Calls a closure when the list changes.
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

  /// Goes to a page.
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
    let state = webView.withPointer { SessionState(of: $0) }?.currentPageAlone()
    guard let state else { return false }
    webView.withPointer { state.restore(in: $0) }
    return !canGoBack && !canGoForward
  }

  /// Puts a page into the list of a new web view, without loading it.
  package func begin(with url: URL) {
    webView.withPointer { SessionState(pages: [url], current: 0, like: $0)?.restore(in: $0) }
  }

  // MARK: Search text

  private static let searchTextKey = "tabwire-search-text"

  /// Calls a function with the entry of the page in front, if there is one.
  private func withCurrent<Result>(_ use: (UnsafeMutablePointer<GObject>) -> Result?) -> Result? {
    withList { webkit_back_forward_list_get_current_item($0).flatMap { use(cast($0)) } }
  }

  /// Returns the text that was kept with the entry of the page in front, or `nil`.
  ///
  /// - Parameter path: The path of the page. Another page may have replaced the one that the text was kept for.
  package func searchText(at path: String) -> String? {
    let kept = withCurrent {
      g_object_get_data($0, Self.searchTextKey).map { String(cString: $0.assumingMemoryBound(to: CChar.self)) }
    }
    guard let lines = kept?.split(separator: "\n", maxSplits: 1) else { return nil }
    return lines.count == 2 && lines[0] == path ? String(lines[1]) : nil
  }

  /// Keeps the text of a search field with the entry of the page in front.
  package func keepSearchText(_ text: String, at path: String) {
    withCurrent {
      g_object_set_data_full($0, Self.searchTextKey, text.isEmpty ? nil : strdup("\(path)\n\(text)")) { free($0) }
    }
  }
}
