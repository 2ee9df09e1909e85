#if HotwireNative && TabwireIOS
  import TabwireClient
  import WebKit

  /// Finds out what the user would lose if a page were reloaded or removed.
  @MainActor
  enum PageInput {
    /// The time that a page has to answer. One that hangs or shows a dialog never does.
    static let limit = Duration.seconds(1)

    /// Asks the pages in some web views whether something was typed or chosen in one of them.
    ///
    /// - Parameters:
    ///   - webViews: The web views.
    ///   - completion: Called once with the answer. A page that does not answer in time counts as one in which something was typed.
    static func check(_ webViews: [WKWebView], completion: @escaping @MainActor (_ hasInput: Bool) -> Void) {
      let question = Question(completion)
      question.ask(webViews[...])
      Task {
        try? await Task.sleep(for: limit)
        question.answer(true)
      }
    }

    /// A question that is answered once.
    @MainActor
    private final class Question {
      private var completion: (@MainActor (Bool) -> Void)?

      init(_ completion: @escaping @MainActor (Bool) -> Void) {
        self.completion = completion
      }

      func ask(_ webViews: ArraySlice<WKWebView>) {
        guard let webView = webViews.first else { return answer(false) }
        webView.evaluateJavaScript(inputScript) { result, _ in
          if result as? Bool == true { self.answer(true) } else { self.ask(webViews.dropFirst()) }
        }
      }

      func answer(_ hasInput: Bool) {
        let completion = completion
        self.completion = nil
        completion?(hasInput)
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
