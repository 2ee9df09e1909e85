import Tabwire

/// The id of an event, which identifies its tab bar.
///
/// A client sends the id of the last event back when it reconnects, as `Last-Event-ID`. It carries no authority: a forged
/// or old one only makes the server send the current tab bar.
public struct TabBarEventID: Sendable, Hashable, CustomStringConvertible {
  /// The revision of the configuration.
  public let revision: Int64
  /// A hash of the tab bar without its revision, the same in every process.
  public let digest: UInt64

  /// Creates an id.
  ///
  /// - Parameters:
  ///   - revision: The revision of the configuration.
  ///   - digest: A hash of the tab bar without its revision, the same in every process.
  public init(revision: Int64, digest: UInt64) {
    self.revision = revision
    self.digest = digest
  }

  /// Reads an id that a client sent.
  ///
  /// - Parameter text: Revision and digest, such as `1763827200000-9f3c`.
  /// - Returns: `nil` if it is not an id.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let revision = Int64(parts[0]), (0..<TabConfiguration.maximumInteger).contains(revision),
      let digest = UInt64(parts[1], radix: 16)
    else { return nil }
    self.init(revision: revision, digest: digest)
  }

  public var description: String { "\(revision)-\(String(digest, radix: 16))" }
}
