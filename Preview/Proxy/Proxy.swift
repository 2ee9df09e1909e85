import AsyncHTTPClient
import HTTPTypes
import HummingbirdCore
import NIOCore
import NIOHTTP1

/// Answers the preview's own requests, and forwards those for the site to the target.
struct Proxy: Sendable {
  let listener: Listener
  let target: Target
  /// The path of the site's path configuration, or `nil`.
  let pathConfiguration: String?
  let page: Page
  let rewriting: HeaderRewriting
  let client: HTTPClient
  let eventLoop: any EventLoop
  let settings: SettingsStore
  let visits: VisitLog
  /// How much later responses begin on a slow network.
  private static let slowness = Duration.seconds(2)

  /// - Parameters:
  ///   - request: The request.
  ///   - upload: The body of the request.
  func respond(to request: Request, upload: Upload) async -> Response {
    if let page = listener.page(forOtherName: request.head.authority) { return Self.redirect(to: page) }
    let access: Access
    do {
      access = try RequestGuard(listener: listener).access(of: request.head)
    } catch {
      return Self.refusal(error)
    }
    switch access.place {
    case .page: return await respond(to: request.head, in: access.island)
    case .site(let user):
      return await respond(to: request, upload: upload, as: access, seat: Seat(island: access.island, user: user))
    }
  }

  /// Responds for the preview's own page, which forwards nothing.
  private func respond(to head: HTTPRequest, in island: Island) async -> Response {
    let path = head.path ?? "/"
    if let key = listener.key, key.isNamed(by: path) {
      return Response(
        status: .seeOther,
        headers: [.location: Page.path, .setCookie: key.setCookie(for: island), .cacheControl: "no-store"])
    }
    guard path.hasPrefix(Page.path) else { return Self.redirect(to: island.page) }
    if let response = await PageRequests(proxy: self).response(to: head, in: island) { return response }
    return page.response(to: head, as: Access(island: island, place: .page))
  }

  /// Responds for the site, as a user sees it.
  private func respond(to request: Request, upload: Upload, as access: Access, seat: Seat) async -> Response {
    let path = request.head.path ?? "/"
    if path.hasPrefix(Page.path) { return page.response(to: request.head, as: access) }
    if path == "/", isTyped(request.head) { return Self.redirect(to: access.island.page) }
    // A service worker would respond in place of the proxy.
    if request.headers[.serviceWorker] == "script" { return Response(status: .notFound) }
    let visit = PendingVisit(number: visits.nextNumber(), head: request.head)
    do {
      return try await forward(request, upload: upload, path: path, seat: seat, visit: visit)
    } catch {
      return unreachable(error, seat: seat, visit: visit)
    }
  }

  private static func redirect(to page: String) -> Response {
    Response(status: .found, headers: [.location: page + Page.path, .cacheControl: "no-store"])
  }

