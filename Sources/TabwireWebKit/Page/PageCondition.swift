import CWebKitGTK
import Foundation
import TabwireClient
import TabwirePages

/// Whether a page would lose input or playback if it were reloaded.
@MainActor
package struct PageCondition {
  /// The reason why the page would lose input or playback, or `nil`.
  package let busyReason: String?
  /// Whether the page has unsent input, or is being edited.
  package let hasInput: Bool
  package let position: ScrollPosition
  package let sessionStorage: [String: String]

  private struct Answer: Decodable {
    let reason: String?
    let hasInput: Bool
    let position: ScrollPosition
    let sessionStorage: [String: String]?
  }

  private init(_ busyReason: String?, hasInput: Bool = false, _ answer: Answer? = nil) {
    self.busyReason = busyReason
    self.hasInput = hasInput
    position = answer?.position ?? .top
    sessionStorage = answer?.sessionStorage ?? [:]
  }

  private static let unsavedScript = Array(
    "(\(String(decoding: PackageResources.unsaved_js, as: UTF8.self)))(\(PageScripts.unsentInput))".utf8)

  /// Asks the page and WebKit.
  ///
  /// - Parameters:
  ///   - isCrashed: Whether the web process ended, so that its input is lost already.
  ///   - asksHandlers: Whether the page's `beforeunload` handlers run.
  package static func ask(_ webView: WebView, isCrashed: Bool, asksHandlers: Bool = true) async -> PageCondition {
    if isCrashed { return PageCondition(nil) }
    if let reason = webView.busyReason { return PageCondition(reason, hasInput: !webView.typing.isEmpty) }
    let answer: Answer? = await withTimeout(WebView.responseTimeout) {
      let json = try await webView.call(unsavedScript, asksHandlers) ?? ""
      return try JSONDecoder().decode(Answer.self, from: Data(json.utf8))
    }
    // A page that does not respond counts as busy.
    guard let answer else { return PageCondition("it does not respond") }
    // Input may have been reported while the page was asked.
    return PageCondition(
      answer.reason ?? webView.busyReason, hasInput: answer.hasInput || !webView.typing.isEmpty, answer)
  }
}

extension WebView {
  /// The reason that is known without asking the page, or `nil`.
  fileprivate var busyReason: String? {
    if !typing.isEmpty { return "it has unsent input" }
    return withView { view in
      if webkit_web_view_is_playing_audio(view) != 0 { return "it plays" }
      let captures = [
        webkit_web_view_get_camera_capture_state(view), webkit_web_view_get_microphone_capture_state(view),
        webkit_web_view_get_display_capture_state(view),
      ]
      return captures.allSatisfy { $0 == WEBKIT_MEDIA_CAPTURE_STATE_NONE } ? nil : "it records"
    }
  }
}
