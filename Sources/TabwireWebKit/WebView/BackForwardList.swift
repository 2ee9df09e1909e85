import CWebKitGTK
import Foundation

/// The back-forward list of a web view.
@MainActor
package struct BackForwardList {
  let view: UnsafeMutablePointer<WebKitWebView>
  private var list: OpaquePointer? { webkit_web_view_get_back_forward_list(view) }

  package var canGoBack: Bool { webkit_web_view_can_go_back(view) != 0 }
  package var canGoForward: Bool { webkit_web_view_can_go_forward(view) != 0 }

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
    let list = get(list)
    defer { g_list_free(list) }
    return sequence(first: list, next: { $0?.pointee.next }).prefix { $0 != nil }.compactMap { entry in
      guard let item = entry?.pointee.data, let uri = webkit_back_forward_list_item_get_uri(OpaquePointer(item)) else {
        return nil
      }
      return URL(string: String(cString: uri))
    }
  }

  /// Returns an entry, or `nil`.
  ///
  /// - Parameter offset: The offset from the current page, as in JavaScript's `history.go`.
  func entry(at offset: Int) -> OpaquePointer? {
    webkit_back_forward_list_get_nth_item(list, gint(offset))
  }

  /// Removes all pages but the current one.
  ///
  /// - Returns: Whether this version of WebKit allows that.
  package func removeOthers() -> Bool {
    guard canGoBack || canGoForward else { return true }
    guard let state = SessionState(of: view)?.currentPageAlone() else { return false }
    state.restore(in: view)
    return !canGoBack && !canGoForward
  }

  /// Puts a page into the list of a new web view, without loading it.
  package func begin(with url: URL) {
    SessionState(pages: [url], current: 0, like: view)?.restore(in: view)
  }

  // MARK: Search text

  private static let searchTextKey = "tabwire-search-text"

  /// The entry of the page in front.
  private var current: UnsafeMutablePointer<GObject>? {
    webkit_back_forward_list_get_current_item(list).map { cast($0) }
  }

  /// Returns the text that was kept with the entry of the page in front, or `nil`.
  ///
  /// - Parameter path: The path of the page. Another page may have replaced the one that the text was kept for.
  package func searchText(at path: String) -> String? {
    guard let current, let data = g_object_get_data(current, Self.searchTextKey) else { return nil }
    let lines = String(cString: data.assumingMemoryBound(to: CChar.self)).split(separator: "\n", maxSplits: 1)
    return lines.count == 2 && lines[0] == path ? String(lines[1]) : nil
  }

  /// Keeps the text of a search field with the entry of the page in front.
  package func keepSearchText(_ text: String, at path: String) {
    guard let current else { return }
    g_object_set_data_full(current, Self.searchTextKey, text.isEmpty ? nil : strdup("\(path)\n\(text)")) { free($0) }
  }
}
