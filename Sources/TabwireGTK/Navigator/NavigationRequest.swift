#if canImport(CWebKitGTK)
  import CWebKitGTK
  import Foundation

  /// What becomes of a wish to go to another page.
  enum NavigationDecision {
    /// The web view goes there.
    case follow
    /// It stays where it is.
    case ignore
    /// It stays, and what is there is kept as a file.
    case download
  }

  /// Where a web view is about to go.
  struct NavigationRequest {
    enum Kind {
      /// The user followed a link.
      case link
      /// A link or a script asks for a window of its own.
      case newWindow
      /// The answer to the main frame's request is there, after all redirects.
      case mainFrameResponse(status: Int)
      /// That answer is no page, or asks to be kept as a file.
      case attachment
    }

    /// What WebKit shows or hands to scripts by itself.
    private static let webSchemes: Set<String> = ["http", "https", "about", "blob", "data", "javascript"]

    let url: URL
    let kind: Kind
    /// Whether it sends a form, rather than asking for a page.
    let isForm: Bool
    /// Whether WebKit knows of something that the user did, which is behind it.
    let isUserGesture: Bool

    /// Reads what WebKit asks about; nothing for what concerns no page of the main frame.
    init?(_ decision: OpaquePointer, type: WebKitPolicyDecisionType) {
      let request: OpaquePointer?
      switch type {
      case WEBKIT_POLICY_DECISION_TYPE_NAVIGATION_ACTION, WEBKIT_POLICY_DECISION_TYPE_NEW_WINDOW_ACTION:
        let action = webkit_navigation_policy_decision_get_navigation_action(decision)
        isUserGesture = webkit_navigation_action_is_user_gesture(action) != 0
        if type == WEBKIT_POLICY_DECISION_TYPE_NEW_WINDOW_ACTION {
          kind = .newWindow
        } else if webkit_navigation_action_get_navigation_type(action) == WEBKIT_NAVIGATION_TYPE_LINK_CLICKED
          || Self.leavesTheWeb(action)
        {
          kind = .link
        } else {
          return nil
        }
        request = webkit_navigation_action_get_request(action)
      case WEBKIT_POLICY_DECISION_TYPE_RESPONSE:
        guard webkit_response_policy_decision_is_main_frame_main_resource(decision) != 0 else { return nil }
        kind = Self.isAttachment(decision) ? .attachment : .mainFrameResponse(status: Self.status(decision))
        request = webkit_response_policy_decision_get_request(decision)
        isUserGesture = false
      default:
        return nil
      }
      guard let request, let uri = webkit_uri_request_get_uri(request), let url = URL(string: String(cString: uri))
      else { return nil }
      self.url = url
      isForm = webkit_uri_request_get_http_method(request).map { String(cString: $0) } == "POST"
    }

    /// Whether a script sends the user to a mail, a phone call or another app.
    private static func leavesTheWeb(_ action: OpaquePointer?) -> Bool {
      guard let uri = webkit_uri_request_get_uri(webkit_navigation_action_get_request(action)),
        let scheme = URL(string: String(cString: uri))?.scheme
      else { return false }
      return !webSchemes.contains(scheme.lowercased())
    }

    private static func status(_ decision: OpaquePointer) -> Int {
      Int(webkit_uri_response_get_status_code(webkit_response_policy_decision_get_response(decision)))
    }

    /// Whether an answer is something to keep rather than to show.
    private static func isAttachment(_ decision: OpaquePointer) -> Bool {
      if webkit_response_policy_decision_is_mime_type_supported(decision) == 0 { return true }
      let headers = webkit_uri_response_get_http_headers(webkit_response_policy_decision_get_response(decision))
      let disposition = headers.flatMap { soup_message_headers_get_one($0, "Content-Disposition") }
      return disposition.map { String(cString: $0).lowercased().hasPrefix("attachment") } ?? false
    }
  }
#endif
