import Foundation

/// An opaque key for the signed-in user. When it changes, apps discard the pages of the previous user.
///
/// The key is part of the page, so it must not reveal the user. Create it with a keyed hash such as HMAC-SHA256.
///
///     SessionKey(for: user?.id) { HMAC<SHA256>.authenticationCode(for: $0, using: key) }
public struct SessionKey: Sendable, Hashable, CustomStringConvertible {
  /// The key if nobody is signed in.
  ///
  /// Keys of users have another length, so that no user has this key.
  public static let nobody = SessionKey(rawValue: "nobody")

  /// The key as it is sent: 128 bits as 22 characters of base64url, or that of ``nobody``.
  public let rawValue: String

  private init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates the key of a user.
  ///
  /// - Parameters:
  ///   - user: The unique identifier of the user, which never leaves the server, or `nil` if nobody is signed in.
  ///   - keyedHash: A cryptographic hash with a secret key. It returns at least 16 bytes; the rest is cut off.
  public init(for user: String?, keyedHash: (Data) throws -> some ContiguousBytes) rethrows {
    guard let user else {
      self = .nobody
      return
    }
    // The prefix separates these hashes from others that the server makes with the same key.
    let hash = try keyedHash(Data("tabwire session \(user)".utf8))
    var base64 = hash.withUnsafeBytes { Data($0.prefix(16)) }.base64EncodedString()
    rawValue = base64.withUTF8 { base64 in
      String(decoding: base64.prefix { $0 != UInt8(ascii: "=") }.map(Self.urlSafe), as: UTF8.self)
    }
  }

  private static func urlSafe(_ character: UInt8) -> UInt8 {
    switch character {
    case UInt8(ascii: "+"): UInt8(ascii: "-")
    case UInt8(ascii: "/"): UInt8(ascii: "_")
    default: character
    }
  }

  public var description: String { rawValue }
}
