#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The origin of an address: scheme, host and port (RFC 6454).
public struct Origin: Hashable, Sendable, CustomStringConvertible {
  private let scheme: String
  private let host: String
  private let port: Int?

  /// Creates the origin of an address. Returns `nil` for addresses without a host, such as `about:blank` and `file:`.
  public init?(_ url: URL) {
    guard let scheme = url.scheme?.lowercased(), let host = url.host()?.lowercased(), !host.isEmpty else { return nil }
    self.scheme = scheme
    self.host = host
    port = url.port ?? Self.defaultPorts[scheme]
  }

  /// Creates the origin of an address. Returns `nil` for text that is no address, and for addresses without a host.
  package init?(_ address: String) {
    guard let url = URL(string: address) else { return nil }
    self.init(url)
  }

  /// The origin as browsers write it, such as `https://example.com`.
  public var description: String {
    let shownPort = port == Self.defaultPorts[scheme] ? nil : port
    let shownHost = host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host
    return "\(scheme)://\(shownHost)" + (shownPort.map { ":\($0)" } ?? "")
  }

  static let defaultPorts = ["http": 80, "https": 443]
}
