import Tabwire

/// The value of the cookie by which a page finds out that its user has left (P13.24): the key of the user, and the revision of
/// the change of the user.
///
/// Every page and event after the change has a higher revision, whichever server sends it and whatever its clock says (P13.26).
/// A client may forge the cookie, so it carries no authority.
public struct SessionMark: Sendable, Hashable, CustomStringConvertible {
  /// The maximum difference between the clocks of two servers, in milliseconds.
  private static let clocks: Int64 = 60_000
  /// The time by which a revision that a client sends may be ahead, in milliseconds (P11.19).
  private static let maximumLead: Int64 = 86_400_000
  private static let maximumKeyLength = 64
  private static let maximumDigitCount = 16

  /// The key of the user.
  public let key: String
  /// The revision of the change, in milliseconds since 1970.
  public let revision: Int64

  private init(key: String, revision: Int64) {
    self.key = key
    self.revision = revision
  }

  /// Creates the mark of a user whom no cookie names.
  package init(_ session: SessionKey, revision: Int64 = 0) {
    self.init(key: session.rawValue, revision: revision)
  }

  /// Reads the value of a cookie.
  ///
  /// - Parameter cookie: The value: `KEY.REVISION`.
  /// - Returns: `nil` if it is not a mark.
  public init?(_ cookie: String) {
    guard cookie.utf8.count <= Self.maximumKeyLength + 1 + Self.maximumDigitCount else { return nil }
    let parts = cookie.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, Self.isKey(parts[0].utf8), Self.isRevision(parts[1].utf8), let revision = Int64(parts[1])
    else { return nil }
    self.init(key: String(parts[0]), revision: revision)
  }

  private static func isKey(_ text: Substring.UTF8View) -> Bool {
    (1...maximumKeyLength).contains(text.count)
      && text.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
        case UInt8(ascii: "-"), UInt8(ascii: "_"): true
        default: isDigit(byte)
        }
      }
  }

  private static func isRevision(_ text: Substring.UTF8View) -> Bool {
    (1...maximumDigitCount).contains(text.count) && text.allSatisfy(isDigit)
      && (text.first != UInt8(ascii: "0") || text.count == 1)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  /// Returns the mark of a change of the user, which is later than all pages before it, also those of servers whose clocks are
  /// ahead.
  ///
  /// - Parameters:
  ///   - former: The mark before the change, or `nil` if there is none.
  ///   - session: The key of the user who is signed in now, or `nil` if nobody is.
  ///   - now: The time in milliseconds since 1970.
  public static func after(_ former: SessionMark?, session: SessionKey?, now: Int64) -> SessionMark {
    SessionMark(session ?? .nobody, revision: (former?.revision(above: now) ?? now) + clocks)
  }

  /// Returns the revision of a page or an event after the change.
  ///
  /// Until the clock has passed the change, revisions grow at a tenth of its speed: they keep the order of pages, and the clock
  /// overtakes them. A mark that is more than a day ahead is ignored.
  ///
  /// - Parameter now: The time in milliseconds since 1970, or `nil` if the page has no revision.
  public func revision(above now: Int64?) -> Int64? {
    guard let now, revision - Self.maximumLead <= now else { return now }
    // The clock has overtaken a revision that it passed longer ago.
    let elapsed = min(now - revision, Self.clocks)
    let growth = max(elapsed + 2 * Self.clocks, 0) / 10
    return max(now, min(revision + 1 + growth, TabConfiguration.maximumInteger))
  }

  /// The value of the cookie.
  public var description: String { "\(key).\(revision)" }
}
