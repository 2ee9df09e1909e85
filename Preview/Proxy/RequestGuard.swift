import HTTPTypes

/// Refuses requests that other sites make. Another site can let its name point to this machine (DNS rebinding), and can
/// link to, post to and embed any address; none of these requests may receive the target's pages.
struct RequestGuard: Sendable {
  let listener: Listener

  /// Returns what a request is for, by the name that its browser knows the preview by.
  ///
  /// - Throws: A ``RefusalError`` if the request is not from the preview's own pages and not typed by the user.
  func access(of request: HTTPRequest) throws(RefusalError) -> Access {
    guard let host = request.authority?.lowercased(), let access = access(byHost: host) else {
      let pages = listener.islands.map(\.page).joined(separator: " or ")
      throw RefusalError(reason: "the Host header must be that of the preview; open \(pages)\(Page.path)")
    }
    // The first Host header is the authority; further ones stay among the fields.
    guard !request.headerFields.contains(where: { $0.name.canonicalName == "host" }) else {
      throw RefusalError(reason: "it has two Host headers")
    }
    guard request.path?.hasPrefix("/") == true else {
      throw RefusalError(reason: "the request must name a path")
    }
    let site = request.headerFields[.fetchSite]
    let isOwn = site == "same-origin"
    for origin in request.headerFields[values: .origin] where origin != access.origin {
      // Browsers send "null" for a form of a page whose referrer policy is `no-referrer`.
      guard origin == "null", isOwn else { throw RefusalError(reason: "it is from another origin") }
    }
    guard site == nil || site == "none" || isOwn || Self.isVisit(request, to: access.place) else {
      throw RefusalError(reason: "it is from another site")
    }
    if let key = listener.key {
      guard key.isSent(with: request, to: access.island) || key.isNamed(by: request.path ?? "") else {
        throw RefusalError(reason: "it has no key; open the whole address that tabwire preview printed")
      }
    }
    return access
  }

  private func access(byHost host: String) -> Access? {
    for island in listener.islands {
      if let place = island.place(of: "http://\(host)") { return Access(island: island, place: place) }
    }
    return nil
  }

  /// Whether a request from elsewhere only shows a page: in a window, or, from the preview's page, in one of its frames.
  /// Other pages cannot show it in a frame, because the response names the only one that can.
  private static func isVisit(_ request: HTTPRequest, to place: Place) -> Bool {
    guard request.headerFields[.fetchMode] == "navigate", request.method == .get || request.method == .head else {
      return false
    }
    switch request.headerFields[.fetchDestination] {
    case "document": return true
    case "iframe": return place != .page && request.headerFields[.fetchSite] == "same-site"
    default: return false
    }
  }
}

/// The purpose of a request.
struct Access: Sendable {
  let island: Island
  let place: Place

  /// The origin that the request was sent to.
  var origin: String { island.origin(of: place) }
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
  static var resourcePolicy: Self { Self("Cross-Origin-Resource-Policy")! }
  static var insecureUpgrade: Self { Self("Upgrade-Insecure-Requests")! }
  static var referrerPolicy: Self { Self("Referrer-Policy")! }
}
