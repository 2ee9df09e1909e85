import NIOCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The site that the preview shows: the only place that requests are forwarded to.
struct Target: Equatable, Sendable {
  enum Scheme: String, Sendable {
    case http, https

    var defaultPort: Int { self == .http ? 80 : 443 }
  }

  let scheme: Scheme
  /// A name or an IP address, without brackets.
  let host: String
  let port: Int
  /// The path and query of the first page.
  let start: String

  /// - Parameter address: The URL of the first page, `http` if it has no scheme; or a port of `localhost`.
  init(_ address: String) throws(TargetError) {
    let isPort = !address.isEmpty && address.allSatisfy { $0.isASCII && $0.isNumber }
    guard !isPort || (1...65535).contains(Int(address) ?? 0) else {
      throw TargetError(address: address, reason: "the port must be between 1 and 65535")
    }
    let text = isPort ? "http://localhost:\(address)" : address.contains("://") ? address : "http://\(address)"
    guard let components = URLComponents(string: text), let host = components.host, !host.isEmpty else {
      throw TargetError(address: address, reason: "expected a URL such as http://localhost:3000")
    }
    guard let scheme = components.scheme.flatMap({ Scheme(rawValue: $0.lowercased()) }) else {
      throw TargetError(address: address, reason: "the scheme must be http or https")
    }
    guard components.user == nil, components.password == nil else {
      throw TargetError(address: address, reason: "user names and passwords are not supported; sign in on the page")
    }
    // `host` is decoded, and stands in headers and in an error page.
    guard host.unicodeScalars.allSatisfy(Self.isAllowed(inHost:)) else {
      throw TargetError(address: address, reason: "the host must consist of letters, digits, dots and hyphens")
    }
    guard (1...65535).contains(components.port ?? scheme.defaultPort) else {
      throw TargetError(address: address, reason: "the port must be between 1 and 65535")
    }
    self.scheme = scheme
    self.host = host.hasPrefix("[") ? String(host.dropFirst().dropLast()) : host.lowercased()
    port = components.port ?? scheme.defaultPort
    let path = components.percentEncodedPath
    start = (path.isEmpty ? "/" : path) + (components.percentEncodedQuery.map { "?\($0)" } ?? "")
  }

  private static func isAllowed(inHost scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", ".", "-", "_", ":", "[", "]": true
    default: false
    }
  }

  /// The host and the port as in a `Host` header.
  var authority: String {
    let name = host.contains(":") ? "[\(host)]" : host
    return port == scheme.defaultPort ? name : "\(name):\(port)"
  }

  /// The origin as browsers write it.
  var origin: String { "\(scheme.rawValue)://\(authority)" }

  /// Whether the site is on this machine. Names other than `localhost` are not: a name server could change them.
  var isLoopback: Bool {
    if host == "localhost" || host.hasSuffix(".localhost") { return true }
    switch try? SocketAddress(ipAddress: host, port: port) {
    case .v4: return host.hasPrefix("127.")
    case .v6: return host == "::1"
    default: return false
    }
  }

  /// Whether the host is an IP address.
  var isAddress: Bool { (try? SocketAddress(ipAddress: host, port: port)) != nil }
}

struct TargetError: Error, CustomStringConvertible {
  let address: String
  let reason: String

  var description: String { "\"\(address)\" cannot be previewed: \(reason)" }
}
