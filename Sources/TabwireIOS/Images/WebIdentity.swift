#if TabwireIOS
  import UIKit

  /// The cookies of the user and the name of the app, as requests of the web view have them (P22.8).
  struct WebIdentity: Sendable {
    /// All cookies, also those of other sites.
    var cookies: [HTTPCookie] = []
    /// The app's part of the user agent, or `nil` for that of the system.
    var userAgent: String?
  }
#endif
