import CTabwireCurl
import Tabwire
import TabwirePaths

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Requests pages and images as an app does. It stores nothing on disk.
///
/// Everything is bounded: the time of each request and of all together, the size of a decoded body, and the redirects.
final class Browser {
  /// The maximum number of redirects of a request.
  private static let maximumRedirects = 10
  /// The time for all requests together, in request timeouts.
  private static let maximumTimeouts = 15

  private let cookies: [String]
  /// The header lines of requests for pages and other files, and for images.
  private let headers, imageHeaders: [String]
  /// The client of libcurl, which is loaded for the first request.
  private var loadedClient: OpaquePointer?
  private let timeout: Duration
  private let deadline: ContinuousClock.Instant
  private let clock = ContinuousClock()

  convenience init(_ options: SourceOptions) throws {
    self.init(
      cookies: try options.cookieJar.map(CookieJar.cookies(ofFile:)) ?? [],
      headers: options.headerLines(accepting: "text/html"),
      imageHeaders: options.headerLines(accepting: "image/png, image/jpeg, image/webp"), timeout: options.timeout)
  }

  /// - Parameters:
  ///   - cookies: The cookies to send, lines of a ``CookieJar``.
  ///   - headers: The header lines of requests for pages and other files.
  ///   - imageHeaders: The header lines of requests for images.
  ///   - timeout: The time for each request, in seconds.
  init(
    cookies: [String] = [], headers: [String] = ["User-Agent: tabwire"], imageHeaders: [String] = [], timeout: Int
  ) {
    self.cookies = cookies
    self.headers = headers
    self.imageHeaders = imageHeaders
    self.timeout = .seconds(timeout)
    deadline = clock.now + self.timeout * Self.maximumTimeouts
  }

  deinit {
    if let loadedClient { tabwire_curl_destroy(loadedClient) }
  }

  private func client() throws(RequestError) -> OpaquePointer {
    if let loadedClient { return loadedClient }
    var error: UnsafePointer<CChar>?
    guard let client = tabwire_curl_create(&error) else {
      throw .noResponse("pages cannot be read: libcurl is not installed; install libcurl4 or curl")
    }
    for cookie in cookies { tabwire_curl_add_cookie(client, cookie) }
    loadedClient = client
    return client
  }

  // MARK: Requests

  /// Requests a page.
  ///
  /// - Throws: A ``SourceError`` if the server does not respond with one.
  func page(at url: URL) throws -> SourceText {
    let response = try sourceResponse(to: Request(url, headers, timeout))
    guard response.status < 400 else {
      let remedy = response.status == 401 || response.status == 403 ? "; sign in with --cookie-jar or --header" : ""
      throw SourceError(name: url.absoluteString, reason: "the server responds with \(response.status)\(remedy)")
    }
    return SourceText(name: url.absoluteString, bytes: response.body, url: response.url)
  }

  /// Requests a page for its status only, and ignores the body.
  ///
  /// - Throws: A ``SourceError`` if the server does not respond.
  func status(at url: URL) throws -> Int {
    try sourceResponse(to: Request(url, headers, timeout, maximumByteCount: nil)).status
  }

  /// Requests an image, with the limits of apps (P22.8).
  ///
  /// - Returns: The image, or `nil` if there was no time for the request.
  /// - Throws: The reason why apps do not show it.
  func image(at url: URL) throws(TabImageError) -> ImageFile? {
    let request = Request(url, imageHeaders, ImageFile.timeout, maximumByteCount: ImageFile.maximumByteCount)
    let response: Response
    do {
      response = try self.response(to: request)
    } catch {
      if case .deadline = error { return nil }
      throw TabImageError(error)
    }
    guard response.status == 200 else { throw .status(response.status) }
    return try ImageFile(response.body)
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
    let (request, body) = (Request(url, headers, timeout), Body(maximumByteCount: BoundedReader.maximumByteCount))
    do throws(RequestError) {
      let result = try get(url, request, clock.now, body)
      let isRedirect = (300..<400).contains(result.status)
      guard result.code == 0 || isRedirect else { throw error(result, body, request) }
      return File(
        status: result.status, location: result.location,
        type: result.type.prefix { $0 != ";" }.trimmed.lowercased(), bytes: body.bytes)
    } catch {
      throw SourceError(name: url.absoluteString, reason: error.reason)
    }
  }

  private func sourceResponse(to request: Request) throws(SourceError) -> Response {
    do {
      return try response(to: request)
    } catch {
      throw SourceError(name: request.url.absoluteString, reason: error.reason)
    }
  }

  // MARK: A request

  private struct Request {
    let url: URL
    let headers: [String]
    /// The time for the request and its redirects.
    let timeout: Duration
    /// The maximum size of the decoded body, or `nil` if only the status is wanted.
    let maximumByteCount: Int?

    init(
      _ url: URL, _ headers: [String], _ timeout: Duration, maximumByteCount: Int? = BoundedReader.maximumByteCount
    ) {
      self.url = url
      self.headers = headers
      self.timeout = timeout
      self.maximumByteCount = maximumByteCount
    }
  }

  private struct Response {
    /// The address of the response, after redirects.
    let url: URL
    let status: Int
    let body: [UInt8]
  }