  static func refusal(_ error: RefusalError) -> Response {
    Response(
      status: .forbidden, headers: [.contentType: "text/plain; charset=utf-8", .resourcePolicy: "same-origin"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: "\(error)\n")))
  }

  /// Whether the user opened the address in a window, rather than followed a link.
  private func isTyped(_ head: HTTPRequest) -> Bool {
    head.headerFields[.fetchDestination] == "document" && head.headerFields[.fetchSite] == "none"
  }

  private func forward(
    _ request: Request, upload: Upload, path: String, seat: Seat, visit: PendingVisit
  ) async throws -> Response {
    var forwarded = HTTPClientRequest(url: target.origin)
    forwarded.method = HTTPMethod(rawValue: request.method.rawValue)
    forwarded.headers = rewriting.headers(of: request.head, from: seat, settings: settings[seat.origin])
    forwarded.headers.add(name: TargetPath.header, value: path)
    if request.headers[.transferEncoding] != nil {
      forwarded.body = .stream(upload, length: .unknown)
    } else if let length = request.headers[.contentLength].flatMap(Int64.init), length > 0 {
      forwarded.body = .stream(upload, length: .known(length))
    }
    if settings[seat.origin].isSlow { try await Task.sleep(for: Self.slowness) }
    let response = try await execute(forwarded)
    guard (200...999).contains(response.status.code) else { throw HTTPParserError.invalidStatus }
    return respond(with: response, to: request, seat: seat, visit: visit)
  }

  // Pages may stream for hours, so there is no deadline. A site may close an idle connection just as a request arrives:
  // like browsers, the proxy repeats requests that change nothing.
  private func execute(_ request: HTTPClientRequest) async throws -> HTTPClientResponse {
    do {
      return try await client.execute(request, deadline: .distantFuture)
    } catch let error as HTTPClientError
      where error == .remoteConnectionClosed && request.body == nil && [.GET, .HEAD].contains(request.method)
    {
      return try await client.execute(request, deadline: .distantFuture)
    }
  }

  private func respond(
    with response: HTTPClientResponse, to request: Request, seat: Seat, visit: PendingVisit
  ) -> Response {
    let hasBody = request.method != .head && ![204, 205, 304].contains(response.status.code)
    let isVisit = visit.isVisit && response.status != .partialContent
    let image = isVisit && hasBody ? ImageDocument(of: response, to: request.head) : nil
    let script: Visit.Script =
      if image != nil {
        .inserted
      } else if !hasBody || !isVisit || !isHTML(response.headers) {
        .notAPage
      } else if !isReadable(response.headers) {
        .unreadable
      } else if rewriting.isolatesPage(response.headers) {
        .sandboxed
      } else {
        .inserted
      }
    if isVisit {
      let reason = script == .unreadable ? ContentCoding.problem(of: response.headers) : nil
      visits.append(visit.ended(by: response, script: script, reason: reason), to: seat.origin)
    }
    if let image {
      let tag = ScriptTag(seat: seat, visit: visit.number, nonce: nil)
      return image.response(tag: tag, ancestors: HeaderRewriting.ancestors(of: seat))
    }
    let isPage = script == .inserted
    let (headers, nonce) = rewriting.response(response.headers, to: seat, isPage: isPage)
    let status = HTTPResponse.Status(code: Int(response.status.code), reasonPhrase: response.status.reasonPhrase)
    let length = response.headers.first(name: "content-length").flatMap { Int($0) }
    guard hasBody else {
      var answer = Response(status: status, headers: headers)
      answer.headers[.contentLength] = response.status.code == 205 ? "0" : length.map { String($0) }
      return answer
    }
    if isPage {
      let tag = ScriptTag(seat: seat, visit: visit.number, nonce: nonce).html
      let encoding = ScriptInsertion.Encoding(contentType: response.headers.first(name: "content-type") ?? "")
      let coding = ContentCoding(header: response.headers.contentCoding)
      var page = Response(
        status: status, headers: headers,
        body: ResponseBody { writer in
          var insertion = ScriptInsertion(tag: tag, encoding: encoding)
          let decoder = try coding?.decoder()
          func send(_ bytes: [UInt8]) async throws {
            if !bytes.isEmpty { try await writer.write(ByteBuffer(bytes: bytes)) }
          }
          for try await part in response.body {
            guard let decoder else {
              try await send(insertion.insert(into: part.readableBytesView))
              continue
            }
            decoder.add(Array(part.readableBytesView))
            while let decoded = try decoder.next() { try await send(insertion.insert(into: decoded)) }
          }
          try await writer.write(ByteBuffer(bytes: insertion.finish()))
          try await writer.finish(nil)
        })
      // The page is sent on without compression.
      page.headers[.contentEncoding] = nil
      return page
    }
    return Response(
      status: status, headers: headers,
      body: ResponseBody(contentLength: length) { writer in
        for try await part in response.body { try await writer.write(part) }
        try await writer.finish(nil)
      })
  }

  private func isHTML(_ headers: HTTPHeaders) -> Bool {
    let type = headers.first(name: "content-type")?.lowercased() ?? ""
    return type.hasPrefix("text/html") || type.hasPrefix("application/xhtml+xml")
  }

  private func isReadable(_ headers: HTTPHeaders) -> Bool {
    ContentCoding(header: headers.contentCoding)?.isAvailable == true
  }

  private func unreachable(_ error: any Error, seat: Seat, visit: PendingVisit) -> Response {
    let reason =
      switch error {
      case let error as HTTPClientError where error == .connectTimeout: "does not respond"
      case is HTTPClientError: "closed the connection"
      default:
        String(describing: error).contains("CERTIFICATE_VERIFY_FAILED")
          ? "has a certificate that is not trusted; start the preview with --insecure if it is your own"
          : "cannot be reached"
      }
    if visit.isVisit { visits.append(visit.failed(reason), to: seat.origin) }
    let tag = ScriptTag(seat: seat, visit: visit.number, nonce: nil).html
    // The address was checked when the preview started, and holds no markup.
    let text = """
      <!doctype html><html lang="en"><head>\(tag)<meta charset="utf-8">\
      <meta name="tabwire-error" content="unreachable"><title>Can’t Connect</title></head>\
      <body><p>\(target.authority) \(reason).</p></body></html>
      """
    return Response(
      status: .badGateway,
      headers: [.contentType: "text/html; charset=utf-8", .cacheControl: "no-store", .previewError: "unreachable"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
  }
}
