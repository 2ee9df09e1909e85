#if canImport(CWebKitGTK)
  import CWebKitGTK
  import Foundation

  extension WebView {
    private static let searchTextKey = "tabwire-search-text"

    /// The entry of the page in the back-forward list.
    private var entry: UnsafeMutablePointer<GObject>? {
      webkit_back_forward_list_get_current_item(webkit_web_view_get_back_forward_list(view)).map { cast($0) }
    }

    /// Returns the text that was kept with the page's entry in the back-forward list, or `nil`.
    ///
    /// - Parameter path: The path of the page. Another page may have replaced the one that the text was kept for.
    func searchText(at path: String) -> String? {
      guard let entry, let data = g_object_get_data(entry, Self.searchTextKey) else { return nil }
      let lines = String(cString: data.assumingMemoryBound(to: CChar.self)).split(separator: "\n", maxSplits: 1)
      return lines.count == 2 && lines[0] == path ? String(lines[1]) : nil
    }

    /// Keeps the text of a search field with the page's entry in the back-forward list.
    func keepSearchText(_ text: String, at path: String) {
      guard let entry else { return }
      g_object_set_data_full(entry, Self.searchTextKey, text.isEmpty ? nil : strdup("\(path)\n\(text)")) { free($0) }
    }
  }
#endif
