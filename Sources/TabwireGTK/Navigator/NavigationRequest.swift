#if canImport(CWebKitGTK)
  import CWebKitGTK
  import Foundation

  /// Where a web view is about to go.
  struct NavigationRequest {
    enum Kind {
      /// The user followed a link.
      case link
      /// A link or a script asks for a window of its own.
      case newWindow
      /// The answer to the main frame's request is there, after all redirects.
      case mainFrameResponse
    }

    let url: URL
    let kind: Kind

    /// Reads what WebKit asks about; nothing for what concerns no page of the main frame.
    init?(_ decision: OpaquePointer, type: WebKitPolicyDecisionType) {
      let request: OpaquePointer?
      switch type {
      case WEBKIT_POLICY_DECISION_TYPE_NAVIGATION_ACTION, WEBKIT_POLICY_DECISION_TYPE_NEW_WINDOW_ACTION:
        let action = webkit_navigation_policy_decision_get_navigation_action(decision)
        if type == WEBKIT_POLICY_DECISION_TYPE_NEW_WINDOW_ACTION {
          kind = .newWindow
        } else if webkit_navigation_action_get_navigation_type(action) == WEBKIT_NAVIGATION_TYPE_LINK_CLICKED {
          kind = .link
        } else {
          return nil
        }
        request = webkit_navigation_action_get_request(action)
      case WEBKIT_POLICY_DECISION_TYPE_RESPONSE:
        guard webkit_response_policy_decision_is_main_frame_main_resource(decision) != 0 else { return nil }
        kind = .mainFrameResponse
        request = webkit_response_policy_decision_get_request(decision)
      default:
        return nil
      }
      guard let request, let uri = webkit_uri_request_get_uri(request), let url = URL(string: String(cString: uri))
      else { return nil }
      self.url = url
    }
  }
#endif
