import Crypto
import Foundation

/// The secret of the server, from which it derives its keys.
struct Secret: Sendable {
  static let variable = "TABWIRE_SECRET"
  static let minimumByteCount = 32

  private let key: SymmetricKey
  /// Whether the secret was generated because the environment has none.
  let isGenerated: Bool

  /// - Throws: A ``StartupError`` if the secret is too short, or missing in production.
  init(environment: [String: String], isProduction: Bool) throws {
    guard let secret = environment[Self.variable], !secret.isEmpty else {
      if isProduction {
        throw StartupError(
          description:
            "\(Self.variable) is not set; set it to at least \(Self.minimumByteCount) random bytes (openssl rand -base64 48)"
        )
      }
      key = SymmetricKey(size: .bits256)
      isGenerated = true
      return
    }
    guard secret.utf8.count >= Self.minimumByteCount else {
      throw StartupError(
        description:
          "\(Self.variable) has \(secret.utf8.count) bytes; set it to at least \(Self.minimumByteCount) random bytes (openssl rand -base64 48)"
      )
    }
    key = SymmetricKey(data: Data(secret.utf8))
    isGenerated = false
  }

  /// The key that encrypts and signs cookies.
  var cookieKey: SymmetricKey { derived("waymark cookie") }
  /// The key of the session keys.
  var sessionKey: SymmetricKey { derived("waymark session") }

  private func derived(_ purpose: String) -> SymmetricKey {
    HKDF<SHA256>.deriveKey(inputKeyMaterial: key, info: Data(purpose.utf8), outputByteCount: 32)
  }
}
