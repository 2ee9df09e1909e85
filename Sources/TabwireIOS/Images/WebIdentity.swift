#if TabwireIOS
  import UIKit

  /// What a request of the web view tells the server about the user and the app (P22.8).
  struct WebIdentity: Sendable {
    /// All cookies, also those of other sites.
    var cookies: [HTTPCookie] = []
    /// The app's part of the user agent, or `nil` for that of the system.
    var userAgent: String?
  }
#endif