  private func response(to request: Request) throws(RequestError) -> Response {
    // Without Foundation's internationalization, hosts are not converted to ASCII.
    guard request.url.host(percentEncoded: true)?.contains("%") != true else {
      throw .noResponse("the host has characters beyond ASCII; write it in the form xn--…")
    }
    let start = clock.now
    var current = request.url
    for _ in 0...Self.maximumRedirects {
      let body = Body(maximumByteCount: request.maximumByteCount)
      let result = try get(current, request, start, body)
      if (300..<400).contains(result.status), !result.location.isEmpty {
        guard let next = URL(string: result.location, relativeTo: current)?.absoluteURL,
          next.origin == request.url.origin
        else { throw .otherOrigin(result.location) }
        current = next
      } else if (300..<400).contains(result.status) {
        throw .noResponse("the server redirects (\(result.status)) without a Location")
      } else if result.code == 0 || request.maximumByteCount == nil && result.status > 0 {
        return Response(url: current, status: result.status, body: body.bytes)
      } else {
        throw error(result, body, request)
      }
    }
    throw .tooManyRedirects(Self.maximumRedirects)
  }

  private func get(
    _ url: URL, _ request: Request, _ start: ContinuousClock.Instant, _ body: Body
  ) throws(RequestError) -> Outcome {
    let client = try client()
    let rest = min(start + request.timeout, deadline) - clock.now
    guard rest.milliseconds > 0 else { return .timedOut }
    tabwire_curl_remove_headers(client)
    for line in request.headers { tabwire_curl_add_header(client, line) }
    // The texts of the result are those of the client, which belongs to this browser.
    return withExtendedLifetime((self, body)) {
      let result = tabwire_curl_get(
        client, url.absoluteString, rest.milliseconds,
        { context, status, bytes, count in
          guard let context, let bytes else { return false }
          let body = Unmanaged<Body>.fromOpaque(context).takeUnretainedValue()
          return body.append(UnsafeRawBufferPointer(start: bytes, count: count), status: status)
        }, Unmanaged.passUnretained(body).toOpaque())
      return Outcome(
        code: result.code, status: result.status, location: Self.text(of: result.location),
        type: Self.text(of: result.content_type), message: Self.text(of: result.message))
    }
  }

  private func error(_ result: Outcome, _ body: Body, _ request: Request) -> RequestError {
    if body.isTooLarge { return .tooLarge }
    switch result.code {
    case Outcome.timedOutCode:
      // libcurl counts whole milliseconds, and so may end just before the deadline.
      let isOver = deadline - clock.now < .milliseconds(2)
      return isOver ? .deadline(timeout * Self.maximumTimeouts) : .timedOut(request.timeout)
    case Outcome.abortedCode: return .noResponse("the headers are larger than 256 KiB")
    default:
      return .noResponse("the server does not respond (\(result.message)); check that it is running")
    }
  }

  /// Returns a text of C, or an empty one for none.
  private static func text(of characters: UnsafePointer<CChar>?) -> String {
    characters.map { String(cString: $0) } ?? ""
  }
}

/// The body of a response while it arrives.
private final class Body {
  /// The maximum size, or `nil` if only the status is wanted.
  private let maximumByteCount: Int?
  private(set) var bytes: [UInt8] = []
  private(set) var isTooLarge = false

  init(maximumByteCount: Int?) {
    self.maximumByteCount = maximumByteCount
  }

  /// Appends a decoded part.
  ///
  /// - Returns: `false` if the rest is not needed: after a redirect, or beyond the maximum size.
  func append(_ part: UnsafeRawBufferPointer, status: Int) -> Bool {
    guard let maximumByteCount, !(300..<400).contains(status) else { return false }
    isTooLarge = bytes.count + part.count > maximumByteCount
    if !isTooLarge { bytes += part }
    return !isTooLarge
  }
}

/// The reason why there is no complete response.
private enum RequestError: Error {
  /// The server redirects to an address of another origin.
  case otherOrigin(String)
  /// The server redirects more often than this.
  case tooManyRedirects(Int)
  /// The body is too large.
  case tooLarge
  /// The request took longer than this.
  case timedOut(Duration)
  /// All requests together took longer than this.
  case deadline(Duration)
  /// Another reason.
  case noResponse(String)

  /// The reason in reports about sources.
  var reason: String {
    switch self {
    case .otherOrigin(let location): "redirects to \(location), which is another origin; name that address instead"
    case .tooManyRedirects(let count): "more than \(count) redirects"
    case .tooLarge: "the page is larger than \(BoundedReader.maximumByteCount >> 20) MiB"
    case .timedOut(let timeout): "no complete response within \(timeout) (use --timeout)"
    case .deadline(let time): "not read: all requests together took longer than \(time) (use --timeout)"
    case .noResponse(let reason): reason
    }
  }
}

extension TabImageError {
  fileprivate init(_ error: RequestError) {
    self =
      switch error {
      case .otherOrigin(let location): .redirect(to: location)
      case .tooManyRedirects: .tooManyRedirects
      case .tooLarge: .tooManyBytes
      case .timedOut(let timeout): .noResponse("it took longer than \(timeout)")
      case .deadline, .noResponse: .noResponse(error.reason)
      }
  }
}

/// The outcome of a request.
private struct Outcome {
  /// The code of libcurl for a timeout.
  static let timedOutCode: Int32 = 28
  /// The code of libcurl for a response that a callback aborted.
  static let abortedCode: Int32 = 23
  static let timedOut = Outcome(code: timedOutCode, status: 0, location: "", type: "", message: "")

  /// The code of libcurl: 0 for a complete response.
  let code: Int32
  /// The HTTP status, or 0.
  let status: Int
  /// The last Location header, or an empty text.
  let location: String
  /// The last Content-Type header, or an empty text.
  let type: String
  /// The message of libcurl for the code.
  let message: String
}

extension URL {
  /// The scheme, host and port, or `nil` if there is no host.
  var origin: Origin? { Origin(self) }
}
