import Foundation

/// An opaque key of who is signed in. When it changes, the apps discard the pages of the one before.
///
/// It reaches the page, so it must not tell who it is: it is made by a keyed hash, such as HMAC with SHA-256.
///
///     SessionKey(for: user.id) { HMAC<SHA256>.authenticationCode(for: $0, using: key) }
public struct SessionKey: Sendable, Hashable, CustomStringConvertible {
  /// The key as it is sent: 22 characters of base64url, which are 128 bits.
  public let rawValue: String

  /// Makes the key of a user.
  ///
  /// - Parameters:
  ///   - user: what tells this user from all others. It never leaves the server.
  ///   - keyedHash: a cryptographic hash with a secret key, of 16 bytes at least; what exceeds them is cut off.
  public init(for user: String, keyedHash: (Data) throws -> some Sequence<UInt8>) rethrows {
    // The prefix keeps these hashes apart from whatever else the server hashes with the same key.
    let hash = try keyedHash(Data("tabwire session \(user)".utf8))
    rawValue = Data(hash.prefix(16)).base64EncodedString()
      .replacingOccurrences(of: "+", with: "-")
      .replacingOccurrences(of: "/", with: "_")
      .replacingOccurrences(of: "=", with: "")
  }

  public var description: String { rawValue }
}
