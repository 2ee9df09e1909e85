import CTabwireCurl
import WebAddress

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Requests pages as an app does. It stores nothing on disk.
///
/// Everything is bounded: the time of each request and of all together, the size of a decoded page, and the redirects.
final class Browser {
  /// The maximum number of redirects of a request.
  private static let maximumRedirects = 10
  /// The time for all requests together, in request timeouts.
  private static let maximumTimeouts = 15

  private let cookieJar: String?
  private let headers: [String]
  /// The client of libcurl, which is loaded for the first request.
  private var loadedClient: OpaquePointer?
  private let timeout: Duration
  private let deadline: ContinuousClock.Instant
  private let clock = ContinuousClock()

  convenience init(_ options: SourceOptions) throws {
    if let jar = options.cookieJar { try CookieJar.validate(jar) }
    self.init(cookieJar: options.cookieJar, headers: options.headerLines, timeout: options.timeout)
  }

  /// - Parameters:
  ///   - cookieJar: The file with the cookies, or `nil` to send none.
  ///   - headers: The header lines of every request.
  ///   - timeout: The time for each request, in seconds.
  init(cookieJar: String? = nil, headers: [String] = ["User-Agent: tabwire"], timeout: Int) {
    self.cookieJar = cookieJar
    self.headers = headers
    self.timeout = .seconds(timeout)
    deadline = clock.now + self.timeout * Self.maximumTimeouts
  }

  deinit {
    if let loadedClient { tabwire_curl_destroy(loadedClient) }
  }

  private func client(for url: URL) throws -> OpaquePointer {
    if let loadedClient { return loadedClient }
    var error: UnsafePointer<CChar>?
    guard let client = tabwire_curl_create(cookieJar, &error) else {
      throw SourceError(
        name: url.absoluteString,
        reason: "pages cannot be read: libcurl is not installed; install libcurl4 or curl")
    }
    for line in headers { tabwire_curl_add_header(client, line) }
    loadedClient = client
    return client
  }

  /// Requests a page.
  ///
  /// - Throws: A ``SourceError`` if the server does not respond with one.
  func page(at url: URL) throws -> SourceText {
    let response = try response(at: url)
    guard response.status < 400 else { throw SourceError(name: url.absoluteString, reason: response.statusError) }
    return SourceText(name: url.absoluteString, bytes: response.body, url: response.url)
  }

  /// Requests a page for its status only, and ignores the body.
  ///
  /// - Throws: A ``SourceError`` if the server does not respond.
  func status(at url: URL) throws -> Int {
    try response(at: url, ignoresBody: true).status
  }

  /// A file of a server, as systems read it that follow no redirects.
  struct File {
    let status: Int
    /// The address that the server redirects to, or an empty text.
    let location: String
    /// The type of the content, without parameters, in lowercase.
    let type: String
    let bytes: [UInt8]
  }

  /// Requests a file. Follows no redirects.
  ///
  /// - Throws: A ``SourceError`` if the server does not respond.
  func file(at url: URL) throws -> File {
    let body = Body(isIgnored: false)
    let result = get(url, try client(for: url), clock.now, body)
    let isRedirect = (300..<400).contains(result.status)
    guard result.code == 0 || isRedirect else {
      throw SourceError(name: url.absoluteString, reason: reason(result, body))
    }
    return File(
      status: result.status, location: Self.text(of: result.location),
      type: Self.text(of: result.content_type).prefix { $0 != ";" }.trimmed.lowercased(), bytes: body.bytes)
  }

  private struct Response {
    /// The address of the response, after redirects.
    let url: URL
    let status: Int
    let body: [UInt8]

    /// The error message for the status.
    var statusError: String {
      "the server responds with \(status)"
        + (status == 401 || status == 403 ? "; sign in with --cookie-jar or --header" : "")
    }
  }

