import Foundation
import TabwireClient

/// The address of a site as people type it: `localhost:3000`, `example.org`.
enum SiteAddress {
  static let example = "http://localhost:3000"

  enum Problem: Error, CustomStringConvertible {
    case empty
    /// A scheme that no site has, such as `ftp`.
    case scheme(String)
    case missingServer
    /// A text in place of the name of a server and its port.
    case server(String)

    var description: String {
      switch self {
      case .empty: "Enter the address of a site."
      case .scheme(let scheme): "The address of a site begins with https or http, not with \(scheme.prefix(30))."
      case .missingServer: "The name of the server is missing."
      case .server(let text): "“\(text.prefix(60))” is not the name of a server, with or without a port."
      }
    }
  }

  /// Returns the URL of a site.
  ///
  /// Without a scheme it is `http` for a server on this machine or in the local network, and `https` for all others.
  ///
  /// - Throws: A ``Problem``.
  static func url(of text: String) throws(Problem) -> URL {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty else { throw .empty }
    let address: String
    if let scheme = scheme(of: text) {
      guard ["http", "https"].contains(scheme) else { throw .scheme(scheme) }
      address = text
    } else {
      address = "\(isLocal(hostAtStart(of: text)) ? "http" : "https")://\(text)"
    }
    guard let url = URL(string: address), let location = try? AppLocation(startURL: url) else {
      let server = address.drop { $0 != "/" }.dropFirst(2).prefix { !"/?#".contains($0) }
      throw server.prefix { $0 != ":" }.isEmpty ? .missingServer : .server(String(server))
    }
    return location.startURL
  }

  /// The scheme in front of `://`, or of an address without a host such as `mailto:ada@example.org`. The host in front of a
  /// port is no scheme.
  private static func scheme(of text: String) -> String? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let (name, rest) = (text[..<colon], text[text.index(after: colon)...])
    let isName = name.first?.isLetter == true && name.allSatisfy { $0.isLetter || $0.isNumber || "+-".contains($0) }
    let isPort = rest.first?.isNumber == true
    return isName && (rest.hasPrefix("//") || !isPort) ? name.lowercased() : nil
  }

  private static func hostAtStart(of text: String) -> Substring {
    text.hasPrefix("[") ? text.prefix { $0 != "]" } : text.prefix { !"/:?#".contains($0) }
  }

  /// Whether a host is this machine or in the local network: a name without a dot, an IP address, or a name that no public
  /// server has.
  private static func isLocal(_ host: Substring) -> Bool {
    let isNumber = host.hasPrefix("[") || host.allSatisfy { $0.isNumber || $0 == "." }
    let last = host.lowercased().split(separator: ".").last.map(String.init) ?? ""
    return isNumber || !host.contains(".") || ["localhost", "local", "test", "internal"].contains(last)
  }
}
