import HTTPTypes

/// The cookies of a request.
struct CookieHeader {
  /// The names and values, as they were sent.
  private let pairs: [(name: Substring, value: Substring)]

  init(of request: HTTPRequest) {
    pairs = request.headerFields[values: .cookie].flatMap { $0.split(separator: ";") }.compactMap { part in
      let text = part.drop { $0 == " " || $0 == "\t" }
      guard !text.isEmpty else { return nil }
      let sides = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return sides.count == 2 ? (sides[0], sides[1]) : ("", sides[0])
    }
  }

  subscript(name: String) -> String? { pairs.first { $0.name == name }.map { String($0.value) } }

  /// Returns the `Cookie` header of a user for the site, or `nil` if the user has no cookies. Cookies of other users, of
  /// other previews and of everything else at this host are left out.
  ///
  /// - Parameter suffix: The end of the names of the user's cookies.
  func header(suffix: String) -> String? {
    let own = pairs.compactMap { name, value -> String? in
      guard name.hasSuffix(suffix) else { return nil }
      let own = name.dropLast(suffix.count)
      return own.isEmpty && suffix.isEmpty ? String(value) : "\(own)=\(value)"
    }
    return own.isEmpty ? nil : own.joined(separator: "; ")
  }
}

/// The value of a `Set-Cookie` header.
struct SetCookieHeader {
  private let name: Substring
  private let value: Substring
  private let attributes: [Substring]

  init(_ header: String) {
    let parts = header.split(separator: ";", omittingEmptySubsequences: false)
    let sides = (parts.first ?? "").split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    name = sides.count == 2 ? sides[0] : ""
    value = sides.last ?? ""
    attributes = Array(parts.dropFirst())
  }

  /// Returns the header for the preview's host. The preview has no TLS: browsers accept `Secure` on loopback addresses
  /// only, and `SameSite=None` only with `Secure`.
  ///
  /// - Parameters:
  ///   - suffix: The end of the names of the user's cookies.
  ///   - isLoopback: Whether the browser is on this machine.
  func header(suffix: String, isLoopback: Bool) -> String {
    let kept = attributes.filter { attribute in
      switch attribute.filter({ $0 != " " && $0 != "\t" }).lowercased() {
      case "domain": false
      case let text where text.hasPrefix("domain="): false
      case "secure", "samesite=none": isLoopback
      default: true
      }
    }
    let pair = name.isEmpty && suffix.isEmpty ? value : "\(name.trimmingSpace)\(suffix)=\(value)"
    return ([pair] + kept).joined(separator: ";")
  }
}

extension Substring {
  fileprivate var trimmingSpace: Substring {
    var text = drop { $0 == " " || $0 == "\t" }
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    return text
  }
}
