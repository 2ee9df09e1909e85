/// The reason why the files for links cannot be made.
public enum AppLinksError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A text is not the identifier of an app for iOS.
  case noAppleApp(String)
  /// A text is not the identifier of an app for Android.
  case noAndroidApp(String)
  /// A text is not the fingerprint of a certificate of an app, or there is none.
  case noFingerprint(String, app: String)
  /// A text is not a path of the site.
  case noPath(String)

  public var description: String {
    switch self {
    case .noAppleApp(let app):
      "app links: \"\(app)\" is not the identifier of an app with the prefix of its team "
        + "(use one like ABCDE12345.com.example.trails)"
    case .noAndroidApp(let app):
      "app links: \"\(app)\" is not the identifier of an app (use one like com.example.trails)"
    case .noFingerprint("", let app):
      "app links: \(app) has no fingerprint of a certificate; keytool -list -v prints it"
    case .noFingerprint(let fingerprint, let app):
      "app links: \"\(fingerprint)\" of \(app) is not a SHA-256 fingerprint; "
        + "write 32 bytes with colons between them, as keytool -list -v prints them"
    case .noPath(let path):
      "app links: \"\(path)\" is not a path of the site (use one like /explore)"
    }
  }
}
