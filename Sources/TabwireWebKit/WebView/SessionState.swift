import CWebKitGTK
import Foundation

/// The back-forward list of a web view, in WebKit's format, kept in memory.
@MainActor
package final class SessionState {
  private let state: OpaquePointer

  /// Reads the back-forward list of a web view.
  package init?(of view: UnsafeMutablePointer<WebKitWebView>) {
    guard let state = webkit_web_view_get_session_state(view) else { return nil }
    self.state = state
  }

  /// The type of a list in version 2 of WebKit's serialization: the version, the pages, and the index of the current one. WebKit reads
  /// it as long as browsers restore sessions of earlier versions. Tests change it, as if WebKit did not.
  package static var type = listType
  package static let listType = "(qa(s(ssssasmayxx(ii)dm(sa(uaysxmxmds))av)u)mu)"

  /// Creates a back-forward list, the first page of the tab first. Returns `nil` if WebKit does not know the format.
  package convenience init?(pages urls: [URL], current: Int) {
    let now = g_get_real_time()
    let pages = urls.enumerated().map { index, url in
      let address = Variant.literal(url.absoluteString)
      // Each page is a document of its own.
      let (item, document) = (now + 2 * index, now + 2 * index + 1)
      return "('', (\(address), \(address), '', '', [], nothing, \(item), \(document), (0, 0), 1.0, nothing, []), 2)"
    }
    self.init(list: "(2, [\(pages.joined(separator: ", "))], just \(current))")
  }

  /// Creates a back-forward list with the current page of a web view alone, which stays the same document. Returns `nil` if WebKit writes
  /// its list in another format: it has no API to remove pages.
  package convenience init?(currentPageOf view: UnsafeMutablePointer<WebKitWebView>) {
    guard let all = SessionState(of: view), let bytes = all.serialized() else { return nil }
    defer { g_bytes_unref(bytes) }
    let list = Variant(bytes, type: Self.type)
    guard let current = list?.text(of: 2).flatMap({ Int($0) }), let page = list?.text(of: 1, current) else {
      return nil
    }
    self.init(list: "(2, [\(page)], just 0)")
  }

  private init?(list: String) {
    let list = Variant(parsing: list, type: Self.type)
    guard let state = list?.withBytes({ webkit_web_view_session_state_new($0) }) else { return nil }
    self.state = state
  }

  private func serialized() -> OpaquePointer? {
    withExtendedLifetime(self) { webkit_web_view_session_state_serialize(state) }
  }

  isolated deinit {
    webkit_web_view_session_state_unref(state)
  }

  /// Restores the back-forward list in a web view, without a load.
  package func restore(in view: UnsafeMutablePointer<WebKitWebView>) {
    withExtendedLifetime(self) { webkit_web_view_restore_session_state(view, state) }
  }
}
