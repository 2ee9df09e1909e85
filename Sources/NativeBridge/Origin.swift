import Foundation

/// The scheme, host and port of an address: what browsers mean by "the same site said it" (RFC 6454).
public struct Origin: Hashable, Sendable {
  private let scheme: String
  private let host: String
  private let port: Int?

  /// The origin of an address, or `nil` if it has none that could be compared, like `about:blank` and `file:` addresses.
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
