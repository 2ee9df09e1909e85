import CWebKitGTK

/// The search for a text in the page of a web view.
@MainActor
package final class TextSearch {
  private static let maximumMatchCount: guint = 1000
  private static let options =
    WEBKIT_FIND_OPTIONS_CASE_INSENSITIVE.rawValue | WEBKIT_FIND_OPTIONS_WRAP_AROUND.rawValue

  private let reference: GObjectReference
  private var onMatches: (@MainActor (Int) -> Void)?

  init(in view: UnsafeMutablePointer<WebKitWebView>) {
    reference = GObjectReference(retaining: webkit_web_view_get_find_controller(view))
    SignalHandler.connect(reference, "counted-matches") { [weak self] arguments in
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
      reference.withPointer { webkit_find_controller_search_finish($0) }
      return onMatches(0)
    }
    reference.withPointer {
      webkit_find_controller_count_matches($0, text, Self.options, Self.maximumMatchCount)
      webkit_find_controller_search($0, text, Self.options, Self.maximumMatchCount)
    }
  }

  /// Goes to the next or the previous match.
  package func findNext(isForward: Bool) {
    reference.withPointer {
      if isForward { webkit_find_controller_search_next($0) } else { webkit_find_controller_search_previous($0) }
    }
  }

  /// Ends the search and removes the highlights.
  package func end() {
    onMatches = nil
    reference.withPointer { webkit_find_controller_search_finish($0) }
  }
}
