import Foundation

extension URL {
  /// The host and, unless it is the default, the port: `localhost:3000`. Empty for an address without a host.
  package var hostAndPort: String {
    guard let host = host(), !host.isEmpty else { return "" }
    let name = host.contains(":") ? "[\(host)]" : host
    return port.map { "\(name):\($0)" } ?? name
  }
}
