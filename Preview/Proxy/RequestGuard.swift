import HTTPTypes

/// Refuses requests that other sites make. Another site can let its name point to this machine (DNS rebinding), and can
/// link to, post to and embed any address; none of these requests may receive the target's pages.
struct RequestGuard: Sendable {
  let listener: Listener
  /// The port that the listener is bound to.
  let port: Int

  /// Returns the preview's own origin, as the browser of this request knows it.
  ///
  /// - Throws: A ``RefusalError`` if the request is not from the preview's own pages and not typed by the user.
  func ownOrigin(of request: HTTPRequest) throws(RefusalError) -> String {
    let hosts = listener.names.map { "\($0):\(port)" }
    guard let host = request.authority?.lowercased(), hosts.contains(host) else {
      throw RefusalError(reason: "the Host header must be \(hosts.joined(separator: " or "))")
    }
    // The first Host header is the authority; further ones stay among the fields.
    guard !request.headerFields.contains(where: { $0.name.canonicalName == "host" }) else {
      throw RefusalError(reason: "it has two Host headers")
    }
    guard request.path?.hasPrefix("/") == true else {
      throw RefusalError(reason: "the request must name a path")
    }
    let own = "http://\(host)"
    let site = request.headerFields[.fetchSite]
    let isOwn = site == "same-origin"
    for origin in request.headerFields[values: .origin] where origin != own {
      // Browsers send "null" for a form of a page whose referrer policy is `no-referrer`.
      guard origin == "null", isOwn else { throw RefusalError(reason: "it is from another origin") }
    }
    let isVisit =
      request.headerFields[.fetchMode] == "navigate" && request.headerFields[.fetchDestination] == "document"
      && (request.method == .get || request.method == .head)
    guard site == nil || site == "none" || isOwn || isVisit else {
      throw RefusalError(reason: "it is from another site")
    }
    if let key = listener.key {
      guard key.isSent(with: request) || key.isNamed(by: request.path ?? "") else {
        throw RefusalError(reason: "it has no key; open the whole address that tabwire preview printed")
      }
    }
    return own
  }
}

/// The reason why the preview refuses a request.
struct RefusalError: Error, CustomStringConvertible {
  let reason: String

  var description: String { "The preview refused the request: \(reason)." }
}

extension HTTPField.Name {
  static var fetchSite: Self { Self("Sec-Fetch-Site")! }
  static var fetchMode: Self { Self("Sec-Fetch-Mode")! }
  static var fetchDestination: Self { Self("Sec-Fetch-Dest")! }
  static var frameOptions: Self { Self("X-Frame-Options")! }
  static var previewError: Self { Self("X-Tabwire-Error")! }
  static var serviceWorker: Self { Self("Service-Worker")! }
}
