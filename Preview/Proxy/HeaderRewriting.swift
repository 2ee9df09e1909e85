import HTTPTypes
import NIOHTTP1

/// The headers of requests to the target, and of its responses to the preview.
struct HeaderRewriting: Sendable {
  let target: Target
  /// Whether pages may be framed although their site forbids it.
  let allowsFraming: Bool
  /// Whether pages are shown without the sandbox of their Content-Security-Policy.
  let ignoresSandbox: Bool
  /// Whether the pages are for a browser on this machine, rather than in its network.
  let isLoopback: Bool

  // Headers that the proxy sets, by which sites trust a proxy, or that concern one connection only.
  private static let droppedFromRequests: Set<String> = [
    "host", "connection", "keep-alive", "proxy-connection", "te", "trailer", "transfer-encoding", "upgrade", "expect",
    "content-length", "accept-encoding", "user-agent", "forwarded", "x-forwarded-for", "x-forwarded-host",
    "x-forwarded-port", "x-forwarded-proto", "x-real-ip", TargetPath.header,
  ]
  private static let droppedFromResponses: Set<String> = [
    "connection", "keep-alive", "proxy-connection", "te", "trailer", "transfer-encoding", "upgrade", "content-length",
    "strict-transport-security", "alt-svc", "x-tabwire-error",
  ]

  /// Returns the headers of a request to the target.
  ///
  /// - Parameters:
  ///   - request: The request to the preview.
  ///   - seat: The user whose request it is.
  ///   - settings: What the user's app tells the site about itself.
  func headers(of request: HTTPRequest, from seat: Seat, settings: UserSettings) -> HTTPHeaders {
    let named = Self.named(byConnection: request.headerFields[values: .connection])
    var headers: HTTPHeaders = ["Host": target.authority]
    for field in request.headerFields {
      let name = field.name.canonicalName
      if Self.droppedFromRequests.contains(name) || named.contains(name) { continue }
      if field.name == .acceptLanguage, settings.language != nil { continue }
      if let value = rewritten(field, from: seat) { headers.add(name: field.name.rawName, value: value) }
    }
    if let cookies = CookieHeader(of: request).header(suffix: seat.cookieSuffix) {
      headers.add(name: "Cookie", value: cookies)
    }
    if let language = settings.language { headers.add(name: "Accept-Language", value: language) }
    let browser = request.headerFields[.userAgent] ?? "Mozilla/5.0"
    headers.add(name: "User-Agent", value: browser + settings.platform.userAgentSuffix)
    // The proxy inserts its script into pages while they stream, so pages must not be compressed.
    headers.add(name: "Accept-Encoding", value: "identity")
    return headers
  }

  private func rewritten(_ field: HTTPField, from seat: Seat) -> String? {
    let own = seat.origin
    switch field.name {
    case .cookie: return nil
    case .origin where field.value == own: return target.origin
    case .referer where field.value == own || field.value.hasPrefix("\(own)/"):
      return target.origin + field.value.dropFirst(own.count)
    // The site does not know the preview's page.
    case .referer where field.value.hasPrefix("\(seat.island.page)/"): return nil
    // The target sees a frame as the window of an app, and the preview's page as its address bar.
    case .fetchDestination where field.value == "iframe": return "document"
    case .fetchSite where field.value == "same-site": return "none"
    default: return field.value
    }
  }

  /// Returns the headers of a response to the preview.
  ///
  /// - Parameters:
  ///   - headers: The headers of the target's response.
  ///   - seat: The user whose response it is.
  ///   - isPage: Whether the preview's script is put into the response.
  /// - Returns: The headers, and the nonce that the script needs, or `nil`.
  func response(_ headers: HTTPHeaders, to seat: Seat, isPage: Bool) -> (HTTPFields, nonce: String?) {
    let own = seat.origin
    let named = Self.named(byConnection: headers["connection"])
    var fields = HTTPFields()
    var nonce: String?
    for (rawName, value) in headers {
      guard let name = HTTPField.Name(rawName), !Self.droppedFromResponses.contains(name.canonicalName),
        !named.contains(name.canonicalName)
      else { continue }
      switch name {
      case .location: fields.append(HTTPField(name: name, value: ownAddress(value, own)))
      case _ where name.canonicalName == "refresh":
        fields.append(HTTPField(name: name, value: refresh(value, own)))
      case .setCookie:
        fields.append(
          HTTPField(
            name: name, value: SetCookieHeader(value).header(suffix: seat.cookieSuffix, isLoopback: isLoopback)))
      case .frameOptions where allowsFraming: continue
      case .contentSecurityPolicy:
        for var policy in ContentSecurityPolicy.policies(in: value) {
          policy.openForFrames(allowsFraming: allowsFraming, ignoresSandbox: ignoresSandbox)
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
    if allowsFraming {
      fields.append(HTTPField(name: .contentSecurityPolicy, value: Self.ancestors(of: seat)))
    }
    // Browsers in the network do not say where a request comes from, and other ports of the host are of the same site.
    fields[.resourcePolicy] = "same-origin"
    return (fields, nonce)
  }

  /// The policy that lets only the preview show a page in a frame.
  static func ancestors(of seat: Seat) -> String { "frame-ancestors 'self' \(seat.island.page)" }

  /// Whether the policies of a page keep the preview's script from working.
  func isolatesPage(_ headers: HTTPHeaders) -> Bool {
    !ignoresSandbox
      && headers["content-security-policy"].flatMap { ContentSecurityPolicy.policies(in: $0) }.contains(
        where: \.isolatesPage)
  }

  private func ownAddress(_ address: String, _ own: String) -> String {
    let origin = target.origin
    guard address.lowercased().hasPrefix(origin) else { return address }
    let rest = address.dropFirst(origin.count)
    guard let next = rest.first else { return "\(own)/" }
    return next == "/" || next == "?" || next == "#" ? own + rest : address
  }

  /// Returns the value of a `Refresh` header. Browsers take its address with and without `url=`, and in quotes.
  private func refresh(_ value: String, _ own: String) -> String {
    let time = #/\s*[\d.]+\s*[;,\s]\s*(?:url\s*=\s*)?["']?/#.ignoresCase()
    guard let start = value.prefixMatch(of: time)?.range.upperBound else { return value }
    let address = value[start...].prefix { $0 != "\"" && $0 != "'" }
    return value[..<start] + ownAddress(String(address), own) + value[address.endIndex...]
  }

  private static func named(byConnection values: some Sequence<String>) -> Set<String> {
    Set(values.flatMap { $0.split(separator: ",") }.map { $0.filter { $0 != " " && $0 != "\t" }.lowercased() })
  }

  private static func newNonce() -> String {
    String(UInt64.random(in: .min ... .max), radix: 36) + String(UInt64.random(in: .min ... .max), radix: 36)
  }
}
