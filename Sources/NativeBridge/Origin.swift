import Foundation

/// The origin of an address: scheme, host and port (RFC 6454).
public struct Origin: Hashable, Sendable {
  private let scheme: String
  private let host: String
  private let port: Int?

  /// Creates the origin of an address. Returns `nil` for addresses without a host, such as `about:blank` and `file:`.
  public init?(_ url: URL) {
    guard let scheme = url.scheme?.lowercased(), let host = url.host()?.lowercased(), !host.isEmpty else { return nil }
    self.scheme = scheme
    self.host = host
    port = url.port ?? ["http": 80, "https": 443][scheme]
  }

  init?(_ address: String) {
    guard let url = URL(string: address) else { return nil }
    self.init(url)
  }
}