  private func response(at url: URL, ignoresBody: Bool = false) throws -> Response {
    // Without Foundation's internationalization, hosts are not converted to ASCII.
    guard url.host(percentEncoded: true)?.contains("%") != true else {
      throw SourceError(
        name: url.absoluteString, reason: "the host has characters beyond ASCII; write it in the form xn--…")
    }
    let start = clock.now
    var current = url
    for _ in 0...Self.maximumRedirects {
      let body = Body(isIgnored: ignoresBody)
      let result = get(current, try client(for: url), start, body)
      let location = Self.text(of: result.location)
      if (300..<400).contains(result.status), !location.isEmpty {
        guard let next = URL(string: location, relativeTo: current)?.absoluteURL, next.origin == url.origin else {
          throw SourceError(
            name: url.absoluteString,
            reason: "redirects to \(location), which is another origin; name that address instead")
        }
        current = next
      } else if result.code == 0 || body.isIgnored && result.status > 0 {
        return Response(url: current, status: result.status, body: body.bytes)
      } else {
        throw SourceError(name: url.absoluteString, reason: reason(result, body))
      }
    }
    throw SourceError(name: url.absoluteString, reason: "more than \(Self.maximumRedirects) redirects")
  }

  private func get(
    _ url: URL, _ client: OpaquePointer, _ start: ContinuousClock.Instant, _ body: Body
  ) -> tabwire_curl_result {
    let rest = min(start + timeout, deadline) - clock.now
    guard rest.milliseconds > 0 else { return tabwire_curl_result(timedOut: ()) }
    return tabwire_curl_get(
      client, url.absoluteString, rest.milliseconds,
      { context, status, bytes, count in
        guard let context, let bytes else { return false }
        let body = Unmanaged<Body>.fromOpaque(context).takeUnretainedValue()
        return body.append(UnsafeRawBufferPointer(start: bytes, count: count), status: status)
      }, Unmanaged.passUnretained(body).toOpaque())
  }

  private func reason(_ result: tabwire_curl_result, _ body: Body) -> String {
    if body.isTooLarge { return "the page is larger than \(BoundedReader.maximumByteCount >> 20) MiB" }
    if result.code == tabwire_curl_result.timedOut {
      return clock.now >= deadline
        ? "not read: all requests together took longer than \(timeout * Self.maximumTimeouts); use --timeout"
        : "no complete response within \(timeout); use --timeout"
    }
    if result.code == tabwire_curl_result.aborted { return "the headers are larger than 256 KiB" }
    return "the server does not respond (\(Self.text(of: result.message))); check that it is running"
  }

  /// Returns a text of C, or an empty one for none.
  private static func text(of characters: UnsafePointer<CChar>?) -> String {
    characters.map { String(cString: $0) } ?? ""
  }
}

/// The body of a response while it arrives.
private final class Body {
  /// Whether only the status is wanted.
  let isIgnored: Bool
  private(set) var bytes: [UInt8] = []
  private(set) var isTooLarge = false

  init(isIgnored: Bool) {
    self.isIgnored = isIgnored
  }

  /// Appends a decoded part.
  ///
  /// - Returns: `false` if the rest is not needed: after a redirect, or beyond the maximum size.
  func append(_ part: UnsafeRawBufferPointer, status: Int) -> Bool {
    if isIgnored || (300..<400).contains(status) { return false }
    isTooLarge = bytes.count + part.count > BoundedReader.maximumByteCount
    if !isTooLarge { bytes += part }
    return !isTooLarge
  }
}

extension tabwire_curl_result {
  /// The code of libcurl for a timeout.
  fileprivate static let timedOut: Int32 = 28

  /// The code of libcurl for a response that a callback aborted.
  fileprivate static let aborted: Int32 = 23

  fileprivate init(timedOut: Void) {
    self.init()
    code = Self.timedOut
  }
}

extension URL {
  /// The scheme, host and port, or `nil` if there is no host.
  var origin: Origin? { Origin(self) }
}
