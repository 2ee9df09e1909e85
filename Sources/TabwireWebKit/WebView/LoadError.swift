import CWebKitGTK

/// The reason why a load ended without a page.
package enum LoadError {
  /// The load was cancelled, or continues elsewhere.
  case cancelled
  case insecure
  case redirectLoop
  case hostNotFound
  case connectionRefused
  /// Any other error: no network, no response.
  case unreachable

  /// The number of redirects after which WebKit gives up.
  private static let maximumRedirectCount = 20

  /// - Parameters:
  ///   - error: WebKit's error. It is the same for a redirect loop and an unreachable server.
  package init(_ error: GLibError, redirectCount: Int) {
    switch error.domain {
    case webkit_network_error_quark() where error.code == WEBKIT_NETWORK_ERROR_CANCELLED.rawValue,
      webkit_policy_error_quark()
    where error.code == WEBKIT_POLICY_ERROR_FRAME_LOAD_INTERRUPTED_BY_POLICY_CHANGE.rawValue:
      self = .cancelled
    case g_tls_error_quark():
      self = .insecure
    case g_resolver_error_quark():
      self = .hostNotFound
    case g_io_error_quark() where error.code == G_IO_ERROR_CONNECTION_REFUSED.rawValue:
      self = .connectionRefused
    default:
      self = redirectCount >= Self.maximumRedirectCount ? .redirectLoop : .unreachable
    }
  }
}
