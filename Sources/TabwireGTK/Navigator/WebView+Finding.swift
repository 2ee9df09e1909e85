#if canImport(CWebKitGTK)
  import CWebKitGTK

  extension WebView {
    private static let maximumMatchCount: guint = 1000
    private static let options =
      WEBKIT_FIND_OPTIONS_CASE_INSENSITIVE.rawValue | WEBKIT_FIND_OPTIONS_WRAP_AROUND.rawValue

    /// Searches the page and highlights the matches.
    ///
    /// - Parameters:
    ///   - text: The text to find. An empty string ends the search.
    ///   - onMatches: Called with the number of matches.
    func find(_ text: String, onMatches: @escaping @MainActor (Int) -> Void) {
      self.onMatches = onMatches
      guard !text.isEmpty else {
        webkit_find_controller_search_finish(findController)
        return onMatches(0)
      }
      webkit_find_controller_count_matches(findController, text, Self.options, Self.maximumMatchCount)
      webkit_find_controller_search(findController, text, Self.options, Self.maximumMatchCount)
    }

    /// Goes to the next or the previous match.
    func findNext(isForward: Bool) {
      if isForward {
        webkit_find_controller_search_next(findController)
      } else {
        webkit_find_controller_search_previous(findController)
      }
    }

    /// Ends the search and removes the highlights.
    func endFinding() {
      onMatches = nil
      webkit_find_controller_search_finish(findController)
    }

    private var findController: OpaquePointer { webkit_web_view_get_find_controller(view) }
  }
#endif
