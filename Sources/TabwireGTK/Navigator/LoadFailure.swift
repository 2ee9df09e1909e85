#if canImport(CWebKitGTK)
  import CWebKitGTK

  /// What kind of failure kept a page from being loaded.
  enum LoadFailure {
    /// It was stopped on purpose, or is shown elsewhere.
    case cancelled
    /// The server's certificate is not to be trusted.
    case insecure
    /// The server leads from one address to the next without end.
    case redirectLoop
    /// Anything else: no network, no such host, no answer.
    case unreachable

    /// No page is found after so many redirects.
    private static let mostRedirects = 20

    /// - Parameters:
    ///   - error: what WebKit says. For a redirect loop it says nothing that could be told apart.
    ///   - redirects: how often the server led to another address.
    init(_ error: GLibError, after redirects: Int) {
      switch error.domain {
      case webkit_network_error_quark() where error.code == WEBKIT_NETWORK_ERROR_CANCELLED.rawValue,
        webkit_policy_error_quark()
      where error.code == WEBKIT_POLICY_ERROR_FRAME_LOAD_INTERRUPTED_BY_POLICY_CHANGE.rawValue:
        self = .cancelled
      case g_tls_error_quark():
        self = .insecure
      default:
        self = redirects >= Self.mostRedirects ? .redirectLoop : .unreachable
      }
    }
  }
#endif
