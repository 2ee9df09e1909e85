#if HotwireNative && TabwireIOS
  import TabwireClient
  import WebKit

  /// Finds out what the user would lose if a page were reloaded or removed.
  @MainActor
  enum PageInput {
    /// Asks the pages in some web views whether something was typed or chosen in one of them.
    ///
    /// - Parameters:
    ///   - webViews: The web views.
    ///   - completion: Called with the answer, unless a page hangs or shows a dialog.
    static func check(_ webViews: ArraySlice<WKWebView>, completion: @escaping @MainActor (_ hasInput: Bool) -> Void) {
      guard let webView = webViews.first else { return completion(false) }
      webView.evaluateJavaScript(inputScript) { result, _ in
        if result as? Bool == true { completion(true) } else { check(webViews.dropFirst(), completion: completion) }
      }
    }

    // MARK: Scripts

    /// Returns whether the user typed something, or chose an option or a file.
    static let inputScript = "(\(PageScripts.unsentInput))(false) != null"

    /// Returns whether a reload would lose something: input, playback, an open dialog, an upload.
    static let unsavedScript = """
      (() => {
        const all = selector => [...document.querySelectorAll(selector)]
        return \(inputScript)
          || all("audio, video").some(media => !media.paused && !media.ended && !media.muted)
          || all("dialog[open], :popover-open, [aria-busy=true]").length > 0
          || document.fullscreenElement != null
      })()
      """
  }
#endif
