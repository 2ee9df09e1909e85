#if canImport(CWebKitGTK)
  import CWebKitGTK
  import Foundation

  /// Whether a page would lose something if it were reloaded.
  @MainActor
  struct PageCondition {
    /// The time that the page has to respond. A page that does not is busy.
    private static let timeout = Watchdog.timeout

    /// The reason why the page would lose something, or `nil`.
    let busyReason: String?
    let position: ScrollPosition

    private struct Answer: Decodable {
      let reason: String?
      let position: ScrollPosition
    }

    /// Asks the page and WebKit.
    ///
    /// - Parameters:
    ///   - webView: The web view that shows the page.
    ///   - isCrashed: Whether the web process ended, so that nothing is left to lose.
    static func ask(_ webView: WebView, isCrashed: Bool) async -> PageCondition {
      if isCrashed { return PageCondition(busyReason: nil, position: .top) }
      if let reason = webView.busyReason { return PageCondition(busyReason: reason, position: .top) }
      let answer: Answer? = await withTimeout(timeout) {
        let json = try await webView.call(PackageResources.unsaved_js) ?? ""
        return try JSONDecoder().decode(Answer.self, from: Data(json.utf8))
      }
      guard let answer else { return PageCondition(busyReason: "it does not respond", position: .top) }
      // The last typing may have been reported while the page was asked.
      return PageCondition(busyReason: answer.reason ?? webView.busyReason, position: answer.position)
    }
  }

  extension WebView {
    /// The reason that is known without asking the page, or `nil`.
    fileprivate var busyReason: String? {
      if !typing.isEmpty { return "it has unsent input" }
      if webkit_web_view_is_playing_audio(view) != 0 { return "it plays" }
      let captures = [
        webkit_web_view_get_camera_capture_state(view), webkit_web_view_get_microphone_capture_state(view),
        webkit_web_view_get_display_capture_state(view),
      ]
      return captures.allSatisfy { $0 == WEBKIT_MEDIA_CAPTURE_STATE_NONE } ? nil : "it records"
    }
  }
#endif
