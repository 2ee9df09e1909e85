import CWebKitGTK
import Foundation
import TabwirePages

package enum NavigationDecision {
  /// Load the page in the web view.
  case follow
  case ignore
  case download
}

/// A navigation that WebKit asks about.
package struct NavigationRequest {
  /// The schemes that WebKit handles itself.
  private static let webSchemes: Set<String> = ["http", "https", "about", "blob", "data", "javascript"]

  /// The statuses of responses without content.
  private static let emptyStatuses = [204, 205, 304]

  package let url: URL
  package let kind: NavigationKind
  /// Whether the request is a POST.
  package let isForm: Bool
  /// Whether WebKit attributes the navigation to a user gesture.
  package let isUserGesture: Bool

  /// Reads WebKit's policy decision. Returns `nil` if it does not concern a page of the main frame.
  package init?(_ decision: OpaquePointer, type: WebKitPolicyDecisionType) {
    let request: OpaquePointer?
    switch type {
    case WEBKIT_POLICY_DECISION_TYPE_NAVIGATION_ACTION, WEBKIT_POLICY_DECISION_TYPE_NEW_WINDOW_ACTION:
      let action = webkit_navigation_policy_decision_get_navigation_action(decision)
      request = webkit_navigation_action_get_request(action)
      isUserGesture = webkit_navigation_action_is_user_gesture(action) != 0
      switch webkit_navigation_action_get_navigation_type(action) {
      case _ where type == WEBKIT_POLICY_DECISION_TYPE_NEW_WINDOW_ACTION: kind = .newWindow
      case WEBKIT_NAVIGATION_TYPE_LINK_CLICKED: kind = .link
      case _ where Self.leavesTheWeb(action): kind = .link
      case WEBKIT_NAVIGATION_TYPE_FORM_SUBMITTED where Self.isForm(request): kind = .form
      default: return nil
      }
    case WEBKIT_POLICY_DECISION_TYPE_RESPONSE:
      guard webkit_response_policy_decision_is_main_frame_main_resource(decision) != 0 else { return nil }
      let status = Self.status(decision)
      kind =
        Self.emptyStatuses.contains(status)
        ? .emptyResponse(status: status)
        : Self.isAttachment(decision) ? .attachment : .mainFrameResponse(status: status)
      request = webkit_response_policy_decision_get_request(decision)
      isUserGesture = false
    default:
      return nil
    }
    guard let url = Self.url(of: request) else { return nil }
    self.url = url
    isForm = Self.isForm(request)
  }

  private static func isForm(_ request: OpaquePointer?) -> Bool {
    request.flatMap { webkit_uri_request_get_http_method($0) }.map { String(cString: $0) } == "POST"
  }

  /// Reads the navigation of a window that a script opens with `window.open`.
  package init?(newWindow action: OpaquePointer) {
    guard let url = Self.url(of: webkit_navigation_action_get_request(action)) else { return nil }
    self.url = url
    kind = .newWindow
    isForm = false
    isUserGesture = webkit_navigation_action_is_user_gesture(action) != 0
  }

  /// Whether a script opens a mail, a phone call or another app.
  private static func leavesTheWeb(_ action: OpaquePointer?) -> Bool {
    guard let scheme = url(of: webkit_navigation_action_get_request(action))?.scheme else { return false }
    return !webSchemes.contains(scheme.lowercased())
  }

  private static func url(of request: OpaquePointer?) -> URL? {
    request.flatMap { webkit_uri_request_get_uri($0) }.flatMap { URL(string: String(cString: $0)) }
  }

  private static func status(_ decision: OpaquePointer) -> Int {
    Int(webkit_uri_response_get_status_code(webkit_response_policy_decision_get_response(decision)))
  }

  /// Whether a response is to be saved instead of shown.
  private static func isAttachment(_ decision: OpaquePointer) -> Bool {
    if webkit_response_policy_decision_is_mime_type_supported(decision) == 0 { return true }
    let headers = webkit_uri_response_get_http_headers(webkit_response_policy_decision_get_response(decision))
    let disposition = headers.flatMap { soup_message_headers_get_one($0, "Content-Disposition") }
    return disposition.map { String(cString: $0).lowercased().hasPrefix("attachment") } ?? false
  }
}
