import CWebKitGTK

/// The search for a text in the page of a web view.
@MainActor
package final class TextSearch {
  private static let maximumMatchCount: guint = 1000
  private static let options =
    WEBKIT_FIND_OPTIONS_CASE_INSENSITIVE.rawValue | WEBKIT_FIND_OPTIONS_WRAP_AROUND.rawValue

  private let controller: OpaquePointer
  private var onMatches: (@MainActor (Int) -> Void)?

  init(in view: UnsafeMutablePointer<WebKitWebView>) {
    controller = webkit_web_view_get_find_controller(view)
    SignalHandler.connect(controller, "counted-matches") { [weak self] arguments in
      self?.onMatches?(Int(arguments.number(1) ?? 0))
    }
  }

  /// Searches the page and highlights the matches.
  ///
  /// - Parameters:
  ///   - text: The text to find. An empty string ends the search.
  ///   - onMatches: Called with the number of matches.
  package func find(_ text: String, onMatches: @escaping @MainActor (Int) -> Void) {
    self.onMatches = onMatches
    guard !text.isEmpty else {
      webkit_find_controller_search_finish(controller)
      return onMatches(0)
    }
    webkit_find_controller_count_matches(controller, text, Self.options, Self.maximumMatchCount)
    webkit_find_controller_search(controller, text, Self.options, Self.maximumMatchCount)
  }

  /// Goes to the next or the previous match.
  package func findNext(isForward: Bool) {
    if isForward {
      webkit_find_controller_search_next(controller)
    } else {
      webkit_find_controller_search_previous(controller)
    }
  }

  /// Ends the search and removes the highlights.
  package func end() {
    onMatches = nil
    webkit_find_controller_search_finish(controller)
  }
}
