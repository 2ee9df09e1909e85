import Crypto
import Foundation
import Hummingbird

/// Sessions as cookies, encrypted and signed (AES-GCM), so that any number of processes can serve without a store.
///
/// Nobody but the server reads or changes one. A stolen or kept copy is as good as the original until it expires, also
/// after signing out: that is the price of keeping nothing on the server.
struct SessionCookies: Sendable {
  /// How long a session lasts after its last change.
  static let lifetime = 30 * 24 * 60 * 60

  let key: SymmetricKey
  /// Whether browsers send the cookie over HTTPS only.
  let isSecure: Bool

  var name: String { isSecure ? "__Host-waymark" : "waymark" }

  /// Reads the session that a request carries.
  ///
  /// - Returns: nothing if there is none, if it was not made by this server, or if it has expired.
  func session(in request: Request, now: Date = .now) -> Session? {
    guard
      let value = request.cookies[name]?.value,
      let sealed = Data(base64Encoded: value),
      let box = try? AES.GCM.SealedBox(combined: sealed),
      let data = try? AES.GCM.open(box, using: key, authenticating: Data(name.utf8)),
      let content = try? JSONDecoder().decode(Content.self, from: data),
      content.expires > now.timeIntervalSince1970
    else { return nil }
    return content.session
  }

  /// Makes the cookie of a session.
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
