import AsyncHTTPClient
import HTTPTypes
import HummingbirdCore
import NIOCore
import NIOHTTP1

/// Answers the preview's own requests, and forwards every other one to the target.
struct Proxy: Sendable {
  let listener: Listener
  let target: Target
  let page: Page
  let rewriting: HeaderRewriting
  let client: HTTPClient

  /// - Parameters:
  ///   - request: The request.
  ///   - upload: The body of the request.
  ///   - port: The port that the request came in by.
  func respond(to request: Request, upload: Upload, port: Int) async -> Response {
    let own: String
    do {
      own = try RequestGuard(listener: listener, port: port).ownOrigin(of: request.head)
    } catch {
      return Self.refusal(error)
    }
    let path = request.head.path ?? "/"
    if let key = listener.key, key.isNamed(by: path) {
      return Response(
        status: .seeOther, headers: [.location: Page.path, .setCookie: key.setCookie, .cacheControl: "no-store"])
    }
    if path == Page.path.dropLast() || path == "/", isTyped(request.head) {
      return Response(status: .found, headers: [.location: Page.path, .cacheControl: "no-store"])
    }
    if path.hasPrefix(Page.path) { return page.response(to: request.head) }
    // A service worker would respond in place of the proxy.
    if request.headers[.serviceWorker] == "script" { return Response(status: .notFound) }
    do {
      return try await forward(request, upload: upload, path: path, own: own)
    } catch {
      return unreachable(error)
    }
  }

  static func refusal(_ error: RefusalError) -> Response {
    Response(
      status: .forbidden, headers: [.contentType: "text/plain; charset=utf-8"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: "\(error)\n")))
  }

  /// Whether the user opened the address in a window, rather than followed a link.
  private func isTyped(_ head: HTTPRequest) -> Bool {
    head.headerFields[.fetchDestination] == "document" && head.headerFields[.fetchSite] == "none"
  }

  private func forward(_ request: Request, upload: Upload, path: String, own: String) async throws -> Response {
    var forwarded = HTTPClientRequest(url: target.origin + path)
    forwarded.method = HTTPMethod(rawValue: request.method.rawValue)
    forwarded.headers = rewriting.headers(of: request.head, from: own)
    if request.headers[.transferEncoding] != nil {
      forwarded.body = .stream(upload, length: .unknown)
    } else if let length = request.headers[.contentLength].flatMap(Int64.init), length > 0 {
      forwarded.body = .stream(upload, length: .known(length))
    }
    let response = try await execute(forwarded)
    guard (200...999).contains(response.status.code) else { throw HTTPParserError.invalidStatus }
    let isUpload = forwarded.body != nil
    return respond(with: response, to: request, isUpload: isUpload, own: own)
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
    with response: HTTPClientResponse, to request: Request, isUpload: Bool, own: String
  ) -> Response {
    let hasBody = request.method != .head && ![204, 205, 304].contains(response.status.code)
    let isPage = hasBody && response.status != .partialContent && isVisit(request.head) && isHTML(response.headers)
    let (headers, nonce) = rewriting.response(response.headers, to: own, isPage: isPage)
    let status = HTTPResponse.Status(code: Int(response.status.code), reasonPhrase: response.status.reasonPhrase)
    let length = response.headers.first(name: "content-length").flatMap { Int($0) }
    guard hasBody else {
      var answer = Response(status: status, headers: headers)
      answer.headers[.contentLength] = response.status.code == 205 ? "0" : length.map { String($0) }
      return answer
    }
    if isPage {
      let tag = Page.scriptTag(nonce: nonce)
      return Response(
        status: status, headers: headers,
        body: ResponseBody { writer in
          var insertion = ScriptInsertion(tag: tag)
          for try await part in response.body {
            let bytes = insertion.insert(into: part.readableBytesView)
            if !bytes.isEmpty { try await writer.write(ByteBuffer(bytes: bytes)) }
          }
          try await writer.write(ByteBuffer(bytes: insertion.finish()))
          try await writer.finish(nil)
        })
    }
    if !isUpload, response.headers.first(name: "content-type")?.hasPrefix("text/event-stream") == true {
      return Response(
        status: status, headers: headers,
        body: ResponseBody { writer in
          // Closes the request to the target when the page is gone, even if the target sends nothing.
          try await request.body.consumeWithCancellationOnInboundClose { _ in
            for try await part in response.body { try await writer.write(part) }
          }
          try await writer.finish(nil)
        })
    }
    return Response(
      status: status, headers: headers,
      body: ResponseBody(contentLength: length) { writer in
        for try await part in response.body { try await writer.write(part) }
        try await writer.finish(nil)
      })
  }

  /// Whether the response becomes a document. Turbo requests pages itself, from documents that have the script already.
  private func isVisit(_ head: HTTPRequest) -> Bool {
    switch head.headerFields[.fetchDestination] {
    case nil, "document", "iframe", "frame": true
    default: false
    }
  }

  private func isHTML(_ headers: HTTPHeaders) -> Bool {
    let type = headers.first(name: "content-type")?.lowercased() ?? ""
    let encoding = headers.first(name: "content-encoding")?.lowercased() ?? "identity"
    return type.hasPrefix("text/html") && !type.contains("utf-16") && encoding == "identity"
  }

  private func unreachable(_ error: any Error) -> Response {
    let reason =
      switch error {
      case let error as HTTPClientError where error == .connectTimeout: "does not respond"
      case is HTTPClientError: "closed the connection"
      default:
        String(describing: error).contains("CERTIFICATE_VERIFY_FAILED")
          ? "has a certificate that is not trusted; start the preview with --insecure if it is your own"
          : "cannot be reached"
      }
    // The address was checked when the preview started, and holds no markup.
    let text = """
      <!doctype html><html lang="en"><head>\(Page.scriptTag(nonce: nil))<meta charset="utf-8">\
      <meta name="tabwire-error" content="unreachable"><title>Can’t Connect</title></head>\
      <body><p>\(target.authority) \(reason).</p></body></html>
      """
    return Response(
      status: .badGateway,
      headers: [.contentType: "text/html; charset=utf-8", .cacheControl: "no-store", .previewError: "unreachable"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
  }
}
