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

  private init(adopting state: OpaquePointer) {
    self.state = state
  }

  isolated deinit {
    webkit_web_view_session_state_unref(state)
  }

  /// Returns the list in WebKit's serialization. The caller owns the bytes.
  private func serialized() -> OpaquePointer? {
    withExtendedLifetime(self) { webkit_web_view_session_state_serialize(state) }
  }

  /// Restores the back-forward list in a web view, without a load.
  package func restore(in view: UnsafeMutablePointer<WebKitWebView>) {
    withExtendedLifetime(self) { webkit_web_view_restore_session_state(view, state) }
  }

  /// The types of a page in WebKit's serialization, by its version. A list is a version, its pages, and the index of the
  /// current one.
  package static let knownPageTypes: [UInt16: String] = [1: "(ts\(frameType)u)", 2: "(s\(frameType)u)"]
  /// The page types that are read. Tests remove them, as a later version of WebKit would.
  package static var pageTypes = knownPageTypes
  private static let frameType = "(ssssasmayxx(ii)dm(sa(uaysxmxmds))av)"

  /// Creates a back-forward list. Returns `nil` if this version of WebKit writes it in another format.
  ///
  /// - Parameters:
  ///   - urls: The addresses of the pages, the first page of the tab first.
  ///   - current: The index of the page in front.
  ///   - view: Any web view, from which the format is read.
  package convenience init?(pages urls: [URL], current: Int, like view: UnsafeMutablePointer<WebKitWebView>) {
    guard let bytes = SessionState(of: view)?.serialized() else { return nil }
    defer { g_bytes_unref(bytes) }
    guard Self.version(of: bytes) == 2, let type = Self.pageTypes[2] else { return nil }
    let now = g_get_real_time()
    let pages = urls.enumerated().map { index, url in
      let address = Variant.literal(url.absoluteString)
      // Each page is a document of its own.
      let (item, document) = (now + 2 * index, now + 2 * index + 1)
      return "('', (\(address), \(address), '', '', [], nothing, \(item), \(document), (0, 0), 1.0, nothing, []), 2)"
    }
    guard
      let state = Variant(
        parsing: "(2, [\(pages.joined(separator: ", "))], just \(current))", type: "(qa\(type)mu)")?
        .withBytes({ webkit_web_view_session_state_new($0) })
    else { return nil }
    self.init(adopting: state)
  }

  /// Returns the back-forward list with the current page alone, or `nil` if this version of WebKit writes it in another
  /// format.
  ///
  /// WebKit has no API to remove pages from the list.
  package func currentPageAlone() -> SessionState? {
    guard let bytes = serialized() else { return nil }
    defer { g_bytes_unref(bytes) }
    guard let version = Self.version(of: bytes), let pageType = Self.pageTypes[version],
      let list = Variant(bytes, type: "(qa\(pageType)mu)")?.members, let current = list[2].members.first?.integer
    else { return nil }
    let pages = list[1].members
    guard pages.indices.contains(current) else { return nil }
    let page = pages[current]
    let alone = Variant(tuple: [list[0], Variant(array: [page]), Variant(some: Variant(UInt32(0)))])
    return alone.withBytes { webkit_web_view_session_state_new($0) }.map { SessionState(adopting: $0) }
  }

  private static func version(of bytes: OpaquePointer) -> UInt16? {
    var count: gsize = 0
    guard let data = g_bytes_get_data(bytes, &count), count >= MemoryLayout<UInt16>.size else { return nil }
    return data.loadUnaligned(as: UInt16.self)
  }
}
