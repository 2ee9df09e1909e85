#if canImport(CWebKitGTK)
  import CWebKitGTK
  import Foundation

  /// Whether a page would lose something if it were loaded again.
  @MainActor
  struct PageCondition {
    /// How long the answer may take. A page that does not answer is busy.
    private static let patience = Watchdog.patience

    /// Why it would; nothing if it would not.
    let busyReason: String?
    let position: ScrollPosition

    private struct Answer: Decodable {
      let reason: String?
      let position: ScrollPosition
    }

    /// Asks a page, and WebKit.
    ///
    /// - Parameters:
    ///   - webView: what shows the page.
    ///   - isCrashed: whether the page's process ended, so that there is nothing to lose any more.
    static func ask(_ webView: WebView, isCrashed: Bool) async -> PageCondition {
      if isCrashed { return PageCondition(busyReason: nil, position: .top) }
      if let reason = webView.busyReason { return PageCondition(busyReason: reason, position: .top) }
      let answer: Answer? = await answer(within: patience) {
        let json = try await webView.call(PackageResources.unsaved_js) ?? ""
        return try JSONDecoder().decode(Answer.self, from: Data(json.utf8))
      }
      guard let answer else { return PageCondition(busyReason: "it does not answer", position: .top) }
      // What was typed last may have become known only now.
      return PageCondition(busyReason: answer.reason ?? webView.busyReason, position: answer.position)
    }
  }

  extension WebView {
    /// What WebKit says of the page, and nothing that the page says.
    fileprivate var busyReason: String? {
      if !typing.isEmpty { return "it is typed in" }
      if webkit_web_view_is_playing_audio(view) != 0 { return "it plays" }
      let captures = [
        webkit_web_view_get_camera_capture_state(view), webkit_web_view_get_microphone_capture_state(view),
        webkit_web_view_get_display_capture_state(view),
      ]
      return captures.allSatisfy { $0 == WEBKIT_MEDIA_CAPTURE_STATE_NONE } ? nil : "it records"
    }
  }
#endif
