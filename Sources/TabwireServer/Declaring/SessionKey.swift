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
  public init(for user: String, keyedHash: (Data) throws -> some ContiguousBytes) rethrows {
    // The prefix keeps these hashes apart from whatever else the server hashes with the same key.
    let hash = try keyedHash(Data("tabwire session \(user)".utf8))
    var base64 = hash.withUnsafeBytes { Data($0.prefix(16)) }.base64EncodedString()
    rawValue = base64.withUTF8 { base64 in
      String(decoding: base64.prefix { $0 != UInt8(ascii: "=") }.map(Self.inURL), as: UTF8.self)
    }
  }

  private static func inURL(_ base64: UInt8) -> UInt8 {
    switch base64 {
    case UInt8(ascii: "+"): UInt8(ascii: "-")
    case UInt8(ascii: "/"): UInt8(ascii: "_")
    default: base64
    }
  }

  public var description: String { rawValue }
}
