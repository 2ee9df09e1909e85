import Crypto
import Foundation

/// The secret of this server, from which its keys are derived.
struct Secret: Sendable {
  static let variable = "TABWIRE_SECRET"
  static let leastBytes = 32

  private let key: SymmetricKey
  /// Whether it was made up because the environment has none.
  let isMadeUp: Bool

  /// - Throws: a ``StartProblem`` if the secret is too short, or missing in production.
  init(environment: [String: String], isProduction: Bool) throws {
    guard let secret = environment[Self.variable], !secret.isEmpty else {
      if isProduction {
        throw StartProblem(
          description:
            "\(Self.variable) is not set; set it to \(Self.leastBytes) random bytes or more (openssl rand -base64 48)")
      }
      key = SymmetricKey(size: .bits256)
      isMadeUp = true
      return
    }
    guard secret.utf8.count >= Self.leastBytes else {
      throw StartProblem(
        description:
          "\(Self.variable) has \(secret.utf8.count) bytes, at least \(Self.leastBytes) are needed (openssl rand -base64 48)"
      )
    }
    key = SymmetricKey(data: Data(secret.utf8))
    isMadeUp = false
  }

  /// The key that cookies are encrypted and signed with.
  var cookieKey: SymmetricKey { derived("waymark cookie") }
  /// The key of the hash that names a session to the apps.
  var sessionKey: SymmetricKey { derived("waymark session") }

  private func derived(_ purpose: String) -> SymmetricKey {
    HKDF<SHA256>.deriveKey(inputKeyMaterial: key, info: Data(purpose.utf8), outputByteCount: 32)
  }
}
