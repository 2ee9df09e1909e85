import TabwirePaths

/// An app for Android that may open the links of a site.
public struct AndroidApp: Sendable, Hashable {
  /// The identifier, such as `com.example.trails`.
  public let id: String
  /// The SHA-256 fingerprints of the certificates that the app may be signed with, such as `14:6D:E9:…`.
  public let certificates: [String]

  /// - Parameters:
  ///   - id: The identifier, such as `com.example.trails`.
  ///   - certificates: The SHA-256 fingerprints of the certificates that the app may be signed with. `keytool -list -v` prints
  ///     that of a key; for apps that Google signs, the Play Console shows it.
  public init(_ id: String, certificates: [String]) {
    self.id = id
    self.certificates = certificates.map { $0.uppercased() }
  }

  func check() throws(AppLinksError) {
    guard id.wholeMatch(of: /[A-Za-z][A-Za-z0-9_]*(\.[A-Za-z][A-Za-z0-9_]*)+/) != nil else { throw .noAndroidApp(id) }
    guard !certificates.isEmpty else { throw .noFingerprint("", app: id) }
    for certificate in certificates where !AssetLinks.isFingerprint(certificate) {
      throw .noFingerprint(certificate, app: id)
    }
  }
}
