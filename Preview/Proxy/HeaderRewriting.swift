import HTTPTypes
import NIOHTTP1

/// The headers of requests to the target, and of its responses to the preview.
struct HeaderRewriting: Sendable {
  let target: Target
  /// Whether pages may be framed although their site forbids it.
  let allowsFraming: Bool
  /// Whether the pages are for a browser on this machine, rather than in its network.
  let isLoopback: Bool

  // Headers that the proxy sets, by which sites trust a proxy, or that concern one connection only.
  private static let droppedFromRequests: Set<String> = [
    "host", "connection", "keep-alive", "proxy-connection", "te", "trailer", "transfer-encoding", "upgrade", "expect",
    "content-length", "accept-encoding", "user-agent", "forwarded", "x-forwarded-for", "x-forwarded-host",
    "x-forwarded-port", "x-forwarded-proto", "x-real-ip",
  ]
  private static let droppedFromResponses: Set<String> = [
    "connection", "keep-alive", "proxy-connection", "te", "trailer", "transfer-encoding", "upgrade", "content-length",
    "strict-transport-security", "alt-svc", "x-tabwire-error",
  ]

  /// Returns the headers of a request to the target.
  ///
  /// - Parameters:
  ///   - request: The request to the preview.
  ///   - own: The preview's own origin.
  func headers(of request: HTTPRequest, from own: String) -> HTTPHeaders {
    let named = Self.named(byConnection: request.headerFields[values: .connection])
    let settings = OwnCookies(of: request)
    var headers: HTTPHeaders = ["Host": target.authority]
    for field in request.headerFields {
      let name = field.name.canonicalName
      if Self.droppedFromRequests.contains(name) || named.contains(name) { continue }
      if field.name == .acceptLanguage, settings.language != nil { continue }
      if let value = rewritten(field, from: own) { headers.add(name: field.name.rawName, value: value) }
    }
    if let language = settings.language { headers.add(name: "Accept-Language", value: language) }
    let browser = request.headerFields[.userAgent] ?? "Mozilla/5.0"
    headers.add(name: "User-Agent", value: browser + settings.platform.userAgentSuffix)
    // The proxy inserts its script into pages while they stream, so pages must not be compressed.
    headers.add(name: "Accept-Encoding", value: "identity")
    return headers
  }

  private func rewritten(_ field: HTTPField, from own: String) -> String? {
    switch field.name {
    case .cookie: OwnCookies.removed(from: field.value)
    case .origin where field.value == own: target.origin
    case .referer where field.value == own || field.value.hasPrefix("\(own)/"):
      target.origin + field.value.dropFirst(own.count)
    // The target sees a frame as the window of an app.
    case .fetchDestination where field.value == "iframe": "document"
    default: field.value
    }
  }

  /// Returns the headers of a response to the preview.
  ///
  /// - Parameters:
  ///   - headers: The headers of the target's response.
  ///   - own: The preview's own origin.
  ///   - isPage: Whether the preview's script is put into the response.
  /// - Returns: The headers, and the nonce that the script needs, or `nil`.
  func response(_ headers: HTTPHeaders, to own: String, isPage: Bool) -> (HTTPFields, nonce: String?) {
    let named = Self.named(byConnection: headers["connection"])
    var fields = HTTPFields()
    var nonce: String?
    for (rawName, value) in headers {
      guard let name = HTTPField.Name(rawName), !Self.droppedFromResponses.contains(name.canonicalName),
        !named.contains(name.canonicalName)
      else { continue }
      switch name {
      case .location: fields.append(HTTPField(name: name, value: ownAddress(value, own)))
      case .setCookie: fields.append(HTTPField(name: name, value: ownCookie(value)))
      case .frameOptions where allowsFraming: continue
      case .contentSecurityPolicy:
        for var policy in ContentSecurityPolicy.policies(in: value) {
          policy.openForFrames(allowsFraming: allowsFraming)
          if isPage {
            let needed = policy.allow(script: "\(own)\(Page.path)", nonce: nonce ?? Self.newNonce())
            nonce = nonce ?? needed
          }
          if !policy.directives.isEmpty { fields.append(HTTPField(name: name, value: policy.header)) }
        }
      default: fields.append(HTTPField(name: name, value: value))
      }
    }
    // Only the preview may frame the pages, since their own protection is gone.
    if allowsFraming { fields.append(HTTPField(name: .contentSecurityPolicy, value: "frame-ancestors 'self'")) }
    return (fields, nonce)
  }

  private func ownAddress(_ address: String, _ own: String) -> String {
    let origin = target.origin
    guard address.lowercased().hasPrefix(origin) else { return address }
    let rest = address.dropFirst(origin.count)
    guard let next = rest.first else { return "\(own)/" }
    return next == "/" || next == "?" || next == "#" ? own + rest : address
  }

  // The cookie then belongs to the preview's host. The preview has no TLS: browsers accept `Secure` on loopback
  // addresses only, and `SameSite=None` only with `Secure`.
  private func ownCookie(_ cookie: String) -> String {
    let parts = cookie.split(separator: ";", omittingEmptySubsequences: false)
    let attributes = parts.dropFirst().filter { part in
      switch part.filter({ $0 != " " && $0 != "\t" }).lowercased() {
      case "domain": false
      case let text where text.hasPrefix("domain="): false
      case "secure", "samesite=none": isLoopback
      default: true
      }
    }
    return (parts.prefix(1) + attributes).joined(separator: ";")
  }

  private static func named(byConnection values: some Sequence<String>) -> Set<String> {
    Set(values.flatMap { $0.split(separator: ",") }.map { $0.filter { $0 != " " && $0 != "\t" }.lowercased() })
  }

  private static func newNonce() -> String {
    String(UInt64.random(in: .min ... .max), radix: 36) + String(UInt64.random(in: .min ... .max), radix: 36)
  }
}
