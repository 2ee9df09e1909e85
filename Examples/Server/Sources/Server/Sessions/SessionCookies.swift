import Crypto
import Foundation
import Hummingbird

/// Sessions in encrypted and signed cookies (AES-GCM), so that any number of processes can serve without a store.
///
/// Only the server can read or change a cookie. Signing out ends all copies of it: see ``SharedState``.
struct SessionCookies: Sendable {
  /// The lifetime of a session in seconds, after its last change.
  static let lifetime = 30 * 24 * 60 * 60

  let key: SymmetricKey
  /// Whether browsers send the cookie only over HTTPS.
  let isSecure: Bool

  var name: String { isSecure ? "__Host-waymark" : "waymark" }
  /// The name of the cookie that names the user for scripts (P13.24).
  var markName: String { "\(name)-user" }

  /// Returns the session of a request, and the time at which it ends.
  ///
  /// - Returns: `nil` if the cookie is missing, forged or expired.
  func session(in request: Request, now: Date = .now) -> (session: Session, expiry: Date)? {
    guard
      let value = request.cookies[name]?.value,
      let sealed = Data(base64Encoded: value),
      let box = try? AES.GCM.SealedBox(combined: sealed),
      let data = try? AES.GCM.open(box, using: key, authenticating: Data(name.utf8)),
      let content = try? JSONDecoder().decode(Content.self, from: data),
      content.expires > now.timeIntervalSince1970
    else { return nil }
    return (content.session, Date(timeIntervalSince1970: content.expires))
  }

  /// Returns the cookie of a session.
  func cookie(for session: Session, now: Date = .now) throws -> Cookie {
    let content = Content(session: session, expires: now.timeIntervalSince1970 + Double(Self.lifetime))
    let box = try AES.GCM.seal(JSONEncoder().encode(content), using: key, authenticating: Data(name.utf8))
    return try .validated(
      name: name, value: (box.combined ?? Data()).base64EncodedString(), maxAge: Self.lifetime, path: "/",
      secure: isSecure, httpOnly: true, sameSite: .lax)
  }

  private struct Content: Codable {
    let session: Session
    let expires: Double
  }
}
