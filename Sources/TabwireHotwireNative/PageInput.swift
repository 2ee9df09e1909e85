#if HotwireNative && canImport(HotwireNative)
  import WebKit

  /// Finds out what the user would lose if a page was reloaded or removed.
  @MainActor
  enum PageInput {
    /// Asks the pages in some web views whether something was typed or chosen in one of them.
    ///
    /// - Parameters:
    ///   - webViews: The web views.
    ///   - completion: Called with the answer. A page that does not answer counts as one in which nothing was typed.
    static func check(_ webViews: ArraySlice<WKWebView>, completion: @escaping @MainActor (_ hasInput: Bool) -> Void) {
      guard let webView = webViews.first else { return completion(false) }
      webView.evaluateJavaScript(inputScript) { result, _ in
        if result as? Bool == true { completion(true) } else { check(webViews.dropFirst(), completion: completion) }
      }
    }

    // MARK: Scripts

    /// Returns whether the user typed something, or chose an option or a file.
    static let inputScript = """
      (() => {
      \(functions)
        return hasInput()
      })()
      """

    /// Returns whether a reload would lose something: input, playback, an open dialog, an upload.
    static let unsavedScript = """
      (() => {
      \(functions)
        return hasInput()
          || all("audio, video").some(media => !media.paused && !media.ended && !media.muted)
          || all("dialog[open], :popover-open, [aria-busy=true]").length > 0
          || document.fullscreenElement != null
      })()
      """

    private static let functions = """
        const isChosen = select => {
          const options = [...select.options]
          if (select.multiple || options.some(option => option.defaultSelected)) {
            return options.some(option => option.selected !== option.defaultSelected)
          }
          return select.selectedIndex > options.findIndex(option => !option.disabled)
        }
        const isChanged = field => {
          if (field.localName === "select") return isChosen(field)
          switch (field.type) {
            case "hidden": case "submit": case "button": case "reset": case "image": return false
            case "checkbox": case "radio": return field.checked !== field.defaultChecked
            case "file": return field.files.length > 0
            case "range": case "color": return field.defaultValue !== "" && field.value !== field.defaultValue
            // A partly entered date or number has an empty value.
            default: return field.validity?.badInput || field.value !== field.defaultValue
          }
        }
        const all = selector => [...document.querySelectorAll(selector)]
        const hasInput = () =>
          all("input, textarea, select").some(isChanged) || document.activeElement?.isContentEditable === true
      """
  }
#endif
